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
  /// Draws the image stretched over the rectangle, its first row where y is largest. Units: points.
  ///
  /// Core Graphics' y points up: in a context whose y points down, as all of UIKit's and all here, an
  /// image stands on its head. Code that knows turns the context round first, or lets `UIImage` draw.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    saveGState()
    defer { restoreGState() }
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    guard byTiling else { return drawUpright(image, in: rect) }
    tile(image, startingAt: rect)
  }

  /// Repeats the image over all that may be drawn on, so that one copy lies in `rect`.
  private func tile(_ image: CGImage, startingAt rect: CGRect) {
    let all = boundingBoxOfClipPath
    guard all.isFinite, all.width / rect.width < 500, all.height / rect.height < 500 else {
      return drawUpright(image, in: rect)
    }
    var y = rect.minY - ((rect.minY - all.minY) / rect.height).rounded(.up) * rect.height
    while y < all.maxY {
      var x = rect.minX - ((rect.minX - all.minX) / rect.width).rounded(.up) * rect.width
      while x < all.maxX {
        drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
        x += rect.width
      }
      y += rect.height
    }
  }

  /// Draws the image as one looks at it, stretched over the rectangle. Units: points.
  ///
  /// - Parameter quality: nil is the context's own.
  public func drawUpright(
    _ image: CGImage, in rect: CGRect, quality: CGInterpolationQuality? = nil
  ) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let pattern = cairo_pattern_create_for_surface(image.surface.pointer)
    else { return }
    // Padding keeps the edge pixels from fading into nothing when the image is stretched.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, (quality ?? state.interpolation).cairo)
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

  /// How pixels between an image's pixels are made, until the state is restored.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
