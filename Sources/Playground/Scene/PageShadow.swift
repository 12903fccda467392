import UIKit

/// The shadow a moving page throws on the one below, taken off again afterwards.
struct PageShadow {
  private let layer: CALayer
  private let before: (opacity: Float, radius: CGFloat, offset: CGSize, path: CGPath?)

  init(under view: UIView, radius: CGFloat, opacity: CGFloat) {
    layer = view.layer
    before = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset, layer.shadowPath)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = .zero
    layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
  }

  func remove() {
    layer.shadowOpacity = before.opacity
    layer.shadowRadius = before.radius
    layer.shadowOffset = before.offset
    layer.shadowPath = before.path
  }
}
