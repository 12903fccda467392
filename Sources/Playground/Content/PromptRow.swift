import UIKit

/// A symbol and what it asks for, in two languages.
final class PromptRow: UIView {
  private let symbol: UIImageView
  private let title: UILabel
  private let detail: UILabel

  init(symbol name: String, text: String, detail: String) {
    symbol = UIImageView(
      image: UIImage(systemName: name, withConfiguration: .init(pointSize: 18, weight: .medium)))
    title = UILabel(text, size: 17, weight: .medium, color: .white)
    self.detail = UILabel(detail, size: 15, color: .white.withAlphaComponent(0.7))
    super.init(frame: .zero)
    backgroundColor = .white.withAlphaComponent(0.14)
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    symbol.tintColor = .white
    symbol.contentMode = .center
    self.detail.textAlignment = .right
    for part in [symbol, title, self.detail] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    symbol.frame = CGRect(x: 8, y: 0, width: 44, height: height)
    title.frame = CGRect(x: 56, y: 0, width: max(0, width - 156), height: height)
    detail.frame = CGRect(x: width - 100 - 16, y: 0, width: 100, height: height)
  }
}
