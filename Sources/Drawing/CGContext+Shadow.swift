import CPango
public import Foundation
public import Geometry

extension CGContext {
  /// Paints the blurred outline of `group`, a pattern from `cairo_pop_group`, moved and coloured.
  func draw(_ shadow: GraphicsState.Shadow, of group: OpaquePointer) {
    var found: OpaquePointer?
    guard cairo_pattern_get_surface(group, &found) == CAIRO_STATUS_SUCCESS, let picture = found,
      cairo_surface_get_type(picture) == CAIRO_SURFACE_TYPE_IMAGE,
      let mask = BlurredMask(
        alphaOf: picture, deviation: shadow.blur / 2 * Double(scale))
    else { return }
    var x = 0.0
    var y = 0.0
    // A group knows where it lies by the offset of its device space.
    cairo_surface_get_device_offset(picture, &x, &y)
    inDeviceSpace {
      cairo_set_source_rgba(
        cr, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
      cairo_mask_surface(
        cr, mask.surface, Double(mask.origin.x) - x + shadow.offset.width * scale,
        Double(mask.origin.y) - y + shadow.offset.height * scale)
    }
  }
}

extension CGContext {
  /// Paints the shadow of what `body` draws, and not that itself.
  ///
  /// Units: `offset` and `blur` as in `setShadow`: points before any transform.
  public func paintShadow(
    offset: CGSize, blur: CGFloat, color: CGColor, of body: () -> Void
  ) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, !state.isDegenerate
    else { return }
    let outer = state
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    state.mask = nil
    cairo_push_group(cr)
    body()
    state = outer
    guard let group = cairo_pop_group(cr) else { return }
    underMask {
      cairo_set_operator(cr, state.blendMode.cairo)
      draw(
        GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color), of: group)
    }
    cairo_pattern_destroy(group)
  }
}
