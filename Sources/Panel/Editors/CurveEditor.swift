import Foundation
import Geometry
import Motion
import Playground
import UIKit

/// A cubic curve with two control points that can be dragged.
final class CurveEditor: MotionEditor {
  private let keys: [String]
  private var held: Int?

  init(_ session: TuningSession, keys: [String]) {
    self.keys = keys
    super.init(session, title: "CURVE")
  }

  required init?(coder: NSCoder) { nil }

  override var values: [Double] { keys.map { session[$0] } }

  /// How far up and down the points may go; the way itself is 0…1.
  private var heights: ClosedRange<Double> {
    let ranges = [1, 3].compactMap { keys.indices.contains($0) ? session.tunable(keys[$0]) : nil }
      .map(\.range)
    let low = ranges.map(\.lowerBound).min() ?? 0
    let high = ranges.map(\.upperBound).max() ?? 1
    return min(low, 0)...max(high, 1)
  }

  /// The square from (0, 0) to (1, 1), with room for the points beyond it and for a handle's half.
  /// Units: points.
  var square: CGRect {
    let (plane, heights) = (plane.insetBy(dx: 10, dy: 10), heights)
    let length = CGFloat(heights.upperBound - heights.lowerBound)
    let side = max(min(plane.width, plane.height / length), 1)
    let top = plane.midY - side * length / 2
    return CGRect(
      x: (plane.midX - side / 2).rounded(),
      y: (top + CGFloat(heights.upperBound - 1) * side).rounded(), width: side.rounded(),
      height: side.rounded())
  }

  override var note: String {
    values.map { NumberText.fixed($0, 2) }.joined(separator: ", ")
  }

  /// Where a control point's handle is, the first or the second.
  func place(of handle: Int) -> CGPoint {
    let values = values
    guard values.count == 4 else { return .zero }
    return place(values[handle * 2], values[handle * 2 + 1])
  }

  private func place(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(
      x: square.minX + CGFloat(x) * square.width, y: square.maxY - CGFloat(y) * square.height)
  }

  override func play(_ preview: MotionPreview) {
    let values = values
    guard values.count == 4 else { return }
    let curve = UnitBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
    preview.play(duration: max(session["duration"], 0.3)) { curve.value(at: $0) }
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let distances = (0...1).map { index in
        let place = place(of: index)
        return hypot(place.x - grip.x, place.y - grip.y)
      }
      held = distances[0] <= distances[1] ? 0 : 1
    case .changed:
      guard let held else { return }
      let here = pan.location(in: self)
      let x = Double((here.x - square.minX) / square.width)
      let y = Double((square.maxY - here.y) / square.height)
      session.set(keys[held * 2], to: x, kind: "curve")
      session.set(keys[held * 2 + 1], to: y, kind: "curve")
    default:
      held = nil
      session.endStep()
    }
  }

  override func drawLine(in plane: CGRect) {
    UIColor.separator.setStroke()
    let edge = UIBezierPath(rect: square)
    edge.lineWidth = 1
    edge.stroke()
    let start = place(0, 0)
    let end = place(1, 1)
    let first = place(of: 0)
    let second = place(of: 1)
    UIColor.systemGray.setStroke()
    for (from, to) in [(start, first), (end, second)] {
      let arm = UIBezierPath()
      arm.move(to: from)
      arm.addLine(to: to)
      arm.lineWidth = 1
      arm.stroke()
    }
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
    stroke(path)
    for handle in [first, second] { drawHandle(at: handle) }
  }
}
