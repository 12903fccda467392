import Foundation
import Geometry

/// A path by the length along it.
nonisolated struct PathMeasure {
  /// One stretch: a cubic curve, of which a line is a special case.
  private struct Piece {
    let p0, p1, p2, p3: CGPoint
    let isLine: Bool
    let startsSubpath: Bool
    /// Lengths up to evenly spaced parameters; the last is the whole.
    let lengths: [CGFloat]
    let before: CGFloat
    var length: CGFloat { lengths[lengths.count - 1] }
  }

  /// How finely curves are measured. Source: chosen, far below a pixel at any screen's size.
  private static let steps = 64

  private var pieces: [Piece] = []
  /// Points.
  private(set) var length: CGFloat = 0
  /// Where each of the path's steps ends, as lengths from the start.
  private(set) var ends: [CGFloat] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var isNew = true
    for step in path.steps {
      switch step {
      case .move(let point):
        (start, current, isNew) = (point, point, true)
        if ends.isEmpty { ends.append(0) }
        continue
      case .line(let point): addLine(current, point, isNew)
      case .quad(let c, let end):
        let p0 = current
        addCurve(
          p0, CGPoint(x: p0.x + (c.x - p0.x) * 2 / 3, y: p0.y + (c.y - p0.y) * 2 / 3),
          CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3), end, isNew)
      case .cubic(let c1, let c2, let end): addCurve(current, c1, c2, end, isNew)
      case .close: if current != start { addLine(current, start, isNew) }
      }
      current = step.end ?? start
      isNew = false
      ends.append(length)
    }
  }

  private mutating func addLine(_ a: CGPoint, _ b: CGPoint, _ isNew: Bool) {
    let distance = hypot(b.x - a.x, b.y - a.y)
    pieces.append(
      Piece(
        p0: a, p1: a, p2: b, p3: b, isLine: true, startsSubpath: isNew, lengths: [0, distance],
        before: length))
    if distance.isFinite { length += distance }
  }

  private mutating func addCurve(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ isNew: Bool
  ) {
    var lengths: [CGFloat] = [0]
    var last = p0
    for step in 1...Self.steps {
      let point = Self.point(p0, p1, p2, p3, CGFloat(step) / CGFloat(Self.steps))
      lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    pieces.append(
      Piece(
        p0: p0, p1: p1, p2: p2, p3: p3, isLine: false, startsSubpath: isNew, lengths: lengths,
        before: length))
    length += lengths[Self.steps]
  }

  /// Where the path is after `distance`, and which way it goes there, radians.
  func place(at distance: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    guard let piece = piece(at: distance) else { return nil }
    let t = parameter(piece, distance - piece.before)
    if piece.isLine {
      return (
        CGPoint(
          x: piece.p0.x + (piece.p3.x - piece.p0.x) * t,
          y: piece.p0.y + (piece.p3.y - piece.p0.y) * t),
        atan2(piece.p3.y - piece.p0.y, piece.p3.x - piece.p0.x)
      )
    }
    let a = Self.point(piece.p0, piece.p1, piece.p2, piece.p3, max(0, t - 1e-4))
    let b = Self.point(piece.p0, piece.p1, piece.p2, piece.p3, min(1, t + 1e-4))
    return (
      Self.point(piece.p0, piece.p1, piece.p2, piece.p3, t), atan2(b.y - a.y, b.x - a.x)
    )
  }

  /// The part between two shares of the length, 0…1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let result = CGMutablePath()
    let from = min(max(start, 0), 1) * length
    let to = min(max(end, 0), 1) * length
    guard to > from else { return result }
    var isOpen = false
    for piece in pieces where piece.before + piece.length > from && piece.before < to {
      let t0 = parameter(piece, max(0, from - piece.before))
      let t1 = parameter(piece, min(piece.length, to - piece.before))
      let part = Self.part(piece, t0, t1)
      if !isOpen || piece.startsSubpath { result.move(to: part.0) }
      isOpen = true
      if piece.isLine {
        result.addLine(to: part.3)
      } else {
        result.addCurve(to: part.3, control1: part.1, control2: part.2)
      }
    }
    return result
  }

  private func piece(at distance: CGFloat) -> Piece? {
    pieces.first { distance <= $0.before + $0.length } ?? pieces.last
  }

  /// The curve's parameter after `distance` along the piece.
  private func parameter(_ piece: Piece, _ distance: CGFloat) -> CGFloat {
    let lengths = piece.lengths
    guard piece.length > 0, distance > 0 else { return 0 }
    guard distance < piece.length else { return 1 }
    var low = 0
    var high = lengths.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= distance { low = middle } else { high = middle }
    }
    let span = lengths[high] - lengths[low]
    let inner = span > 0 ? (distance - lengths[low]) / span : 0
    return (CGFloat(low) + inner) / CGFloat(lengths.count - 1)
  }

  private static func point(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The control points of a piece's part between two parameters.
  private static func part(_ piece: Piece, _ t0: CGFloat, _ t1: CGFloat) -> (
    CGPoint, CGPoint, CGPoint, CGPoint
  ) {
    func lerp(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    if piece.isLine {
      let a = lerp(piece.p0, piece.p3, t0)
      let b = lerp(piece.p0, piece.p3, t1)
      return (a, a, b, b)
    }
    // Blossoms of the curve's points.
    func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let (a, b, c) = (
        lerp(piece.p0, piece.p1, r), lerp(piece.p1, piece.p2, r), lerp(piece.p2, piece.p3, r)
      )
      return lerp(lerp(a, b, s), lerp(b, c, s), t)
    }
    return (
      blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1)
    )
  }
}
