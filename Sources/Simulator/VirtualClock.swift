public import Display
public import Foundation

/// A clock that stands still until it is told to go on, and then counts whole frames.
///
/// Time is `frame × period`, never a running sum, so the same run gives the same numbers.
public final class VirtualClock: FrameClock {
  /// Seconds between refreshes.
  public let period: TimeInterval
  /// Refreshes since the start.
  public private(set) var frame = 0
  public var onTick: ((FrameTick) -> Void)?
  /// Ticks that were wanted and given; the rest of the frames passed in silence.
  public private(set) var tickCount = 0

  private var isWanted = false
  private var deadline: TimeInterval?

  /// - Parameter refreshRate: pictures per second.
  public init(refreshRate: Double = 60) {
    period = 1 / max(refreshRate, 1)
  }

  public var now: TimeInterval { Double(frame) * period }

  public func requestTick() { isWanted = true }

  public func requestTick(at time: TimeInterval) {
    deadline = min(deadline ?? time, time)
  }

  public func withdrawTick(at time: TimeInterval) {
    if deadline == time { deadline = nil }
  }

  /// Whether something waits for a coming refresh.
  public var isIdle: Bool { !isWanted && deadline == nil }

  /// Lets refreshes pass unseen, as a window misses them that is covered.
  public func skip(_ frames: Int) { frame += max(0, frames) }

  /// Goes on by one refresh; ticks if somebody asked for it.
  public func advanceFrame() {
    frame += 1
    let isDue = deadline.map { $0 <= now + 1e-9 } ?? false
    guard isWanted || isDue else { return }
    isWanted = false
    if isDue { deadline = nil }
    tickCount += 1
    onTick?(FrameTick(time: now, period: period, index: frame))
  }
}
