/// What the painter did since it was made, for tests and measurements.
public nonisolated struct PaintCounters: Equatable, Sendable {
  /// Pixel operations asked of the device (fills, composites, uploads).
  public var operations = 0
  /// Destination pixels those operations covered.
  public var pixels = 0
  /// Bitmaps made in the program: contents asked for, corner and shadow masks drawn.
  public var rasterizations = 0
  /// Groups drawn into their own picture, wholly or in part.
  public var listRedraws = 0
  /// Lists whose items were read because they were new or had changed.
  public var listTraversals = 0

  /// Nothing done yet.
  public init() {}
}
