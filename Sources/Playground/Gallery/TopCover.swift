import UIKit

/// Keeps the clock readable over what scrolls below it: the ground's colour, with a soft edge.
final class TopCover: UIView {
  /// Units: points.
  static let softEdge: CGFloat = 12

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let solid = bounds.height > 0 ? max(0, 1 - Self.softEdge / bounds.height) : 0
    (layer as? CAGradientLayer)?.locations = [0, NSNumber(value: Double(solid)), 1]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let ground = UIColor.systemGroupedBackground.resolvedColor(with: traitCollection)
    (layer as? CAGradientLayer)?.colors = [
      ground.cgColor, ground.cgColor, ground.withAlphaComponent(0).cgColor,
    ]
  }
}
