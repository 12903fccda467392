import UIKit

/// The card's top: a grabber, a title, and a way out without a gesture.
final class CardHeader: UIView {
  /// Units: points.
  static let height: CGFloat = 60

  let close = UIButton(type: .system)
  private let grabber = UIView()
  private let title: UILabel
  private let line = UIView()

  init(_ text: String) {
    title = UILabel(text, size: 17, weight: .semibold)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    title.textAlignment = .center
    close.setImage(
      UIImage(
        systemName: "xmark", withConfiguration: .init(pointSize: 12, weight: .bold)),
      for: .normal)
    close.tintColor = .secondaryLabel
    close.backgroundColor = .tertiarySystemFill
    close.layer.cornerRadius = 15
    close.accessibilityLabel = "Close"
    line.backgroundColor = .separator
    for view in [grabber, title, close, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { title.text }
    set { title.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    grabber.frame = CGRect(x: ((width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
    title.frame = CGRect(x: 60, y: 20, width: max(0, width - 120), height: 24)
    close.frame = CGRect(x: width - safeAreaInsets.right - 46, y: 17, width: 30, height: 30)
    let hair = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: height - hair, width: width, height: hair)
  }
}
