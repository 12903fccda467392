public import Foundation

/// What became of one frame. Units: seconds; times on the frame clock's axis.
public nonisolated struct FrameReport: Equatable, Sendable {
  /// The tick it was made for.
  public var index: Int
  /// When it was meant to be seen.
  public var due: TimeInterval
  /// When it was seen; nil until then, or where the display does not say.
  public var shown: TimeInterval?
  /// From the tick's beginning until the frame was handed in: input, layout and painting.
  public var cost: TimeInterval
  /// Of that, painting alone.
  public var paintCost: TimeInterval
  /// From the newest input sample in it until it was seen; nil without new input, or where the
  /// display's clocks cannot be compared.
  public var latency: TimeInterval?
  /// Refreshes that passed between when it was due and when it was seen.
  public var missed: Int
  /// Requests sent to the server for it.
  public var requests: Int
  /// Pixels that differ from the frame before.
  public var damagedPixels: Int
}
