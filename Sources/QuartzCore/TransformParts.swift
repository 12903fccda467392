import Foundation
import Geometry

/// A plane transform taken apart, so that each part can be interpolated by itself (E35).
///
/// Order of application: shear, scale, rotation, translation.
nonisolated struct TransformParts {
  var translation: CGPoint
  var rotation: CGFloat
  var scale: CGSize
  var shear: CGFloat

  init(_ t: CGAffineTransform) {
    translation = CGPoint(x: t.tx, y: t.ty)
    let sx = (t.a * t.a + t.b * t.b).squareRoot()
    guard sx > 0 else {
      // No first axis left: read the turn off the second.
      rotation = atan2(-t.c, t.d)
      scale = CGSize(width: 0, height: (t.c * t.c + t.d * t.d).squareRoot())
      shear = 0
      return
    }
    let (ux, uy) = (t.a / sx, t.b / sx)
    let along = ux * t.c + uy * t.d
    let sy = ux * t.d - uy * t.c
    rotation = atan2(uy, ux)
    scale = CGSize(width: sx, height: sy)
    shear = sy == 0 ? 0 : along / sy
  }

  var transform: CGAffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    let (ux, uy) = (c, s)
    let (vx, vy) = (-s, c)
    return CGAffineTransform(
      a: ux * scale.width, b: uy * scale.width,
      c: scale.height * (vx + shear * ux), d: scale.height * (vy + shear * uy),
      tx: translation.x, ty: translation.y)
  }

  func interpolated(to end: TransformParts, at p: CGFloat) -> TransformParts {
    var result = self
    // The shortest way round.
    let turn = (end.rotation - rotation).remainder(dividingBy: 2 * .pi)
    result.rotation = rotation + turn * p
    result.translation.x += (end.translation.x - translation.x) * p
    result.translation.y += (end.translation.y - translation.y) * p
    result.scale.width += (end.scale.width - scale.width) * p
    result.scale.height += (end.scale.height - scale.height) * p
    result.shear += (end.shear - shear) * p
    return result
  }
}
