import Display
import Foundation
import Geometry

extension CALayer {
  /// A number that tells the layer from others in a picture.
  var identity: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }

  /// Sublayers back to front: by `zPosition`, then by place.
  var drawingOrder: [CALayer] {
    guard children.contains(where: { $0.presented.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.presented.zPosition, $0.offset) < ($1.element.presented.zPosition, $1.offset)
    }.map(\.element)
  }

  func corners(_ values: LayerValues) -> RenderCorners {
    RenderCorners(
      radius: values.cornerRadius, mask: UInt8(truncatingIfNeeded: maskedCorners.rawValue & 15),
      isContinuous: cornerCurve == .continuous)
  }

  /// Whether the subtree has to be drawn by itself before it is placed.
  func mustBeGroup(_ values: LayerValues, toList: CGAffineTransform) -> Bool {
    if mask != nil || shouldRasterize { return true }
    let isComposite = hasChildren
    if values.opacity < 1, allowsGroupOpacity, isComposite || parts(values) > 1 { return true }
    if flags.masksToBounds {
      if isComposite, values.cornerRadius > 0, maskedCorners.rawValue & 15 != 0 { return true }
      if isComposite || backing.content != nil, !toList.isScaleAndTranslation { return true }
    }
    return isComposite && !toList.isTranslation
  }

  /// Whether round corners are cut off the finished picture, rather than drawn round in it.
  var cutsCorners: Bool { flags.masksToBounds && hasChildren && model.borderWidth == 0 }

  /// Whether the layer is marked as a page and looks like one: upright, opaque, square.
  func mayBePage(_ values: LayerValues, toList: CGAffineTransform) -> Bool {
    isPage && toList.isTranslation && values.opacity >= 1 && values.cornerRadius == 0
      && values.backgroundColor?.alpha == 1 && hasChildren
  }

  /// Whether the layer itself covers all of `bounds` before corners are cut.
  func isCovered(_ values: LayerValues, bounds: CGRect) -> Bool {
    let isFilled =
      values.backgroundColor?.alpha == 1 || (isOpaque && backing.content != nil)
    let isSquare = values.cornerRadius <= 0 || flags.masksToBounds
    return isFilled && isSquare && values.bounds.insetBy(dx: -0.001, dy: -0.001).contains(bounds)
  }

  /// How many things the layer itself draws.
  private func parts(_ values: LayerValues) -> Int {
    ((values.backgroundColor?.alpha ?? 0) > 0 ? 1 : 0) + (backing.content != nil ? 1 : 0)
      + (values.borderWidth > 0 ? 1 : 0)
  }

  /// Where the contents lie, in the layer's own space.
  func contentRect(_ values: LayerValues) -> CGRect {
    if backing.image == nil, contentsGravity == .resize {
      if drawsBeyondBounds {
        return CGRect(origin: backing.contentOrigin, size: backing.contentSize)
      }
      // Drawn for these bounds, up to the rounding to whole pixels: not to be stretched by that.
      let size = backing.contentSize
      let isFresh =
        abs(size.width - values.bounds.width) < 1 && abs(size.height - values.bounds.height) < 1
      return isFresh ? CGRect(origin: values.bounds.origin, size: size) : values.bounds
    }
    var size = backing.contentSize
    size.width *= values.contentsRect.width
    size.height *= values.contentsRect.height
    return contentsGravity.place(size, in: values.bounds)
  }
}

extension RenderShadow {
  /// Everything the shadow can darken, in the list's space: three deviations beyond the shape.
  var reach: CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
      .applying(transform).cut(by: clip)
  }
}
