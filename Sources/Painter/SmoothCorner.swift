import Foundation
import Geometry

/// Apple's continuous corner, as a line of many points.
nonisolated enum SmoothCorner {
  private static let steps = 24

  /// The outline from the top edge to the left edge, in pixels from the corner.
  static func outline(radius: Float, extent: Float) -> [(x: Float, y: Float)] {
    let control = SmoothCornerCurve.controls(radius: CGFloat(radius), extent: CGFloat(extent))
      .map { (x: Float($0.x), y: Float($0.y)) }
    var result = [control[0]]
    for curve in 0..<3 {
      let p = Array(control[(curve * 3)...(curve * 3 + 3)])
      for step in 1...steps {
        let t = Float(step) / Float(steps)
        let u = 1 - t
        let a = u * u * u
        let b = 3 * u * u * t
        let c = 3 * u * t * t
        let d = t * t * t
        result.append(
          (
            a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
            a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y
          ))
      }
    }
    return result
  }
}
