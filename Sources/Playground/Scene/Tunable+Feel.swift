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

  /// What a `CardPresentationController` goes by.
  ///
  /// - Parameters:
  ///   - name: what stands below the top, as the title begins.
  ///   - source: of the inset and the corners.
  ///   - behind: of the two others.
  static func card(
    _ name: String, inset: Double, corners: Double, dimming: Double, scale: Double,
    source: String, behind: String
  ) -> [Tunable] {
    [
      Tunable(
        key: "inset", title: "\(name) below the top", unit: .points, range: 0...200,
        defaultValue: inset, step: 1, source: source),
      Tunable(
        key: "cornerRadius", title: "Top corners", unit: .points, range: 0...40,
        defaultValue: corners, step: 1, source: source),
      Tunable(
        key: "dimming", title: "Dimming of the page behind", unit: .fraction, range: 0...1,
        defaultValue: dimming, step: 0.05, source: behind),
      Tunable(
        key: "scale", title: "Page behind", unit: .scale, range: 0.7...1, defaultValue: scale,
        step: 0.01, source: behind),
    ]
  }

  /// How much a spring swings.
  static func damping(_ ratio: Double, source: String) -> Tunable {
    Tunable(
      key: "damping", title: "Spring's damping", unit: .fraction, range: 0.3...1,
      defaultValue: ratio, step: 0.05, source: source)
  }
}
