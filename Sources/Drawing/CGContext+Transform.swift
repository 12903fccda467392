import CPango
public import Foundation
public import Geometry

extension CGContext {
  /// From user space to device pixels.
  public var ctm: CGAffineTransform { state.ctm }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns user space. Units: radians, clockwise on screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` before what is there; one without inverse draws nothing until restored.
  public func concatenate(_ transform: CGAffineTransform) {
    let next = transform.concatenating(state.ctm)
    guard next.isUsable else {
      state.isDegenerate = true
      return
    }
    state.ctm = next
    var matrix = next.cairo
    cairo_set_matrix(cr, &matrix)
  }

  /// Runs `body` in device space: one unit is one pixel.
  func inDeviceSpace(_ body: () -> Void) {
    cairo_save(cr)
    cairo_identity_matrix(cr)
    body()
    cairo_restore(cr)
  }
}

extension CGAffineTransform {
  /// Whether Cairo can draw through the transform.
  var isUsable: Bool {
    let size = determinant
    return size.isFinite && abs(size) > 1e-12 && tx.isFinite && ty.isFinite && a.isFinite
      && b.isFinite && c.isFinite && d.isFinite && abs(tx) < 1e8 && abs(ty) < 1e8
  }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
