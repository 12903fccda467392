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

  /// When the run loop wants to run next, on the monotonic clock; nil when it has no timers.
  func nextTurn(at now: TimeInterval) -> TimeInterval? {
    nextTimer(at: now).map { max($0, notBefore) }
  }

  private func nextTimer(at now: TimeInterval) -> TimeInterval? {
    guard let mainLoop, let defaultMode else { return nil }
    let date = coreNextTimerDate(mainLoop, defaultMode)
    guard date > 0, date.isFinite else { return nil }
    return now + max(0, date - Date.timeIntervalSinceReferenceDate)
  }

  /// Turns the run loop over when a timer is due, or when it has not been for a while.
  ///
  /// - Returns: whether it was.
  mutating func turnIfDue(at now: TimeInterval, isResting: Bool) -> Bool {
    let isDue = nextTurn(at: now).map { $0 <= now } ?? false
    guard isDue || isResting || now - lastTurn > Self.patience else { return false }
    lastTurn = now
    _ = RunLoop.main.limitDate(forMode: .default)
    // A timer that stays due (it cannot fire while another one's block runs) must not spin us.
    notBefore = nextTimer(at: now).map { $0 <= now } ?? false ? now + Self.patience : -.infinity
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
