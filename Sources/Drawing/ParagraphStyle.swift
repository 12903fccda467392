public import Foundation

/// How lines are broken, spaced and aligned.
///
/// Units: points.
public nonisolated struct ParagraphStyle: Hashable, Sendable {
  /// Mirrors: `NSTextAlignment`.
  public enum Alignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right, as the script is written.
    case natural = 4
  }

  /// What happens to text that is too wide.
  ///
  /// Mirrors: `NSLineBreakMode`.
  public enum LineBreak: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    /// Whether an ellipsis stands for what does not fit.
    public var truncates: Bool { rawValue >= 3 }
  }

  public var alignment: Alignment
  public var lineBreak: LineBreak
  /// Times the font's line height; 0 is as 1.
  public var lineHeightMultiple: CGFloat
  /// 0 is no limit.
  public var minimumLineHeight: CGFloat
  /// 0 is no limit.
  public var maximumLineHeight: CGFloat
  /// Between two lines.
  public var lineSpacing: CGFloat
  /// After a paragraph.
  public var paragraphSpacing: CGFloat
  /// From the left, for a paragraph's first line.
  public var firstLineHeadIndent: CGFloat
  /// From the left, for the other lines.
  public var headIndent: CGFloat

  public init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .byWordWrapping,
    lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0, lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
  }

  /// The height of a line of fonts that are `natural` high.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight.isFinite, maximumLineHeight > 0 {
      height = min(height, maximumLineHeight)
    }
    if minimumLineHeight.isFinite, minimumLineHeight > 0 {
      height = max(height, minimumLineHeight)
    }
    return height
  }
}
