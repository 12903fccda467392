import Foundation
import Geometry

/// A shape without hollows, its corners around its middle; two corners are a line.
struct DynamicShape {
  /// One after the other, so that the inside lies on the right hand of each edge where y points down.
  let corners: [CGVector]

  init(corners: [CGVector]) {
    self.corners = corners
  }

  @MainActor
  init(of item: any UIDynamicItem) {
    let size = item.bounds.size
    let (right, bottom) = (max(size.width, 0.5) / 2, max(size.height, 0.5) / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      corners = [
        CGVector(dx: -right, dy: -bottom), CGVector(dx: right, dy: -bottom),
        CGVector(dx: right, dy: bottom), CGVector(dx: -right, dy: bottom),
      ]
    case .ellipse:
      // Source: chosen; the edges of a ball of a hundred points lie within a point of its round.
      let count = 20
      corners = (0..<count).map { index in
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
        return CGVector(dx: right * cos(angle), dy: bottom * sin(angle))
      }
    case .path:
      let hull = Self.hull(of: item.collisionBoundingPath.cgPath.outlinePoints)
      corners =
        hull.count > 2
        ? hull
        : [
          CGVector(dx: -right, dy: -bottom), CGVector(dx: right, dy: -bottom),
          CGVector(dx: right, dy: bottom), CGVector(dx: -right, dy: bottom),
        ]
    }
  }

  /// How far the outermost corner is from the middle.
  var reach: CGFloat { corners.map { hypot($0.dx, $0.dy) }.max() ?? 0 }

  /// The corners of a shape that stands turned at a place.
  func placed(at center: CGPoint, angle: CGFloat) -> [CGVector] {
    let (c, s) = (cos(angle), sin(angle))
    return corners.map { corner in
      CGVector(
        dx: center.x + corner.dx * c - corner.dy * s,
        dy: center.y + corner.dx * s + corner.dy * c)
    }
  }

  /// The points no other lies outside of, in order (Andrew's monotone chain).
  private static func hull(of points: [CGPoint]) -> [CGVector] {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }.sorted {
      ($0.x, $0.y) < ($1.x, $1.y)
    }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
          guard turn <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return (half(points) + half(points.reversed())).map { CGVector(dx: $0.x, dy: $0.y) }
  }
}
