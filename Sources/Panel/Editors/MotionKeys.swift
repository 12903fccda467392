public import Motion
public import Playground

/// Which of a scene's values are a curve or a spring.
public struct MotionKeys {
  /// The four numbers of a cubic curve; nil where the scene has none.
  public let curve: [String]?
  /// A spring's damping and how long it takes; nil where the scene has none.
  public let spring: (damping: String, time: String)?

  /// Finds them by their keys.
  public init(_ tunables: [Tunable]) {
    let keys = Set(tunables.map(\.key))
    let points = ["curveX1", "curveY1", "curveX2", "curveY2"]
    curve = keys.isSuperset(of: points) ? points : nil
    let time = ["response", "duration"].first { keys.contains($0) }
    spring = keys.contains("damping") ? time.map { ("damping", $0) } : nil
  }

  /// The keys that have an editor instead of a place in the list.
  public var drawn: Set<String> { Set(curve ?? []) }

  /// Every key an editor changes, in order.
  public var all: [String] {
    (curve ?? []) + (spring.map { [$0.damping, $0.time] } ?? [])
  }

  /// The curve with these values.
  public func bezier(_ values: [String: Double]) -> UnitBezier? {
    guard let curve else { return nil }
    let points = curve.map { values[$0] ?? 0 }
    return UnitBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  /// The spring with these values.
  public func spring(_ values: [String: Double]) -> Spring? {
    guard let spring, let damping = values[spring.damping], let time = values[spring.time] else {
      return nil
    }
    return spring.time == "response"
      ? Spring(dampingRatio: damping, response: time)
      : Spring(dampingRatio: damping, duration: time)
  }
}
