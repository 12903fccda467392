import Foundation

/// What shows of a pull past an edge: less and less, never more than `dimension` (B21).
///
/// Units: points; both signs.
public struct RubberBand: Equatable, Hashable, Sendable {
  /// The viewport's length along the pull.
  public let dimension: Double
  /// How readily it gives, 0…1.
  public let coefficient: Double

  /// `UIScrollView`'s own. Source: measured (B21).
  public static let scrollCoefficient = 0.55

  public init(dimension: Double, coefficient: Double = Self.scrollCoefficient) {
    self.dimension = max(dimension.orZero, 0)
    self.coefficient = max(coefficient.orZero, 0)
  }

  /// The shown overshoot for a finger `raw` points past the edge.
  public func banded(_ raw: Double) -> Double {
    guard dimension > 0, !raw.isNaN else { return 0 }
    let shown = (1 - 1 / (abs(raw) * coefficient / dimension + 1)) * dimension
    return raw < 0 ? -shown : shown
  }

  /// How far past the edge the finger is when `banded` points of overshoot show (B22).
  public func raw(from banded: Double) -> Double {
    guard dimension > 0, coefficient > 0, !banded.isNaN else { return 0 }
    // At the full dimension the finger would be infinitely far.
    let shown = min(abs(banded), dimension * (1 - 1e-9))
    let raw = shown * dimension / (coefficient * (dimension - shown))
    return banded < 0 ? -raw : raw
  }
}
