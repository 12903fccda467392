public import Foundation

/// One refresh of the display, told before its picture is made.
public nonisolated struct FrameTick: Equatable, Sendable {
  /// When the picture about to be made will be seen, seconds on the frame clock's axis.
  public var time: TimeInterval
  /// The measured time between refreshes, seconds.
  public var period: TimeInterval
  /// Counts ticks from 0.
  public var index: Int

  public init(time: TimeInterval, period: TimeInterval, index: Int) {
    self.time = time
    self.period = period
    self.index = index
  }
}
