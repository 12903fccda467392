public import Foundation
public import Geometry

// Core Animation's C interface, as real code calls it.

public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation about the axis (x, y, z); a zero axis gives the identity.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (ax, ay, az) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m13) = (
    c + ax * ax * k, ax * ay * k + az * s, ax * az * k - ay * s
  )
  (result.m21, result.m22, result.m23) = (
    ax * ay * k - az * s, c + ay * ay * k, ay * az * k + ax * s
  )
  (result.m31, result.m32, result.m33) = (
    ax * az * k + ay * s, ay * az * k - ax * s, c + az * az * k
  )
  return result
}

/// `a` first, then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  if a.isAffine, b.isAffine { return CATransform3D(a.affine.concatenating(b.affine)) }
  let left = a.rows
  let right = b.rows
  let product = (0..<4).map { row in
    (0..<4).map { column in
      (0..<4).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] }
    }
  }
  return CATransform3D(rows: product)
}

public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse, or `t` itself when it has none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  if t.isAffine { return CATransform3D(t.affine.inverted()) }
  // Gauss-Jordan with row pivoting, on the matrix beside the identity.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    guard
      let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
      abs(left[pivot][column]) > 1e-12
    else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let scale = left[column][column]
    left[column] = left[column].map { $0 / scale }
    right[column] = right[column].map { $0 / scale }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      guard factor != 0 else { continue }
      for k in 0..<4 {
        left[row][k] -= factor * left[column][k]
        right[row][k] -= factor * right[column][k]
      }
    }
  }
  return CATransform3D(rows: right)
}

public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affine
}

public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }
