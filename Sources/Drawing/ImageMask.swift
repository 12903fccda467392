import CPango
import Foundation
import Geometry

/// What images let through of everything drawn: a cover a pixel, over the whole bitmap.
final class ImageMask {
  /// An A8 surface of the bitmap's size, which begins where the bitmap does.
  nonisolated(unsafe) let surface: OpaquePointer

  /// - Parameters:
  ///   - rect: where the image lies, its first row where y is largest. Units: points.
  ///   - ctm: from points to pixels.
  ///   - size: the bitmap's, pixels.
  ///   - outer: what cuts already.
  init?(
    _ image: CGImage, in rect: CGRect, ctm: CGAffineTransform, size: (width: Int, height: Int),
    within outer: ImageMask?
  ) {
    guard
      let made = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: size.width), Int32(clamping: size.height))
    else { return nil }
    surface = made
    let toImage = CGAffineTransform(translationX: -rect.minX, y: -rect.maxY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(image.width) / rect.width, y: -CGFloat(image.height) / rect.height))
    // What cannot be turned into pixels lets nothing through.
    guard toImage.isUsable, ctm.isUsable, let cr = cairo_create(made) else { return }
    defer { cairo_destroy(cr) }
    if let pattern = cairo_pattern_create_for_surface(image.surface.pointer) {
      var matrix = toImage.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      var transform = ctm.cairo
      cairo_set_matrix(cr, &transform)
      cairo_set_source(cr, pattern)
      cairo_paint(cr)
      cairo_pattern_destroy(pattern)
    }
    guard let outer else { return }
    cairo_identity_matrix(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cr, outer.surface, 0, 0)
    cairo_paint(cr)
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
