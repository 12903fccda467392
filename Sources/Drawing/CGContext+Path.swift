import CPango
public import Foundation
public import Geometry

extension CGContext {
  public func beginPath() { cairo_new_path(cr) }

  public func move(to point: CGPoint) {
    guard point.isFinite else { return }
    cairo_move_to(cr, point.x, point.y)
  }

  public func addLine(to point: CGPoint) {
    guard point.isFinite else { return }
    cairo_line_to(cr, point.x, point.y)
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite else { return }
    cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPointOfPath
    addCurve(
      to: end,
      control1: CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(
        x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  public func addRect(_ rect: CGRect) {
    guard !rect.isNull, rect.isFinite else { return }
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds part of a circle, joined to the current point. Units: points, radians.
  ///
  /// - Parameter clockwise: Core Graphics' sense, the visual opposite where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    let isJoined = !isPathEmpty
    if isJoined { arc.move(to: currentPointOfPath) }
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    for step in arc.steps.dropFirst(isJoined ? 1 : 0) { add(step) }
  }

  public func addPath(_ path: CGPath) {
    for step in path.steps { add(step) }
  }

  public func closePath() { cairo_close_path(cr) }

  public var isPathEmpty: Bool { cairo_has_current_point(cr) == 0 }

  /// Where the pen is, `.zero` for an empty path.
  public var currentPointOfPath: CGPoint {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cr, &x, &y)
    return CGPoint(x: x, y: y)
  }

  private func add(_ step: CGPathStep) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let control, let end): addQuadCurve(to: end, control: control)
    case .cubic(let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    case .close: closePath()
    }
  }
}
