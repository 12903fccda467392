public import Display
public import Foundation

/// Input written down in advance, each event handed over once its time has come.
public final class ScriptedInput: InputSource {
  public var onInput: (() -> Void)?
  /// What is scheduled is handed over whether wanted or not; the frame loop tells here what it wants.
  public var wantsHover = false
  private let clock: VirtualClock
  private var waiting: [(time: TimeInterval, event: InputEvent)] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Schedules `event` for `time`, seconds on the clock; what is scheduled for one time keeps its
  /// order.
  public func schedule(_ event: InputEvent, at time: TimeInterval) {
    let index = waiting.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    waiting.insert((time, event), at: index)
  }

  public func drain(into events: inout [InputEvent]) {
    let limit = clock.now + 1e-9
    let count = waiting.firstIndex { $0.time > limit } ?? waiting.count
    events += waiting[..<count].map(\.event)
    waiting.removeFirst(count)
  }

  /// Whether something is scheduled that has not been handed over.
  public var isEmpty: Bool { waiting.isEmpty }

  /// Says that input is due, as a window does when it arrives.
  func announceDue(before time: TimeInterval) {
    if let first = waiting.first, first.time <= time + 1e-9 { onInput?() }
  }
}
