import UIKit

/// A large title and a "+", on the page's own colour.
final class HomeHeader: UIView {
  /// Below the status bar. Units: points.
  static let height: CGFloat = 56

  let add = UIButton(type: .system)
  private let title = UILabel("Journeys", size: 34, weight: .bold)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    add.setImage(
      UIImage(systemName: "plus", withConfiguration: .init(pointSize: 21, weight: .medium)),
      for: .normal)
    add.accessibilityLabel = "Add a place"
    addSubview(title)
    addSubview(add)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = bounds.height - Self.height
    let safe = safeAreaInsets
    let width = bounds.width - safe.right
    title.frame = CGRect(
      x: safe.left + 16, y: row + 2, width: max(0, width - safe.left - 90), height: 42)
    add.frame = CGRect(x: width - 54, y: row, width: 48, height: 44)
  }
}
