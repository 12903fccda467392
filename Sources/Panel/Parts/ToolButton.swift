import Foundation
import Geometry
import UIKit

/// A small button of the tool's: a symbol or a word.
final class ToolButton: UIControl {
  private let image = UIImageView(frame: .zero)
  private let label = UILabel(PanelStyle.text, PanelStyle.accent)
  private let isFilled: Bool

  /// What it stands for.
  var title: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// Whether it is on, for those that switch something.
  var isOn = false { didSet { if isOn != oldValue { showState() } } }

  /// - Parameter isSmall: whether it stands in a line of small text.
  init(
    symbol: String? = nil, title: String? = nil, isFilled: Bool = false, isSmall: Bool = false
  ) {
    self.isFilled = isFilled
    super.init(frame: .zero)
    label.text = title
    if isSmall { label.font = PanelStyle.small }
    label.textAlignment = .center
    if let symbol {
      image.image = UIImage(
        systemName: symbol,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .medium))
    }
    image.contentMode = .center
    addSubview(image)
    addSubview(label)
    layer.cornerRadius = 7
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.bounds = CGRect(origin: .zero, size: bounds.size)
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
    label.frame = bounds
  }

  /// Shows its symbol the other way round.
  func flip() { image.transform = CGAffineTransform(scaleX: -1, y: 1) }

  /// As wide as its word needs it.
  var naturalWidth: CGFloat { ceil(label.sizeThatFits(CGSize(width: 300, height: 30)).width) + 20 }

  private func showState() {
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : isOn ? .white : isFilled ? .label : PanelStyle.accent
    label.textColor = color
    image.tintColor = color
    backgroundColor =
      isOn
      ? PanelStyle.accent
      : isHighlighted ? .systemFill : isFilled ? .tertiarySystemFill : .clear
  }
}
