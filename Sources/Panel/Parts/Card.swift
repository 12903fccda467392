import UIKit

/// A group of parts on a ground of its own.
class Card: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PanelStyle.cardCorner
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }

  /// How high it must be for its contents. Units: points.
  var height: CGFloat { 44 }

  /// Shows everything as it is now.
  func refresh() {}

  /// Stands out from what it lies over.
  func castShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  /// Puts a part at a place, on whole points.
  func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(
      x: x.rounded(), y: y.rounded(), width: max(0, width), height: max(0, height))
  }
}
