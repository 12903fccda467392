import CPango
public import Foundation
import Geometry

extension CGContext {
  /// Cuts what is drawn after by the image's alpha as well. Units: points.
  ///
  /// As `draw(_:in:)`, it takes the image's first row to be where y is largest.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0, !state.isDegenerate else { return }
    state.mask = ImageMask(
      mask, in: rect, ctm: state.ctm, size: (width, height), within: state.mask)
  }

  /// Runs `body`, which draws with Cairo, so that only what the mask lets through changes.
  ///
  /// It draws on a copy of what is there, which then takes the place of what is there as far as mask and
  /// clip allow: right for every blend mode, and nothing is held back until later.
  func underMask(_ body: () -> Void) {
    guard let mask = state.mask, let target = cairo_get_group_target(cr) else { return body() }
    cairo_push_group(cr)
    // The clip cuts the whole afterwards; cutting twice would fray its edges.
    cairo_reset_clip(cr)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cr, target, 0, 0)
    cairo_paint(cr)
    cairo_restore(cr)
    body()
    guard let group = cairo_pop_group(cr) else { return }
    cairo_save(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    // The group lies in the space it was collected in, the mask on pixels.
    cairo_set_source(cr, group)
    cairo_identity_matrix(cr)
    cairo_mask_surface(cr, mask.surface, 0, 0)
    cairo_restore(cr)
    cairo_pattern_destroy(group)
  }
}
