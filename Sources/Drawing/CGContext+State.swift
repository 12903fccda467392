import CPango
public import Foundation
public import Geometry

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Units: 0…1, multiplied into everything drawn after.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Units: points.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cr, width.isFinite ? max(0, width) : 1)
  }

  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cr, cap.cairo) }

  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cr, join.cairo) }

  /// The longest a mitre may be, in line widths, before it becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    cairo_set_miter_limit(cr, max(1, limit))
  }

  /// Lengths of dashes and gaps in turn; an empty array is a plain line. Units: points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    // Cairo refuses negative lengths and a sum of zero, and would stay in error.
    let isSound = dashes.allSatisfy { $0.isFinite && $0 >= 0 } && dashes.contains { $0 > 0 }
    guard isSound, phase.isFinite else {
      cairo_set_dash(cr, nil, 0, 0)
      return
    }
    cairo_set_dash(cr, dashes, Int32(dashes.count), phase)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cr, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Gives everything drawn after a soft shadow. Units: points, y down, not transformed.
  ///
  /// - Parameter color: nil takes the shadow away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite
    else {
      state.shadow = nil
      return
    }
    state.shadow = .init(offset: offset, blur: min(max(0, blur), 500), color: color)
  }

  /// A black shadow at a third, Core Graphics' default.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}
