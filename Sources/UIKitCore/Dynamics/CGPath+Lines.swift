import Foundation
import Geometry

extension CGPath {
  /// The path as straight lines, one list of corners for each part.
  ///
  /// Source: chosen; with eight lines a curve of a hundred points strays less than a point.
  var lines: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var current: [CGPoint] = []
    func finish() {
      if current.count > 1 { all.append(current) }
      current = []
    }
    for step in steps {
      switch step {
      case .move(let point):
        finish()
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let control, let end):
        let start = current.last ?? end
        for index in 1...8 {
          let (t, u) = (CGFloat(index) / 8, 1 - CGFloat(index) / 8)
          let x = u * u * start.x + 2 * u * t * control.x + t * t * end.x
          let y = u * u * start.y + 2 * u * t * control.y + t * t * end.y
          current.append(CGPoint(x: x, y: y))
        }
      case .cubic(let one, let two, let end):
        let start = current.last ?? end
        for index in 1...8 {
          let (t, u) = (CGFloat(index) / 8, 1 - CGFloat(index) / 8)
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          let x = a * start.x + b * one.x + c * two.x + d * end.x
          let y = a * start.y + b * one.y + c * two.y + d * end.y
          current.append(CGPoint(x: x, y: y))
        }
      case .close:
        if let first = current.first { current.append(first) }
        let next = current.first
        finish()
        current = next.map { [$0] } ?? []
      }
    }
    finish()
    return all
  }

  /// All corners of the lines.
  var outlinePoints: [CGPoint] { lines.flatMap { $0 } }
}
