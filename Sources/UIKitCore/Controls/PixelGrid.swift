import Foundation

extension UIView {
  /// The length of a device pixel, points.
  final var onePixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The nearest whole pixel.
  final func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return value.isFinite ? (value * scale).rounded() / scale : 0
  }

  /// A frame of `size` centred on `center`, its origin on whole pixels so that text is crisp.
  final func pixelFrame(_ size: CGSize, centeredOn center: CGPoint) -> CGRect {
    CGRect(
      x: onPixel(center.x - size.width / 2), y: onPixel(center.y - size.height / 2),
      width: size.width, height: size.height)
  }
}

extension UILabel {
  /// The size of the text on one line, in whole points.
  final var fittedSize: CGSize {
    guard text?.isEmpty == false else { return .zero }
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
