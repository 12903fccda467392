import Foundation

/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), read as y over x.
///
/// Mirrors: what `CAMediaTimingFunction` and `UICubicTimingParameters` compute. Units: both axes 0…1.
public struct UnitBezier: Equatable, Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// Makes the curve with two control points.
  ///
  /// Time cannot run backwards, so both x are brought into 0…1; what is not a number counts as 0.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1.orZero, 0), 1)
    self.y1 = y1.orZero
    self.x2 = min(max(x2.orZero, 0), 1)
    self.y2 = y2.orZero
  }

  /// Constant speed. Source: documented (E15).
  public static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Starts slowly. Source: documented (E15).
  public static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly. Source: documented (E15).
  public static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly. Source: documented (E15).
  public static let easeInOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's own default. Source: documented (E15).
  public static let coreAnimationDefault = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The curve's height over `x`; 0 before the start and 1 after the end.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isDiagonal { return x }

    return Self.coordinate(parameter(ofX: x), y1, y2)
  }

  /// How steep the curve is over `x`; infinite where it is upright.
  public func slope(at x: Double) -> Double {
    if isDiagonal { return 1 }
    let parameter = parameter(ofX: min(max(x.orZero, 0), 1))
    let run = Self.derivative(parameter, x1, x2)
    let rise = Self.derivative(parameter, y1, y2)
    if abs(run) > 1e-9 { return rise / run }
    if abs(rise) > 1e-9 { return rise > 0 ? .infinity : -.infinity }

    return slopeBesideStandstill(parameter)
  }

  /// The x at which a curve that never falls reaches `y`.
  ///
  /// A curve that overshoots has no inverse there; the answer is then one of its crossings.
  public func inverse(at y: Double) -> Double {
    guard y > 0 else { return 0 }
    guard y < 1 else { return 1 }
    if isDiagonal { return y }

    return Self.coordinate(Self.bisect { Self.coordinate($0, y1, y2) - y }, x1, x2)
  }

  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// Both derivatives vanish: the ratio of the next ones decides.
  private func slopeBesideStandstill(_ parameter: Double) -> Double {
    let run = parameter < 0.5 ? x2 : 1 - x1
    let rise = parameter < 0.5 ? y2 : 1 - y1
    return run > 1e-9 ? rise / run : 1
  }

  /// Newton's steps, as x rises steadily almost everywhere; halving where they stray.
  private func parameter(ofX x: Double) -> Double {
    var guess = x
    for _ in 0..<8 {
      let error = Self.coordinate(guess, x1, x2) - x
      if abs(error) < 1e-12 { return guess }
      let slope = Self.derivative(guess, x1, x2)
      if abs(slope) < 1e-6 { break }
      guess -= error / slope
      guard guess >= 0, guess <= 1 else { break }
    }
    return Self.bisect { Self.coordinate($0, x1, x2) - x }
  }

  private static func bisect(_ error: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if error(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
