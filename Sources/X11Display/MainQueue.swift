import Foundation

/// The main dispatch queue and the main run loop, serviced from a loop that is neither.
///
/// Real code posts to both. Dispatch offers a descriptor that becomes readable when the queue has
/// work (the run loop of Foundation uses the same door); the run loop is asked when its next timer
/// is due and is turned over then, or before the program goes to sleep for good.
struct MainQueue {
  /// Readable when the main queue has work.
  let descriptor: Int32
  private let mainLoop: UnsafeRawPointer?
  private let defaultMode: UnsafeRawPointer?
  private var lastTurn: TimeInterval = -.infinity
  private var notBefore: TimeInterval = -.infinity
  /// Code ran since the last turn, so blocks may wait that no timer tells of.
  private var mayHaveBlocks = true

  /// The longest that blocks given to the run loop wait while frames go on. Units: seconds. Source:
  /// chosen.
  private static let patience: TimeInterval = 0.1

  init() {
    descriptor = dispatchMainQueueHandle()
    mainLoop = coreMainRunLoop()
    // A variable cannot be imported by its linker name, so the process's own table is asked.
    defaultMode = dlsym(nil, "kCFRunLoopDefaultMode")?.load(as: UnsafeRawPointer?.self)
  }

  /// Runs what was posted to the main dispatch queue.
  func drain() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    dispatchMainQueueCallback(nil)
  }

  /// When the run loop wants to run next, on the monotonic clock; infinite when it has no timers.
  private(set) var nextTurn: TimeInterval = .infinity

  /// Code ran that may have set timers or posted blocks: asks when to serve them.
  ///
  /// A turn costs the run loop a dozen system calls and some allocations, so while the finger moves
  /// it has one now and then, not one for every frame.
  mutating func noteWork(at now: TimeInterval) {
    mayHaveBlocks = true
    plan(at: now)
  }

  private mutating func plan(at now: TimeInterval) {
    nextTurn = max(nextTimer(at: now), notBefore)
    if mayHaveBlocks { nextTurn = min(nextTurn, max(now, lastTurn + Self.patience)) }
  }

  private func nextTimer(at now: TimeInterval) -> TimeInterval {
    guard let mainLoop, let defaultMode else { return .infinity }
    let date = coreNextTimerDate(mainLoop, defaultMode)
    guard date > 0, date.isFinite else { return .infinity }
    return now + max(0, date - Date.timeIntervalSinceReferenceDate)
  }

  /// Turns the run loop over when a timer is due or blocks have waited long enough.
  ///
  /// - Returns: whether it was.
  mutating func turnIfDue(at now: TimeInterval) -> Bool {
    guard nextTurn <= now else { return false }
    lastTurn = now
    mayHaveBlocks = false
    _ = RunLoop.main.limitDate(forMode: .default)
    // A timer that stays due (it cannot fire while another one's block runs) must not spin us.
    notBefore = nextTimer(at: now) <= now ? now + Self.patience : -.infinity
    plan(at: now)
    return true
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

@_silgen_name("CFRunLoopGetMain")
private func coreMainRunLoop() -> UnsafeRawPointer?

@_silgen_name("CFRunLoopGetNextTimerFireDate")
private func coreNextTimerDate(_ loop: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> Double
