import Drawing
import Foundation
import Geometry

/// Attributed text as the text engine takes it: runs, and one paragraph style.
struct AttributedText {
  var runs: [TextRun] = []
  var paragraph = ParagraphStyle()

  /// - Parameters:
  ///   - font: for text that names none.
  ///   - color: for text that names none.
  init(_ text: TextStorage, font: UIFont, color: UIColor) {
    let parts = text.parts
    runs = parts.map { TextRun($0.text, style: TextStyle($0.attributes, font: font, color: color)) }
    let styles = parts.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }
    if let style = styles.first { paragraph = ParagraphStyle(style) }
  }

  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    self.init(TextStorage(string), font: font, color: color)
  }

  /// Plain text.
  init(_ string: String, font: UIFont, color: UIColor) {
    self.init(TextStorage(string, attributes: [:]), font: font, color: color)
  }

  /// What is drawn without a view.
  ///
  /// Source: documented, text without a font is Helvetica 12.
  init(drawn text: TextStorage) {
    self.init(text, font: .systemFont(ofSize: 12), color: .black)
  }

  func layout(width: CGFloat, maximumLines: Int = 0) -> TextLayout {
    TextLayout(runs: runs, paragraph: paragraph, width: width, maximumLines: maximumLines)
  }
}

extension TextStyle {
  init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: value
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: value.doubleValue
      default: 0
      }
    }
    self.init(
      font: (attributes[.font] as? UIFont ?? font).font,
      color: (attributes[.foregroundColor] as? UIColor ?? color).cgColor,
      kerning: number(.kern) + number(.tracking), baselineOffset: number(.baselineOffset),
      isUnderlined: number(.underlineStyle) != 0,
      isStruckThrough: number(.strikethroughStyle) != 0,
      background: (attributes[.backgroundColor] as? UIColor)?.cgColor)
  }
}

extension ParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init(
      alignment: Alignment(rawValue: style.alignment.rawValue) ?? .natural,
      lineBreak: LineBreak(rawValue: style.lineBreakMode.rawValue) ?? .byWordWrapping,
      lineHeightMultiple: style.lineHeightMultiple, minimumLineHeight: style.minimumLineHeight,
      maximumLineHeight: style.maximumLineHeight, lineSpacing: style.lineSpacing,
      paragraphSpacing: style.paragraphSpacing, firstLineHeadIndent: style.firstLineHeadIndent,
      headIndent: style.headIndent)
  }
}
