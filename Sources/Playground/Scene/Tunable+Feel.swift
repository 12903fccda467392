extension Tunable {
  /// The tunables of a `ReleaseRule` with defaults of their own.
  ///
  /// - Parameters:
  ///   - threshold: 0…1 of the way.
  ///   - velocity: that finishes whatever the way, points per second; 0 asks none.
  ///   - veto: backward velocity that takes everything back, points per second; 0 asks none.
  ///   - source: where they come from.
  static func release(
    threshold: Double, velocity: Double, veto: Double, source: String
  ) -> [Tunable] {
    release(threshold: threshold, source: source).map { tunable in
      let value = ["velocity": velocity, "veto": veto][tunable.key] ?? tunable.defaultValue
      return Tunable(
        key: tunable.key, title: tunable.title, unit: tunable.unit, range: tunable.range,
        defaultValue: value, step: tunable.step, source: source)
    }
  }

  /// How much a spring swings.
  static func damping(_ ratio: Double, source: String) -> Tunable {
    Tunable(
      key: "damping", title: "Spring's damping", unit: .fraction, range: 0.3...1,
      defaultValue: ratio, step: 0.05, source: source)
  }
}
