public import Foundation

/// Apple's continuous corner: three cubic curves that leave the edges earlier than a circle does.
public enum SmoothCornerCurve {
  /// How far it reaches along an edge, in radii. Source: measured on
  /// `UIBezierPath(roundedRect:cornerRadius:)`.
  public static let reach: CGFloat = 1.528665

  /// Control points of the first half, in radii from the corner; the second half mirrors it.
  /// Source: measured on `UIBezierPath(roundedRect:cornerRadius:)`.
  private static let smooth: [(x: CGFloat, y: CGFloat)] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
  ]
  /// A circle's quarter cut at the same tangents. Source: derived.
  private static let round: [(x: CGFloat, y: CGFloat)] = [
    (1, 0), (0.897710, 0), (0.796033, 0.015692), (0.698500, 0.046530), (0.387978, 0.144721),
  ]

  /// The ten control points from one edge to the other: distances from the corner along the edge
  /// begun on, and away from it.
  ///
  /// Where the curve has not the room it wants, it falls back towards the circle.
  ///
  /// - Parameter extent: how far along an edge the curve may reach, in the radius' unit.
  public static func controls(radius: CGFloat, extent: CGFloat) -> [CGPoint] {
    let share = min(max(0, (extent / radius - 1) / (reach - 1)), 1)
    let half = smooth.indices.map { index in
      CGPoint(
        x: (round[index].x + (smooth[index].x - round[index].x) * share) * radius,
        y: (round[index].y + (smooth[index].y - round[index].y) * share) * radius)
    }
    return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}
