import UIKit

/// A scene on its way from card to device: its picture, with the card's own over it for as long as it
/// is small.
final class ScenePage: UIView {
  private let scene: UIImageView
  private let small: UIImageView

  init(scene: UIImage, small: UIImage) {
    self.scene = UIImageView(image: scene)
    self.small = UIImageView(image: small)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.masksToBounds = true
    layer.cornerCurve = .continuous
    for part in [self.scene, self.small] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [scene, small] { part.frame = bounds }
  }

  /// The card's picture, drawn for its size, gives way to the one that is drawn for the device's.
  func sharpen() {
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.curveLinear, .allowUserInteraction],
      animations: { self.small.alpha = 0 })
  }
}
