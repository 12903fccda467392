import Foundation
import QuartzCore

/// The red pill that says how much is new.
final class TabBadge: UIView {
  private let label = UILabel()

  /// Source: measured, iOS 15; points.
  static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    label.text = text
    backgroundColor = color
    setNeedsLayout()
  }

  /// As wide as the text asks for, never less than round.
  var fittedSize: CGSize {
    CGSize(width: max(Self.height, label.fittedSize.width + 10), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = pixelFrame(
      label.fittedSize, centeredOn: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}
