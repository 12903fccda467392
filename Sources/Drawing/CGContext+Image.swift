import CPango
public import Foundation
import Geometry

/// How pixels between pixels are made.
///
/// Mirrors: `CGInterpolationQuality`.
public nonisolated enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3

  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

extension CGContext {
  /// Draws the image upright, stretched over the rectangle. Units: points.
  public func draw(
    _ image: CGImage, in rect: CGRect, quality: CGInterpolationQuality = .default
  ) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let pattern = cairo_pattern_create_for_surface(image.surface.pointer)
    else { return }
    // Padding keeps the edge pixels from fading into nothing when the image is stretched.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, quality.cairo)
    let toImage = CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(image.width) / rect.width, y: CGFloat(image.height) / rect.height))
    if toImage.isUsable {
      var matrix = toImage.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      paint {
        cairo_save(cr)
        beginPath()
        addRect(rect)
        cairo_clip(cr)
        cairo_set_source(cr, pattern)
        cairo_paint_with_alpha(cr, state.alpha)
        cairo_restore(cr)
      }
    }
    cairo_pattern_destroy(pattern)
  }

  /// Cuts what is drawn after by the image's alpha, then runs `body`. Units: points.
  ///
  /// Does what `clip(to:mask:)` does, for one drawing.
  public func masked(by image: CGImage, in rect: CGRect, _ body: () -> Void) {
    beginTransparencyLayer()
    body()
    saveGState()
    setBlendMode(.destinationIn)
    draw(image, in: rect)
    restoreGState()
    endTransparencyLayer()
  }
}
