/// Pictures per second that do. Mirrors: `CAFrameRateRange`.
public nonisolated struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Nil leaves the choice to the display.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as the display shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
