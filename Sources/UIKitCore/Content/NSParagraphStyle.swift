public import Foundation

/// Where lines stand between the margins. Mirrors: `NSTextAlignment`.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to text that is too wide. Mirrors: `NSLineBreakMode`.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How an underline or a strike-through is drawn; anything but none is a single line.
///
/// Mirrors: `NSUnderlineStyle`.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// How the lines of a paragraph are broken, spaced and aligned.
///
/// Mirrors: `NSParagraphStyle`. Units: points.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject {
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate var lengths: [Length: CGFloat] = [:]

  fileprivate enum Length {
    case lineSpacing, paragraphSpacing, lineHeightMultiple, minimumLineHeight
    case maximumLineHeight, firstLineHeadIndent, headIndent
  }

  public override init() {
    super.init()
  }

  public static let `default` = NSParagraphStyle()

  open var alignment: NSTextAlignment { storedAlignment }
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  open var lineSpacing: CGFloat { lengths[.lineSpacing] ?? 0 }
  open var paragraphSpacing: CGFloat { lengths[.paragraphSpacing] ?? 0 }
  open var lineHeightMultiple: CGFloat { lengths[.lineHeightMultiple] ?? 0 }
  open var minimumLineHeight: CGFloat { lengths[.minimumLineHeight] ?? 0 }
  open var maximumLineHeight: CGFloat { lengths[.maximumLineHeight] ?? 0 }
  open var firstLineHeadIndent: CGFloat { lengths[.firstLineHeadIndent] ?? 0 }
  open var headIndent: CGFloat { lengths[.headIndent] ?? 0 }
}

/// A paragraph style that can be set up.
///
/// Mirrors: `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { lengths[.lineSpacing] = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { lengths[.paragraphSpacing] = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { lengths[.lineHeightMultiple] = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { lengths[.minimumLineHeight] = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { lengths[.maximumLineHeight] = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { lengths[.firstLineHeadIndent] = newValue }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { lengths[.headIndent] = newValue }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) {
    storedAlignment = style.storedAlignment
    storedLineBreakMode = style.storedLineBreakMode
    lengths = style.lengths
  }
}
