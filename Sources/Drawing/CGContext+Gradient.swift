import CPango
public import Foundation
import Geometry

extension CGContext {
  /// Fills the clip with colours that change along a line. Units: points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    guard start.isFinite, end.isFinite, start != end,
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    else { return }
    draw(gradient, as: pattern, options: options)
  }

  /// Fills the clip with colours that change from one circle to another. Units: points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions = []
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y,
        max(0, endRadius))
    else { return }
    draw(gradient, as: pattern, options: options)
  }

  private func draw(
    _ gradient: CGGradient, as pattern: OpaquePointer, options: CGGradientDrawingOptions
  ) {
    gradient.apply(to: pattern, alpha: state.alpha, options: options)
    paint {
      cairo_set_source(cr, pattern)
      cairo_paint(cr)
    }
    cairo_pattern_destroy(pattern)
  }
}
