import Foundation
import Geometry

extension CGMutablePath {
  /// A rectangle of which some corners are round: quarters of a circle, or Apple's smoother curve.
  nonisolated func addCorners(
    of rect: CGRect, radius: CGFloat, _ corners: CACornerMask, isContinuous: Bool
  ) {
    let extent =
      isContinuous
      ? min(radius * SmoothCornerCurve.reach, rect.width / 2, rect.height / 2) : radius
    let curve =
      isContinuous && extent > radius
      ? SmoothCornerCurve.controls(radius: radius, extent: extent) : Self.quarter(radius)
    /// - Parameters:
    ///   - from: the way along the edge the curve comes on.
    ///   - to: the way along the edge it leaves on.
    func corner(
      _ which: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ from: (CGFloat, CGFloat),
      _ to: (CGFloat, CGFloat)
    ) {
      func point(_ control: CGPoint) -> CGPoint {
        CGPoint(
          x: x + from.0 * control.x + to.0 * control.y,
          y: y + from.1 * control.x + to.1 * control.y)
      }
      let isRound = corners.contains(which)
      let start = isRound ? point(curve[0]) : CGPoint(x: x, y: y)
      isEmpty ? move(to: start) : addLine(to: start)
      guard isRound else { return }
      for index in stride(from: 1, to: curve.count - 2, by: 3) {
        addCurve(
          to: point(curve[index + 2]), control1: point(curve[index]),
          control2: point(curve[index + 1]))
      }
    }
    corner(.layerMinXMinYCorner, rect.minX, rect.minY, (0, 1), (1, 0))
    corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, (-1, 0), (0, 1))
    corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, (0, -1), (-1, 0))
    corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, (1, 0), (0, -1))
    closeSubpath()
  }

  /// Control points of a quarter of a circle, distances from the corner.
  nonisolated private static func quarter(_ radius: CGFloat) -> [CGPoint] {
    let near = radius * (1 - 0.552_284_75)
    return [
      CGPoint(x: radius, y: 0), CGPoint(x: near, y: 0), CGPoint(x: 0, y: near),
      CGPoint(x: 0, y: radius),
    ]
  }
}
