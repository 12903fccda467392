import UIKit

/// Several lines of a text, each of the same height.
struct Paragraph: Hashable {
  let text: String
  /// Of the font. Units: points.
  let size: CGFloat
  /// Units: points.
  let lineHeight: CGFloat

  /// An attributed string never goes whole on Linux, and the scenes say the same again and again.
  private static var known: [Paragraph: NSAttributedString] = [:]
  /// The oldest first.
  private static var order: [Paragraph] = []
  /// How many are kept. Source: chosen, several times what the scenes say.
  static let limit = 128

  /// How many are kept now.
  static var knownCount: Int { known.count }

  /// As a label shows it.
  var string: NSAttributedString {
    if let string = Self.known[self] { return string }
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = lineHeight
    style.maximumLineHeight = lineHeight
    let string = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
    if Self.order.count >= Self.limit { Self.known[Self.order.removeFirst()] = nil }
    Self.known[self] = string
    Self.order.append(self)
    return string
  }
}
