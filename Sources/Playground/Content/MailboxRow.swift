import UIKit

/// A mailbox: symbol, name here and there, and how much is in it.
final class MailboxRow: UIControl {
  private let symbol: UIImageView
  private let name: UILabel
  private let local: UILabel
  private let count: UILabel

  init(symbol symbolName: String, name: String, local: String, count: String) {
    symbol = UIImageView(
      image: UIImage(
        systemName: symbolName, withConfiguration: .init(pointSize: 17, weight: .medium)))
    self.name = UILabel(name, size: 17, weight: .semibold, color: .white)
    self.local = UILabel(local, size: 15, color: .white.withAlphaComponent(0.5))
    self.count = UILabel(count, size: 15, weight: .medium, color: .white.withAlphaComponent(0.7))
    super.init(frame: .zero)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    symbol.tintColor = .white.withAlphaComponent(0.85)
    symbol.contentMode = .center
    self.count.textAlignment = .right
    for part in [symbol, self.name, self.local, self.count] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected || isHighlighted ? .white.withAlphaComponent(0.12) : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    symbol.frame = CGRect(x: 6, y: 0, width: 44, height: height)
    let own = name.sizeThatFits(bounds.size).width.rounded(.up)
    name.frame = CGRect(x: 56, y: 0, width: own, height: height)
    local.frame = CGRect(
      x: 56 + own + 8, y: 1, width: max(0, width - own - 64 - 60), height: height - 1)
    count.frame = CGRect(x: width - 60, y: 0, width: 44, height: height)
  }
}
