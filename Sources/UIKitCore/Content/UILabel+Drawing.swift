import Drawing
import Foundation
import Geometry

/// What a label says.
enum LabelContent {
  case plain(String?)
  case attributed(NSAttributedString?)

  var string: String? {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text?.string
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  var isAttributed: Bool {
    if case .attributed = self { true } else { false }
  }

  /// As somebody else wants it.
  func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
    switch self {
    case .plain(let text):
      text.map {
        NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color])
      }
    case .attributed(let text): text
    }
  }

  /// As it is drawn.
  func styled(font: UIFont, color: UIColor) -> AttributedText {
    switch self {
    case .plain(let text): AttributedText(text ?? "", font: font, color: color)
    case .attributed(let text):
      AttributedText(text.map(TextStorage.init) ?? TextStorage(), font: font, color: color)
    }
  }
}

extension UILabel {
  /// Source: measured, the smallest part a label shrinks to when no other is asked for.
  private static let smallestScale: CGFloat = 0.5

  func layout(width: CGFloat, lines: Int, scale: CGFloat) -> TextLayout {
    var text = styledText
    if scale != 1 {
      for index in text.runs.indices { text.runs[index].style.font.size *= scale }
    }
    return text.layout(width: width, maximumLines: max(0, lines))
  }

  /// How large the text is, which the same text in the same font was before.
  func unroundedSize(width: CGFloat, lines: Int) -> CGSize {
    guard case .plain(let text) = content, let text else {
      return layout(width: width, lines: lines, scale: 1).size
    }
    let key = KnownSizes.Key(
      text: text, font: font.font, mode: lineBreakMode, alignment: textAlignment, width: width,
      lines: lines)
    return KnownSizes.size(key) { layout(width: width, lines: lines, scale: 1).size }
  }

  /// The layout that is drawn: shrunk until it fits, when the label may.
  func drawnLayout(width: CGFloat) -> TextLayout {
    let full = layout(width: width, lines: numberOfLines, scale: 1)
    guard adjustsFontSizeToFitWidth, full.isTruncated, width > 0, numberOfLines > 0 else {
      return full
    }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.smallestScale
    // Halving finds the largest scale that fits within a hundredth of the size in seven steps.
    var fits = least
    var tooLarge: CGFloat = 1
    for _ in 0..<7 {
      let middle = (fits + tooLarge) / 2
      if layout(width: width, lines: numberOfLines, scale: middle).isTruncated {
        tooLarge = middle
      } else {
        fits = middle
      }
    }
    return layout(width: width, lines: numberOfLines, scale: fits)
  }

  func drawLines(in rect: CGRect) {
    guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = drawnLayout(width: rect.width)
    let top = rect.minY + top(of: layout, in: rect.size)
    context.saveGState()
    context.clip(to: rect)
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    context.restoreGState()
  }

  /// How far below the label's top the text begins: in the middle, or where it has been before it
  /// became smaller. Text higher than the label is cut at the bottom.
  private func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    func middle(_ height: CGFloat) -> CGFloat { max(0, (size.height - height) / 2) }
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters else {
      return middle(layout.size.height)
    }
    let full = self.layout(width: size.width, lines: 1, scale: 1)
    let top = middle(full.size.height)
    return baselineAdjustment == .none ? top : top + full.firstBaseline - layout.firstBaseline
  }

  /// The first and the last baseline in bounds of a width, from the top. Units: points.
  func baselines(in bounds: CGRect) -> (first: CGFloat, last: CGFloat) {
    let layout = drawnLayout(width: bounds.width)
    let top = top(of: layout, in: bounds.size)
    return (top + layout.firstBaseline, top + layout.lastBaseline)
  }

  private var styledText: AttributedText {
    let color: UIColor =
      if !isEnabled { .tertiaryLabel } else if isHighlighted, let highlightedTextColor {
        highlightedTextColor
      } else { textColor }
    var text = content.styled(font: font, color: color)
    if !content.isAttributed || textAlignment != .natural {
      text.paragraph.alignment =
        ParagraphStyle.Alignment(rawValue: textAlignment.rawValue) ?? .natural
    }
    // A label's own mode stands, as UIKit puts it into the text it is given.
    text.paragraph.lineBreak =
      ParagraphStyle.LineBreak(rawValue: lineBreakMode.rawValue) ?? .byTruncatingTail
    return text
  }
}

/// How large plain texts have been found to be: shaping a line costs a thousand times as much as
/// looking it up, and screens say the same again and again.
private enum KnownSizes {
  struct Key: Hashable {
    let text: String
    let font: Font
    let mode: NSLineBreakMode
    let alignment: NSTextAlignment
    let width: CGFloat
    let lines: Int
  }

  private static var sizes: [Key: CGSize] = [:]
  /// Source: chosen, some hundred kilobytes.
  private static let limit = 1024

  static func size(_ key: Key, _ measure: () -> CGSize) -> CGSize {
    if let known = sizes[key] { return known }
    let size = measure()
    if sizes.count >= limit { sizes.removeAll(keepingCapacity: true) }
    sizes[key] = size
    return size
  }
}
