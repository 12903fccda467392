import Drawing
import Foundation
import Geometry

extension UIImage {
  /// How a bitmap is turned to be shown. Mirrors: `UIImage.Orientation`.
  public nonisolated enum Orientation: Int, Sendable {
    case up, down
    /// A quarter turn against the clock.
    case left
    /// A quarter turn with the clock.
    case right
    /// As `up` and so on, mirrored from left to right before the turn.
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Source: documented, the numbers of EXIF.
    init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    /// The same seen in a mirror that stands beside it.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// From the pixels of a picture to where they are shown. Units: pixels, y down.
    func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
      switch self {
      case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    }
  }

  /// The picture seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard case .bitmap(let shown) = source else { return self }
    let flipped = UIImage(
      cgImage: lying ?? shown, scale: scale, orientation: imageOrientation.mirrored)
    let image = copy(
      UIImage(source: flipped.source, scale: scale, renderingMode: renderingMode, tint: ownTint))
    image.lying = flipped.lying
    image.imageOrientation = flipped.imageOrientation
    return image
  }
}

extension CGImage {
  /// The pixels as they are to be shown; the picture itself when it lies that way.
  func shown(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let sides = orientation.swapsSides ? (height, width) : (width, height)
    let context = CGContext(width: sides.0, height: sides.1)
    let size = CGSize(width: width, height: height)
    context.concatenate(orientation.transform(width: size.width, height: size.height))
    context.drawUpright(
      self, in: CGRect(origin: .zero, size: size), quality: CGInterpolationQuality.none)
    return context.makeImage() ?? self
  }
}
