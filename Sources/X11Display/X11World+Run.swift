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

  /// Waits once and serves everything but the display.
  private func turn(signal: Int32, limit: TimeInterval) -> Int32? {
    var now = MonotonicClock.now
    let isResting = clock.deadline(at: now) == nil
    if servesMainQueue { mainQueue.turnIfDue(at: now, isResting: isResting) }
    if isStopping { return nil }
    if !connection.isLost { connection.flush() }
    now = MonotonicClock.now
    // Whatever the turn-over posted or asked for counts for this wait already.
    let tick = clock.deadline(at: now)
    let quiet = clock.quietTime(at: now)
    let turn = servesMainQueue ? mainQueue.nextTurn(at: now) : nil
    let wake = waitSet.wait(
      until: min(limit, min(tick ?? .infinity, min(quiet ?? .infinity, turn ?? .infinity))),
      at: now,
      includesServer: quiet.map { $0 <= now } ?? true,
      includesMainQueue: servesMainQueue, signal: signal)
    if wake.signal, let number = SignalPipe.take() { return number }
    if wake.mainQueue { mainQueue.drain() }
    return nil
  }

  /// Gives the tick if it is due; the samples that are already in the socket go into it.
  private func serveTick() {
    let now = MonotonicClock.now
    compositor.tickStart = now
    clock.isVisible = window.isVisible
    clock.fireIfDue(at: now)
    connection.reportFaults()
  }

  private func loseDisplay() -> X11Error {
    input.emit(
      .interruption(Interruption(reason: .displayLost, time: MonotonicClock.now)))
    input.announce()
    return .displayLost(name: connection.name)
  }
}
