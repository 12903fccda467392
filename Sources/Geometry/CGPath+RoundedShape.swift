public import Foundation

/// What a path is that is no more than a rectangle with round corners.
public struct RoundedShape: Equatable, Sendable {
  public var rect: CGRect
  public var radius: CGFloat
  /// Bits as `CACornerMask`: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public var corners: UInt8
}

extension CGPath {
  /// The path as a rectangle some corners of which are quarters of one circle; nil for others.
  public var roundedShape: RoundedShape? {
    let box = boundingBox
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    var found = RoundedShape(rect: box, radius: 0, corners: 0)
    var start = CGPoint.zero
    var current = CGPoint.zero
    var count = 0
    for step in steps {
      switch step {
      case .move(let point):
        // A second part would make another shape.
        guard count == 0 else { return nil }
        start = point
        current = point
        continue
      case .line(let point):
        guard box.hasEdge(through: current, point) else { return nil }
        current = point
      case .cubic(let c1, let c2, let point):
        guard found.take(current, c1, c2, point) else { return nil }
        current = point
      case .close:
        guard box.hasEdge(through: current, start) else { return nil }
        current = start
        continue
      case .quad: return nil
      }
      count += 1
    }
    guard count >= 3, box.hasEdge(through: current, start) else { return nil }
    return found
  }
}

extension RoundedShape {
  /// How far points may be off. Source: chosen, far below a pixel.
  fileprivate static let slack: CGFloat = 0.01

  /// Adds a corner if the curve is a quarter of the circle of the others.
  fileprivate mutating func take(_ from: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint)
    -> Bool
  {
    // The corner lies above or below one end and beside the other.
    let isAcrossFirst = rect.isOnSide(x: to.x) && rect.isOnSide(y: from.y)
    let corner = isAcrossFirst ? CGPoint(x: to.x, y: from.y) : CGPoint(x: from.x, y: to.y)
    guard rect.isOnSide(x: corner.x), rect.isOnSide(y: corner.y) else { return false }
    let first = hypot(from.x - corner.x, from.y - corner.y)
    let second = hypot(to.x - corner.x, to.y - corner.y)
    guard first > Self.slack, abs(first - second) < Self.slack,
      corners == 0 || abs(first - radius) < Self.slack
    else { return false }
    let near = 1 - CGMutablePath.quarterCircle
    for (control, end) in [(c1, from), (c2, to)] {
      let x = corner.x + (end.x - corner.x) * near
      let y = corner.y + (end.y - corner.y) * near
      guard hypot(control.x - x, control.y - y) < Self.slack + first / 100 else { return false }
    }
    let isRight = abs(corner.x - rect.maxX) < Self.slack
    let isBottom = abs(corner.y - rect.maxY) < Self.slack
    let bit: UInt8 = 1 << ((isRight ? 1 : 0) + (isBottom ? 2 : 0))
    guard corners & bit == 0 else { return false }
    corners |= bit
    radius = first
    return true
  }
}

extension CGRect {
  fileprivate func isOnSide(x: CGFloat) -> Bool {
    min(abs(x - minX), abs(x - maxX)) < RoundedShape.slack
  }

  fileprivate func isOnSide(y: CGFloat) -> Bool {
    min(abs(y - minY), abs(y - maxY)) < RoundedShape.slack
  }

  /// Whether the line between two points runs along one of the sides.
  fileprivate func hasEdge(through a: CGPoint, _ b: CGPoint) -> Bool {
    let slack = RoundedShape.slack
    return abs(a.x - b.x) < slack && isOnSide(x: a.x)
      || abs(a.y - b.y) < slack && isOnSide(y: a.y)
  }
}
