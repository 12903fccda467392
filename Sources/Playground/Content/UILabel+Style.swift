import UIKit

extension UILabel {
  /// A label in one go.
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    numberOfLines = lines
    self.text = text
  }

  /// Several lines, each of the same height.
  convenience init(paragraph text: String, size: CGFloat, lineHeight: CGFloat) {
    self.init("", size: size, lines: 0)
    attributedText = Paragraph(text: text, size: size, lineHeight: lineHeight).string
  }
}
