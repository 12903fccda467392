public import Foundation

/// A path that can grow.
///
/// Mirrors: `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint) { steps.append(.move(point)) }

  public func addLine(to point: CGPoint) { steps.append(.line(point)) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.append(.quad(control: control, end: end))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.cubic(control1: control1, control2: control2, end: end))
  }

  public func closeSubpath() {
    guard !steps.isEmpty else { return }
    steps.append(.close)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.map { $0.applying(transform) }
  }

  public func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Adds a rectangle with elliptic corners; radii larger than half a side are cut to it.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rx = max(0, min(cornerWidth, rect.width / 2))
    let ry = max(0, min(cornerHeight, rect.height / 2))
    guard rx > 0, ry > 0 else {
      addRect(rect)
      return
    }
    let kx = rx * (1 - Self.quarterCircle)
    let ky = ry * (1 - Self.quarterCircle)
    move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + ry),
      control1: CGPoint(x: rect.maxX - kx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + ky))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
    addCurve(
      to: CGPoint(x: rect.maxX - rx, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - ky),
      control2: CGPoint(x: rect.maxX - kx, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - ry),
      control1: CGPoint(x: rect.minX + kx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - ky))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
    addCurve(
      to: CGPoint(x: rect.minX + rx, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + ky),
      control2: CGPoint(x: rect.minX + kx, y: rect.minY))
    closeSubpath()
  }

  /// An arc that goes on for `delta`, in the direction of its sign. Units: points, radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0)
  }

  /// Adds part of a circle, joined to the current point by a line as Core Graphics does.
  ///
  /// - Parameter clockwise: Core Graphics' sense, which is the visual opposite in y-down space.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      if sweep < -turn { sweep = -turn }
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      if sweep > turn { sweep = turn }
    }
    func on(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = on(startAngle)
    if steps.isEmpty || steps.last == .close { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    // The usual cubic fit of an arc: handles of length 4/3·tan(θ/4).
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let p0 = on(from)
      let p1 = on(to)
      addCurve(
        to: p1,
        control1: CGPoint(x: p0.x - handle * sin(from), y: p0.y + handle * cos(from)),
        control2: CGPoint(x: p1.x + handle * sin(to), y: p1.y - handle * cos(to)))
    }
  }

  /// Distance of the control points, in radii, that fits a quarter circle with one cubic.
  static let quarterCircle: CGFloat = 0.552_284_749_830_793_6
}
