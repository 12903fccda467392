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
    attributedText = Paragraph.string(.init(text: text, size: size, lineHeight: lineHeight))
  }
}

/// The paragraphs there have been: an attributed string never goes whole on Linux, and the scenes
/// say the same again and again.
private enum Paragraph {
  struct Key: Hashable {
    let text: String
    let size: CGFloat
    let lineHeight: CGFloat
  }

  private static var known: [Key: NSAttributedString] = [:]

  static func string(_ key: Key) -> NSAttributedString {
    if let string = known[key] { return string }
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = key.lineHeight
    style.maximumLineHeight = key.lineHeight
    let string = NSAttributedString(
      string: key.text,
      attributes: [
        .font: UIFont.systemFont(ofSize: key.size), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
    known[key] = string
    return string
  }
}
