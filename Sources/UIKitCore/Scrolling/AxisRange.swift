import Foundation
import Motion

/// What one axis of a scroll view allows.
struct AxisRange {
  /// The offsets within the edges (B2).
  let offsets: ClosedRange<Double>
  /// The viewport's length.
  let dimension: Double
  /// Whether a finger may move it at all.
  let scrolls: Bool
  /// Whether it may be pulled past its edges.
  let bounces: Bool
  /// How readily it gives there, 0…1.
  var give = RubberBand.scrollCoefficient

  /// The nearest offset within the edges.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, offsets.lowerBound), offsets.upperBound)
  }

  private var band: RubberBand { RubberBand(dimension: dimension, coefficient: give) }

  /// The offset shown for one that a finger asks for (B21).
  func shown(for raw: Double) -> Double {
    let edge = clamped(raw)
    guard raw != edge, bounces else { return edge }
    return edge + band.banded(raw - edge)
  }

  /// The offset a finger asks for when `shown` is seen (B22).
  func raw(for shown: Double) -> Double {
    let edge = clamped(shown)
    guard shown != edge, bounces else { return shown }
    return edge + band.raw(from: shown - edge)
  }

  /// The velocity of the shown offset when the finger has `velocity` (B30).
  func shownVelocity(_ velocity: Double, at raw: Double) -> Double {
    let overshoot = abs(raw - clamped(raw))
    guard overshoot > 0 else { return velocity }
    guard bounces, dimension > 0 else { return 0 }
    let stretch = overshoot * give / dimension + 1
    return velocity * give / (stretch * stretch)
  }

  /// Whether there is more to see in a direction of the offset.
  func hasMore(towards direction: Double, from offset: Double) -> Bool {
    direction < 0 ? offset > offsets.lowerBound + 0.5 : offset < offsets.upperBound - 0.5
  }
}
