public import Display
public import Foundation

/// Input written down in advance, each event handed over once its time has come.
public final class ScriptedInput: InputSource {
  public var onInput: (() -> Void)?
  /// What is scheduled is handed over whether wanted or not; the frame loop tells here what it wants.
  public var wantsHover = false
  private let clock: VirtualClock
  private var scheduled: [(time: TimeInterval, event: InputEvent)] = []
  /// Where among what was scheduled that begins which has not been handed over.
  private var next = 0

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Schedules `event` for `time`, seconds on the clock; what is scheduled for one time keeps its
  /// order.
  public func schedule(_ event: InputEvent, at time: TimeInterval) {
    var index = scheduled.count
    while index > next, !(scheduled[index - 1].time <= time) { index -= 1 }
    if index == scheduled.count {
      scheduled.append((time, event))
    } else {
      scheduled.insert((time, event), at: index)
    }
  }

  public func drain(into events: inout [InputEvent]) {
    let limit = clock.now + 1e-9
    while next < scheduled.count, !(scheduled[next].time > limit) {
      events.append(scheduled[next].event)
      next += 1
    }
    guard next == scheduled.count else { return }
    scheduled.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Whether something is scheduled that has not been handed over.
  public var isEmpty: Bool { next == scheduled.count }

  /// Says that input is due, as a window does when it arrives.
  func announceDue(before time: TimeInterval) {
    if !isEmpty, scheduled[next].time <= time + 1e-9 { onInput?() }
  }
}
