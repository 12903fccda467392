import CX11
import Display
public import Foundation

/// The loop: wait, read everything, paint once.
extension X11World {
  /// Runs until `isDone` holds, `stop()` is called, a signal asks the program to end, or the display
  /// is lost.
  ///
  /// - Parameters:
  ///   - limit: the moment on the frame clock's axis to give up at.
  ///   - isDone: asked after each turn, so it costs nothing at rest.
  /// - Throws: `X11Error.displayLost`.
  public func run(
    notAfter limit: TimeInterval = .infinity, until isDone: () -> Bool = { false }
  ) throws(X11Error) -> End {
    let signal = SignalPipe.arm()
    defer { SignalPipe.disarm() }
    isStopping = false
    while true {
      readEvents()
      if connection.isLost { throw loseDisplay() }
      serveTick()
      if connection.isLost { throw loseDisplay() }
      if isStopping || isDone() { return .finished }
      if MonotonicClock.now >= limit { return .timeout }
      if let number = turn(signal: signal, limit: limit) { return .signal(number) }
    }
  }

  /// Serves the main run loop, or waits once; whatever came of it is looked at before the next wait.
  private func turn(signal: Int32, limit: TimeInterval) -> Int32? {
    if servesMainQueue, turnMainLoop() { return nil }
    connection.flush()
    let now = MonotonicClock.now
    let quiet = clock.quietTime(at: now) ?? -.infinity
    let tick = clock.arm(at: now) ?? .infinity
    let timer = servesMainQueue ? mainQueue.nextTurn : .infinity
    // News that Xlib has read already do not make the socket readable.
    if quiet <= now, connection.hasQueuedEvents { return nil }
    let moment = min(limit, min(tick, min(timer, quiet > now ? quiet : .infinity)))
    let wake = waitSet.wait(
      until: moment, at: now, includesServer: quiet <= now, includesMainQueue: servesMainQueue,
      signal: signal)
    hasTurnedMainLoop = false
    if wake.signal, let number = SignalPipe.take() { return number }
    if wake.mainQueue {
      mainQueue.drain()
      mainQueue.noteWork(at: MonotonicClock.now)
    }
    return nil
  }

  /// Turns the main run loop over once between two waits, if it has or may have something to do.
  private func turnMainLoop() -> Bool {
    if hasTurnedMainLoop { return false }
    hasTurnedMainLoop = true
    return mainQueue.turnIfDue(at: MonotonicClock.now)
  }

  /// Gives the tick if it is due; the samples that are already in the socket go into it.
  private func serveTick() {
    let now = MonotonicClock.now
    compositor.tickStart = now
    clock.isVisible = window.isVisible
    if clock.fireIfDue(at: now), servesMainQueue { mainQueue.noteWork(at: now) }
    connection.reportFaults()
  }

  private func loseDisplay() -> X11Error {
    input.emit(
      .interruption(Interruption(reason: .displayLost, time: MonotonicClock.now)))
    input.announce()
    return .displayLost(name: connection.name)
  }
}
