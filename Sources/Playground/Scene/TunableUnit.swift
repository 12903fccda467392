/// What a tunable counts.
public nonisolated enum TunableUnit: String, CaseIterable, Sendable {
  case points
  case seconds
  case pointsPerSecond
  /// 0…1 of a distance or of a strength.
  case fraction
  /// Times the natural size.
  case scale

  /// As written behind a number; empty for plain fractions.
  public var text: String {
    switch self {
    case .points: "pt"
    case .seconds: "s"
    case .pointsPerSecond: "pt/s"
    case .fraction: ""
    case .scale: "×"
    }
  }
}
