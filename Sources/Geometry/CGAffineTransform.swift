public import Foundation

/// A 3 × 2 matrix that maps points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Mirrors: `CGAffineTransform`, which Foundation on Linux lacks.
/// Units: `tx`, `ty` in points; rotation in radians, clockwise on screen as y points down.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The zero matrix, as Core Graphics' parameterless initialiser gives it.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// Whether the transform only moves: no scale, rotation or shear.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether axis-aligned rectangles stay axis-aligned without turning (no rotation or shear).
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// `a·d − b·c`: zero when the transform has no inverse.
  public var determinant: CGFloat { a * d - b * c }

  /// Applies `self` first, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A translation in the transform's own coordinates, applied before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale applied before the transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation, in radians, applied before the transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse, or the transform itself when it has none (as Core Graphics does).
  public func inverted() -> CGAffineTransform {
    let det = determinant
    guard det != 0, det.isFinite else { return self }
    return CGAffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull { return self }
    if t.isScaleAndTranslation {
      return CGRect(
        x: t.a * origin.x + t.tx, y: t.d * origin.y + t.ty,
        width: t.a * size.width, height: t.d * size.height
      ).standardized
    }
    let p0 = CGPoint(x: minX, y: minY).applying(t)
    let p1 = CGPoint(x: maxX, y: minY).applying(t)
    let p2 = CGPoint(x: minX, y: maxY).applying(t)
    let p3 = CGPoint(x: maxX, y: maxY).applying(t)
    let left = min(min(p0.x, p1.x), min(p2.x, p3.x))
    let right = max(max(p0.x, p1.x), max(p2.x, p3.x))
    let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
    let bottom = max(max(p0.y, p1.y), max(p2.y, p3.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
