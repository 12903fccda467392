import Foundation
import Geometry

/// The corners of a rectangle. Mirrors: `UIRectCorner`.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGMutablePath {
  /// Adds a rectangle of which only some corners are round.
  func addRoundedRect(in rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    // The control points of a quarter of an ellipse lie at this part of its radii.
    let near: CGFloat = 1 - 0.552_284_75
    func corner(
      _ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from: CGVector, to: CGVector
    ) {
      guard corners.contains(which) else {
        isEmpty ? move(to: CGPoint(x: x, y: y)) : addLine(to: CGPoint(x: x, y: y))
        return
      }
      func point(_ way: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + way.dx * rx * part, y: y + way.dy * ry * part)
      }
      isEmpty ? move(to: point(from, 1)) : addLine(to: point(from, 1))
      addCurve(to: point(to, 1), control1: point(from, near), control2: point(to, near))
    }
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    let left = CGVector(dx: -1, dy: 0)
    let right = CGVector(dx: 1, dy: 0)
    corner(.topLeft, rect.minX, rect.minY, from: down, to: right)
    corner(.topRight, rect.maxX, rect.minY, from: left, to: down)
    corner(.bottomRight, rect.maxX, rect.maxY, from: up, to: left)
    corner(.bottomLeft, rect.minX, rect.maxY, from: right, to: up)
    closeSubpath()
  }
}

extension CGPath {
  /// The same shape with each part drawn from its end to its start.
  var reversed: CGPath {
    let result = CGMutablePath()
    var part: [CGPathStep] = []
    func flush(closing: Bool) {
      guard let last = part.last?.end else { return }
      result.move(to: last)
      for index in part.indices.dropFirst().reversed() {
        guard let start = part[index - 1].end else { continue }
        switch part[index] {
        case .quad(let control, _): result.addQuadCurve(to: start, control: control)
        case .cubic(let control1, let control2, _):
          result.addCurve(to: start, control1: control2, control2: control1)
        default: result.addLine(to: start)
        }
      }
      if closing { result.closeSubpath() }
      part = []
    }
    for step in steps {
      switch step {
      case .move:
        flush(closing: false)
        part = [step]
      case .close: flush(closing: true)
      default: part.append(step)
      }
    }
    flush(closing: false)
    return result
  }
}
