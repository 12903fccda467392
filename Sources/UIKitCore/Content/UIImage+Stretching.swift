import Drawing
import Foundation
import Geometry

/// Which part of a picture is stretched, and how.
nonisolated struct ImageStretch: Equatable, Sendable {
  var caps: UIEdgeInsets
  var mode: UIImage.ResizingMode
}

extension UIImage {
  /// What happens to the middle of a stretched picture. Mirrors: `UIImage.ResizingMode`.
  public nonisolated enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// A picture whose edges keep their width; its middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    let copy = withRenderingMode(renderingMode)
    copy.stretch = ImageStretch(caps: capInsets.cut(to: size), mode: resizingMode)
    return copy
  }

  /// What of each edge keeps its width. Units: points.
  public var capInsets: UIEdgeInsets { stretch?.caps ?? .zero }

  public var resizingMode: ResizingMode { stretch?.mode ?? .tile }

  /// Draws the nine parts of a stretched picture.
  func drawStretched(
    _ image: CGImage, _ stretch: ImageStretch, in rect: CGRect, context: CGContext
  ) {
    let caps = stretch.caps
    let from = (
      x: [0, caps.left, size.width - caps.right, size.width],
      y: [0, caps.top, size.height - caps.bottom, size.height]
    )
    let right = max(rect.minX + caps.left, rect.maxX - caps.right)
    let bottom = max(rect.minY + caps.top, rect.maxY - caps.bottom)
    let to = (
      x: [rect.minX, rect.minX + caps.left, right, rect.maxX],
      y: [rect.minY, rect.minY + caps.top, bottom, rect.maxY]
    )
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: from.x[column] * scale, y: from.y[row] * scale,
          width: (from.x[column + 1] - from.x[column]) * scale,
          height: (from.y[row + 1] - from.y[row]) * scale)
        let target = CGRect(
          x: to.x[column], y: to.y[row], width: to.x[column + 1] - to.x[column],
          height: to.y[row + 1] - to.y[row])
        guard source.width >= 1, source.height >= 1, target.width > 0, target.height > 0,
          let part = image.cropping(to: source)
        else { continue }
        if stretch.mode == .tile, row == 1 || column == 1 {
          tile(part, in: target, context: context)
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  private func tile(_ part: CGImage, in rect: CGRect, context: CGContext) {
    let width = CGFloat(part.width) / scale
    let height = CGFloat(part.height) / scale
    // A pixel repeated is the same as a pixel stretched, and a thousand times cheaper.
    guard part.width > 1 || part.height > 1, rect.width / width < 500, rect.height / height < 500
    else { return context.drawUpright(part, in: rect, quality: CGInterpolationQuality.none) }
    context.saveGState()
    context.clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        context.drawUpright(part, in: CGRect(x: x, y: y, width: width, height: height))
        x += width
      }
      y += height
    }
    context.restoreGState()
  }

  /// The pixels for a view of a size.
  func stretched(to size: CGSize, tint: CGColor?, viewScale: CGFloat) -> CGImage? {
    guard let stretch, let image = bitmap(scale: scale, tint: tint) else { return nil }
    let context = CGContext(pointSize: size, scale: viewScale)
    drawStretched(
      image, stretch, in: CGRect(origin: .zero, size: size), context: context)
    return context.makeImage()
  }
}
