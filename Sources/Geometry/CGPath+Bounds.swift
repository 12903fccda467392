public import Foundation

extension CGPath {
  /// The smallest rectangle around what the path runs through, control points left out; null for an
  /// empty path.
  public var boundingBoxOfPath: CGRect {
    var box = CGRect.null
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for step in steps {
      switch step {
      case .move(let point):
        start = point
        add(point)
      case .line(let point): add(point)
      case .quad(let c, let end):
        // The cubic of the same shape.
        let c1 = CGPoint(
          x: current.x + 2 / 3 * (c.x - current.x), y: current.y + 2 / 3 * (c.y - current.y))
        let c2 = CGPoint(x: end.x + 2 / 3 * (c.x - end.x), y: end.y + 2 / 3 * (c.y - end.y))
        for point in Self.turns(current, c1, c2, end) { add(point) }
        add(end)
      case .cubic(let c1, let c2, let end):
        for point in Self.turns(current, c1, c2, end) { add(point) }
        add(end)
      case .close: break
      }
      current = step.end ?? start
    }
    return box
  }

  /// Where a cubic runs upright or level.
  private static func turns(_ p: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ q: CGPoint) -> [CGPoint] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // The derivative's thirds: at² + bt + c.
      let (qa, qb, qc) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
      if abs(qa) < 1e-12 { return abs(qb) < 1e-12 ? [] : [-qc / qb] }
      let inner = qb * qb - 4 * qa * qc
      guard inner >= 0 else { return [] }
      return [(-qb + inner.squareRoot()) / (2 * qa), (-qb - inner.squareRoot()) / (2 * qa)]
    }
    let times = roots(p.x, c1.x, c2.x, q.x) + roots(p.y, c1.y, c2.y, q.y)
    return times.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: k0 * p.x + k1 * c1.x + k2 * c2.x + k3 * q.x,
        y: k0 * p.y + k1 * c1.y + k2 * c2.y + k3 * q.y)
    }
  }
}
