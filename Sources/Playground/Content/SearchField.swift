import UIKit

/// Where one says what to look for: a rounded field with a glass.
final class SearchField: UIView {
  /// Units: points.
  static let height: CGFloat = 56

  let text = UITextField(frame: .zero)
  private let ground = UIView()
  private let glass = UIImageView(
    image: UIImage(
      systemName: "magnifyingglass", withConfiguration: .init(pointSize: 15, weight: .regular)))

  init() {
    super.init(frame: .zero)
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 10
    ground.layer.cornerCurve = .continuous
    glass.tintColor = .secondaryLabel
    text.placeholder = "Search"
    text.font = .systemFont(ofSize: 17)
    text.clearButtonMode = .whileEditing
    for view in [ground, glass, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let box = CGRect(
      x: safe.left + 16, y: 10, width: max(0, bounds.width - safe.left - safe.right - 32),
      height: 36)
    ground.frame = box
    let mark = glass.image?.size ?? .zero
    glass.frame = CGRect(
      x: box.minX + 8, y: (box.midY - mark.height / 2).rounded(), width: mark.width,
      height: mark.height)
    let left = box.minX + 8 + mark.width.rounded(.up) + 7
    text.frame = CGRect(x: left, y: box.minY, width: max(0, box.maxX - left - 4), height: 36)
  }
}
