import Foundation
import QuartzCore

/// `DispatchQueue.main` and the main run loop, served between frames as in the window.
///
/// A turn of the run loop asks the system seven times, which is a fifth of what a drag takes. It has
/// one for every frame in which there is work on the queue or a timer is due, or nothing moves; while
/// something moves, blocks given to the run loop itself, of which nothing tells, wait a little.
struct MainLoop {
  private var lastTurn: TimeInterval = -.infinity

  /// The longest that blocks wait while frames go on, as in the window. Units: seconds of the
  /// virtual clock. Source: chosen.
  private static let patience: TimeInterval = 0.1

  // A variable cannot be imported by its linker name, so the process's own table is asked.
  private static let defaultMode = dlsym(nil, "kCFRunLoopDefaultMode")?
    .load(as: UnsafeRawPointer?.self)
  /// Readable while the main queue has work.
  private static let descriptor = dispatchMainQueueHandle()

  /// - Parameters:
  ///   - now: on the virtual clock.
  ///   - isResting: whether nothing waits for a coming frame.
  mutating func serve(at now: TimeInterval, isResting: Bool) {
    guard MainThread.isFirst, let mode = Self.defaultMode else {
      _ = RunLoop.main.limitDate(forMode: .default)
      return
    }
    guard isResting || now - lastTurn >= Self.patience - 1e-9 || Self.hasWork || Self.isDue(mode)
    else { return }
    lastTurn = now
    // Once, without waiting: what `limitDate` does first. Finding the date after it costs as much.
    _ = coreRunLoopRun(mode, -10, 1)
  }

  private static var hasWork: Bool {
    var door = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&door, 1, 0) != 0
  }

  /// Whether the time of a timer has come.
  private static func isDue(_ mode: UnsafeRawPointer) -> Bool {
    guard let loop = coreMainRunLoop() else { return true }
    let date = coreNextTimerDate(loop, mode)
    return date > 0 && date <= Date.timeIntervalSinceReferenceDate
  }
}

@_silgen_name("CFRunLoopRunInMode")
private func coreRunLoopRun(
  _ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterSource: UInt8
) -> Int32

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("CFRunLoopGetMain")
private func coreMainRunLoop() -> UnsafeRawPointer?

@_silgen_name("CFRunLoopGetNextTimerFireDate")
private func coreNextTimerDate(_ loop: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> Double
