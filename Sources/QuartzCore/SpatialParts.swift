import Foundation

/// A transform in space taken apart, so that each part can be interpolated by itself (E35).
///
/// Order of application: scale, shear, rotation, translation, perspective.
nonisolated struct SpatialParts {
  typealias Vector = (x: CGFloat, y: CGFloat, z: CGFloat)

  var translation: Vector
  var scale: Vector
  /// Of y against x, of z against x, of z against y.
  var shear: Vector = (0, 0, 0)
  /// A unit quaternion.
  var turn: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)
  /// The last column: what positions are divided by.
  var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)

  init(_ matrix: CATransform3D) {
    var t = matrix
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 || t.m44 != 1 {
      // The column is that of the matrix without it, times the perspective.
      var plain = t
      (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
      let back = CATransform3DInvert(plain)
      func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        a * t.m14 + b * t.m24 + c * t.m34 + d * t.m44
      }
      perspective = (
        part(back.m11, back.m12, back.m13, back.m14),
        part(back.m21, back.m22, back.m23, back.m24),
        part(back.m31, back.m32, back.m33, back.m34),
        part(back.m41, back.m42, back.m43, back.m44)
      )
      t = plain
    }
    translation = (t.m41, t.m42, t.m43)
    var r: [Vector] = [(t.m11, t.m12, t.m13), (t.m21, t.m22, t.m23), (t.m31, t.m32, t.m33)]
    func dot(_ a: Vector, _ b: Vector) -> CGFloat { a.x * b.x + a.y * b.y + a.z * b.z }
    func minus(_ a: Vector, _ b: Vector, _ k: CGFloat) -> Vector {
      (a.x - b.x * k, a.y - b.y * k, a.z - b.z * k)
    }
    func unit(_ a: Vector, _ length: CGFloat) -> Vector {
      length > 0 ? (a.x / length, a.y / length, a.z / length) : a
    }
    scale = (0, 0, 0)
    scale.x = dot(r[0], r[0]).squareRoot()
    r[0] = unit(r[0], scale.x)
    shear.x = dot(r[0], r[1])
    r[1] = minus(r[1], r[0], shear.x)
    scale.y = dot(r[1], r[1]).squareRoot()
    r[1] = unit(r[1], scale.y)
    shear.y = dot(r[0], r[2])
    r[2] = minus(r[2], r[0], shear.y)
    shear.z = dot(r[1], r[2])
    r[2] = minus(r[2], r[1], shear.z)
    scale.z = dot(r[2], r[2]).squareRoot()
    r[2] = unit(r[2], scale.z)
    let cross: Vector = (
      r[1].y * r[2].z - r[1].z * r[2].y, r[1].z * r[2].x - r[1].x * r[2].z,
      r[1].x * r[2].y - r[1].y * r[2].x
    )
    if dot(r[0], cross) < 0 {
      scale = (-scale.x, -scale.y, -scale.z)
      r = r.map { (-$0.x, -$0.y, -$0.z) }
    }
    let (a, b, c) = (r[0], r[1], r[2])
    let w = max(0, 1 + a.x + b.y + c.z).squareRoot() / 2
    var x = max(0, 1 + a.x - b.y - c.z).squareRoot() / 2
    var y = max(0, 1 - a.x + b.y - c.z).squareRoot() / 2
    var z = max(0, 1 - a.x - b.y + c.z).squareRoot() / 2
    // Rows are what the axes become: the signs of the differences tell the way round.
    if b.z - c.y < 0 { x = -x }
    if c.x - a.z < 0 { y = -y }
    if a.y - b.x < 0 { z = -z }
    if w < 1e-6 {
      // Half a turn: differences vanish, sums tell how the axis lies.
      if x >= y, x >= z {
        y = abs(y) * (a.y + b.x < 0 ? -1 : 1)
        z = abs(z) * (a.z + c.x < 0 ? -1 : 1)
        x = abs(x)
      } else if y >= z {
        x = abs(x) * (a.y + b.x < 0 ? -1 : 1)
        z = abs(z) * (b.z + c.y < 0 ? -1 : 1)
        y = abs(y)
      }
    }
    turn = (x, y, z, w)
  }

  var transform: CATransform3D {
    let (x, y, z, w) = turn
    var rotation = CATransform3DIdentity
    (rotation.m11, rotation.m12, rotation.m13) = (
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)
    )
    (rotation.m21, rotation.m22, rotation.m23) = (
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)
    )
    (rotation.m31, rotation.m32, rotation.m33) = (
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)
    )
    var shape = CATransform3DIdentity
    shape.m11 = scale.x
    (shape.m21, shape.m22) = (shear.x, scale.y)
    (shape.m31, shape.m32, shape.m33) = (shear.y, shear.z, scale.z)
    var last = CATransform3DIdentity
    (last.m14, last.m24, last.m34, last.m44) = perspective
    return
      shape
      .concatenating(rotation)
      .concatenating(CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
      .concatenating(last)
  }

  /// Turns about x, then y, then z, radians.
  var angles: Vector {
    let (x, y, z, w) = turn
    let s = min(max(2 * (w * y - x * z), -1), 1)
    return (
      atan2(2 * (y * z + w * x), 1 - 2 * (x * x + y * y)), asin(s),
      atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z))
    )
  }

  mutating func setAngles(_ a: Vector) {
    let (cx, sx) = (cos(a.x / 2), sin(a.x / 2))
    let (cy, sy) = (cos(a.y / 2), sin(a.y / 2))
    let (cz, sz) = (cos(a.z / 2), sin(a.z / 2))
    turn = (
      sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
      cx * cy * cz + sx * sy * sz
    )
  }

  func interpolated(to end: SpatialParts, at p: CGFloat) -> SpatialParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * p }
    func mix(_ a: Vector, _ b: Vector) -> Vector { (mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z)) }
    var result = self
    result.translation = mix(translation, end.translation)
    result.scale = mix(scale, end.scale)
    result.shear = mix(shear, end.shear)
    result.perspective = (
      mix(perspective.x, end.perspective.x), mix(perspective.y, end.perspective.y),
      mix(perspective.z, end.perspective.z), mix(perspective.w, end.perspective.w)
    )
    result.turn = turned(to: end.turn, at: p)
    return result
  }

  /// The shortest way round, at an even speed.
  private func turned(to b: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat), at p: CGFloat)
    -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
  {
    let a = turn
    var b = b
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    if cosine < 0 {
      b = (-b.x, -b.y, -b.z, -b.w)
      cosine = -cosine
    }
    guard cosine < 1 - 1e-12 else { return b }
    let angle = acos(min(1, cosine))
    let (u, v) = (sin((1 - p) * angle) / sin(angle), sin(p * angle) / sin(angle))
    return (
      a.x * u + b.x * v, a.y * u + b.y * v, a.z * u + b.z * v, a.w * u + b.w * v
    )
  }
}
