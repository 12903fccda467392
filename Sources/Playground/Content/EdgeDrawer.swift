import UIKit

/// What the edge pan pulls in.
final class EdgeDrawer: UIView {
  /// Units: points.
  static let width: CGFloat = 220

  private let title = UILabel("Edge pan", size: 22, weight: .bold)
  private let text = UILabel(
    "It came from the edge zone and led inwards, so every scroll view below waited and let it "
      + "have the finger.", size: 15, color: .secondaryLabel, lines: 0)

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 4, height: 0)
    addSubview(title)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 20, y: 110, width: bounds.width - 40, height: 28)
    let size = text.sizeThatFits(CGSize(width: bounds.width - 40, height: 400))
    text.frame = CGRect(x: 20, y: 146, width: bounds.width - 40, height: size.height)
  }
}
