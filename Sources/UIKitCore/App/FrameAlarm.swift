import Foundation
import QuartzCore

/// Something to be done at a later moment, which wakes the frame clock once, then.
///
/// Units: seconds on the frame clock's own axis, which slow motion does not touch.
final class FrameAlarm {
  /// What there is once for an app.
  struct Process {
    /// Told when an alarm is set, with its time.
    var onSet: ((TimeInterval) -> Void)?
    /// Told when an alarm that was still to come is taken back, with its time.
    var onCancel: ((TimeInterval) -> Void)?
    /// The clock's time; set by the frame loop.
    var clock: () -> TimeInterval = { 0 }
    fileprivate var waiting: [FrameAlarm] = []

    init() {}
  }

  static var process = Process()

  let time: TimeInterval
  private let axis = TimeAxis.current
  private let action: () -> Void

  private init(time: TimeInterval, action: @escaping () -> Void) {
    self.time = time
    self.action = action
  }

  /// Calls `action` in the first turn after `delay`.
  static func set(after delay: TimeInterval, _ action: @escaping () -> Void) -> FrameAlarm {
    let alarm = FrameAlarm(time: process.clock() + max(0, delay), action: action)
    process.waiting.append(alarm)
    process.onSet?(alarm.time)
    return alarm
  }

  func cancel() {
    guard let index = Self.process.waiting.firstIndex(where: { $0 === self }) else { return }
    Self.process.waiting.remove(at: index)
    Self.process.onCancel?(time)
  }

  /// When the next one is due; nil for never.
  static var next: TimeInterval? {
    guard var next = process.waiting.first?.time else { return nil }
    for alarm in process.waiting where alarm.time < next { next = alarm.time }
    return next
  }

  /// Does what is due.
  static func fire(at time: TimeInterval) {
    guard let next, next <= time + 1e-9 else { return }
    let due = process.waiting.filter { $0.time <= time + 1e-9 }
    process.waiting.removeAll { $0.time <= time + 1e-9 }
    for alarm in due.sorted(by: { $0.time < $1.time }) { alarm.axis.run(alarm.action) }
  }

  static func clear() { process.waiting = [] }
}
