public import Foundation

/// A plane seen in perspective: (x, y) goes to (ax + cy + tx, bx + dy + ty) / (px·x + py·y + pw).
public struct PlaneProjection: Equatable, Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public var px, py, pw: CGFloat

  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, px: CGFloat,
    py: CGFloat, pw: CGFloat
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.px, self.py, self.pw) = (px, py, pw)
  }

  /// A plane transform as a projection.
  public init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty, px: 0, py: 0, pw: 1)
  }

  public var isFinite: Bool {
    (a + b + c + d + tx + ty + px + py + pw).isFinite
  }

  /// How far `point` is before the eye; what is not above 0 is not seen.
  public func depth(_ point: CGPoint) -> CGFloat { px * point.x + py * point.y + pw }

  /// Where `point` is seen.
  public func apply(_ point: CGPoint) -> CGPoint {
    let w = depth(point)
    return CGPoint(
      x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// The receiver first, then `next`.
  public func concatenating(_ n: PlaneProjection) -> PlaneProjection {
    PlaneProjection(
      a: n.a * a + n.c * b + n.tx * px, b: n.b * a + n.d * b + n.ty * px,
      c: n.a * c + n.c * d + n.tx * py, d: n.b * c + n.d * d + n.ty * py,
      tx: n.a * tx + n.c * ty + n.tx * pw, ty: n.b * tx + n.d * ty + n.ty * pw,
      px: n.px * a + n.py * b + n.pw * px, py: n.px * c + n.py * d + n.pw * py,
      pw: n.px * tx + n.py * ty + n.pw * pw)
  }

  /// Above 0 where the plane is seen from its front; 0 where it is seen edge on.
  public var determinant: CGFloat {
    a * (d * pw - ty * py) - c * (b * pw - ty * px) + tx * (b * py - d * px)
  }

  /// The way back, but for a common factor; nil for a plane seen edge on.
  public var inverted: PlaneProjection? {
    let determinant = self.determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let k = 1 / determinant
    return PlaneProjection(
      a: (d * pw - ty * py) * k, b: (ty * px - b * pw) * k,
      c: (tx * py - c * pw) * k, d: (a * pw - tx * px) * k,
      tx: (c * ty - tx * d) * k, ty: (tx * b - a * ty) * k,
      px: (b * py - d * px) * k, py: (c * px - a * py) * k, pw: (a * d - c * b) * k)
  }

  /// The box around what of `rect` is before the eye; null when nothing is.
  public func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let nearest = 1e-3 * max(abs(pw), 1e-3)
    var seen: [CGPoint] = []
    for index in 0..<4 {
      let from = corners[index]
      let to = corners[(index + 1) % 4]
      let (w0, w1) = (depth(from) - nearest, depth(to) - nearest)
      if w0 >= 0 { seen.append(apply(from)) }
      guard (w0 < 0) != (w1 < 0) else { continue }
      let t = w0 / (w0 - w1)
      seen.append(
        apply(CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)))
    }
    guard let first = seen.first else { return .null }
    var box = CGRect(origin: first, size: .zero)
    for point in seen.dropFirst() { box = box.union(CGRect(origin: point, size: .zero)) }
    return box
  }
}
