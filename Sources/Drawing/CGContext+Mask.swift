import CPango
public import Foundation
import Geometry

/// An image that everything drawn is cut by, until the state is restored.
struct ImageMask {
  let image: CGImage
  let rect: CGRect
  /// From the space it was given in to device pixels.
  let ctm: CGAffineTransform
}

extension CGContext {
  /// Cuts what is drawn after by the image's alpha as well. Units: points.
  ///
  /// As `draw(_:in:)`, it takes the image's first row to be where y is largest.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0, !state.isDegenerate else { return }
    state.masks.append(ImageMask(image: mask, rect: rect, ctm: state.ctm))
    cairo_push_group(cr)
  }

  /// Shows what has been collected under masks, the innermost first, until `count` are left.
  func closeMasks(leaving count: Int) {
    while state.masks.count > count, let mask = state.masks.popLast() {
      guard let group = cairo_pop_group(cr) else { continue }
      cairo_save(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      cairo_set_source(cr, group)
      if let pattern = mask.pattern {
        var matrix = mask.ctm.cairo
        cairo_set_matrix(cr, &matrix)
        cairo_mask(cr, pattern)
        cairo_pattern_destroy(pattern)
      }
      cairo_restore(cr)
      cairo_pattern_destroy(group)
    }
  }

  /// Shows what has been collected under masks so far, which go on cutting what comes.
  func flushMasks() {
    let open = state.masks
    // Inside a transparency layer the bitmap has nothing of it yet anyway.
    guard !open.isEmpty, !saved.contains(where: \.isLayer) else { return }
    let width = cairo_get_line_width(cr)
    let outer = saved.map { $0.masks.count }
    closeMasks(leaving: outer.last ?? 0)
    for mask in open.dropFirst(outer.last ?? 0) {
      state.masks.append(mask)
      cairo_push_group(cr)
    }
    var matrix = state.ctm.cairo
    cairo_set_matrix(cr, &matrix)
    cairo_set_line_width(cr, width)
  }
}

extension ImageMask {
  /// The image in the space it was given in, upside down as Core Graphics has it.
  fileprivate var pattern: OpaquePointer? {
    let toImage = CGAffineTransform(translationX: -rect.minX, y: -rect.maxY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(image.width) / rect.width, y: -CGFloat(image.height) / rect.height))
    guard toImage.isUsable,
      let pattern = cairo_pattern_create_for_surface(image.surface.pointer)
    else { return nil }
    var matrix = toImage.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
