import Foundation

/// Which frequency a duration asks for, and how long a frequency takes.
enum SpringFit {
  /// Frequency times duration for which `Spring.residue` of the way is left at the end (E20).
  ///
  /// The residue is that of the sine's share alone when underdamped; that is what the measured
  /// springs obey: |ζω − v| / ωd · exp(−ζωD). The slowest decay that meets it is taken.
  /// - Parameter travel: initial velocity times duration.
  static func phase(dampingRatio ratio: Double, travel: Double) -> Double {
    if ratio >= 1 {
      let residue = { (x: Double) in abs(1 + x - travel) * exp(-x) }
      let peak = max(0, travel)
      return residue(peak) >= Spring.residue
        ? root(of: residue, from: peak, to: peak + 100 + abs(travel))
        : root(of: residue, from: 0, to: travel - 1)
    }

    let width = (1 - ratio * ratio).squareRoot()
    let residue = { (x: Double) in abs(ratio - travel / x) / width * exp(-ratio * x) }
    guard travel > 0 else {
      return root(of: residue, from: 1e-9, to: (100 + abs(travel)) / ratio)
    }
    let peak = (travel + (travel * travel + 4 * travel).squareRoot()) / (2 * ratio)
    return residue(peak) >= Spring.residue
      ? root(of: residue, from: peak, to: peak + (100 + travel) / ratio)
      : root(of: residue, from: 1e-9, to: travel / ratio)
  }

  /// When what is left of the way stays below `Spring.residue`.
  ///
  /// Underdamped, both shares of the swing are added up: so comes the published 1.4727 s of
  /// `CASpringAnimation`'s default.
  static func settling(frequency: Double, dampingRatio ratio: Double, velocity: Double) -> Double {
    guard ratio < 1 else {
      return min(
        Spring.longestSettling, criticalPhase(travel: velocity / frequency) / frequency)
    }
    let decay = ratio * frequency
    guard decay > 1e-6 else { return Spring.longestSettling }

    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let amplitude = 1 + abs(decay - velocity) / swing
    return min(Spring.longestSettling, log(amplitude / Spring.residue) / decay)
  }

  /// The last x at which |1 + (1 − u)x|·exp(−x) is the residue; u is velocity over frequency.
  private static func criticalPhase(travel u: Double) -> Double {
    let residue = { (x: Double) in abs(1 + (1 - u) * x) * exp(-x) }
    let peak = abs(u - 1) < 1e-12 ? 0 : max(0, -u / (1 - u))
    guard residue(peak) > Spring.residue else {
      return u > 1 ? root(of: residue, from: 0, to: 1 / (u - 1)) : peak
    }
    return root(of: residue, from: peak, to: peak + 100 + log(1 + abs(u)))
  }

  /// Where a falling function passes `Spring.residue`.
  private static func root(
    of function: (Double) -> Double, from start: Double, to end: Double
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<200 where high - low > 1e-13 * max(1, high) {
      let middle = (low + high) / 2
      if function(middle) > Spring.residue { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
