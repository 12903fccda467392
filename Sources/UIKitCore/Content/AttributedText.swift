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
  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    let whole = NSRange(location: 0, length: string.length)
    let text = NSString(string: string.string)
    var found: NSParagraphStyle?
    var runs: [TextRun] = []
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let style = TextStyle(attributes, font: font, color: color)
      runs.append(TextRun(text.substring(with: range), style: style))
      if found == nil { found = attributes[.paragraphStyle] as? NSParagraphStyle }
    }
    self.runs = runs
    if let found { paragraph = ParagraphStyle(found) }
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
