extension Tunable {
  /// The tunables of a `ReleaseRule`.
  ///
  /// - Parameters:
  ///   - threshold: the default, 0…1 of the way.
  ///   - source: where it comes from.
  ///   - velocity: the default speed that is enough by itself, points per second; 0 is none.
  ///   - velocitySource: where that comes from; nil where the source has no velocity rule.
  static func release(
    threshold: Double, source: String, velocity: Double = 0,
    velocitySource: String? = nil
  ) -> [Tunable] {
    [
      Tunable(
        key: "threshold", title: "Finishes from", unit: .fraction, range: 0.05...0.95,
        defaultValue: threshold, step: 0.01, source: source),
      Tunable(
        key: "velocity", title: "Or from velocity (0 is off)", unit: .pointsPerSecond,
        range: 0...4000, defaultValue: velocity, step: 50,
        source: velocitySource ?? "\(source): no velocity rule"),
      Tunable(
        key: "projection", title: "Looks ahead", unit: .seconds, range: 0...1, defaultValue: 0,
        step: 0.05, source: "\(source): counts where the finger is"),
      Tunable(
        key: "veto", title: "Thrown back from (0 is off)", unit: .pointsPerSecond,
        range: 0...4000, defaultValue: 0, step: 50, source: "\(source): no such rule"),
    ]
  }

  /// How long a transition takes without a hand on it.
  static func duration(_ seconds: Double, source: String) -> Tunable {
    Tunable(
      key: "duration", title: "Duration", unit: .seconds, range: 0.05...3, defaultValue: seconds,
      step: 0.01, source: source)
  }
}
