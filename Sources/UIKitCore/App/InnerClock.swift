import Display
import Foundation

/// The time of an inner app, which goes on when it is told to.
final class InnerClock: FrameClock {
  private(set) var now: TimeInterval = 0
  var period: TimeInterval { 1.0 / 60 }
  var onTick: ((FrameTick) -> Void)?
  private var index = 0
  private var isWanted = false
  private var deadline: TimeInterval?

  func requestTick() { isWanted = true }

  func requestTick(at time: TimeInterval) { deadline = min(deadline ?? time, time) }

  func withdrawTick(at time: TimeInterval) {
    if deadline == time { deadline = nil }
  }

  /// Goes on; ticks if somebody asked for it.
  func advance(by seconds: TimeInterval, isForced: Bool) {
    now += seconds
    let isDue = deadline.map { $0 <= now + 1e-9 } ?? false
    guard isWanted || isDue || isForced else { return }
    isWanted = false
    if isDue { deadline = nil }
    index += 1
    onTick?(FrameTick(time: now, period: period, index: index))
  }

  /// Shows nothing: pictures are drawn when they are asked for.
  final class Blind: Compositor {
    func present(_ frame: inout RenderFrame, at tick: FrameTick) {}
  }
}
