import CPango
public import Foundation
import Geometry

/// Text broken into lines, measured and ready to draw.
///
/// The same at every scale: nothing is rounded to pixels before drawing.
@preconcurrency @MainActor
public final class TextLayout {
  /// As wide as the widest line, as high as all lines. Units: points.
  public let size: CGSize
  public let lines: [TextLine]
  /// Whether something is not shown.
  public let isTruncated: Bool
  /// How many characters no installed font has.
  public let missingGlyphs: Int

  let source: StyledText
  let laid: [LaidLine]
  let paragraph: ParagraphStyle

  /// - Parameters:
  ///   - width: points to break lines in and to align in; infinite breaks at line ends only.
  ///   - maximumLines: 0 is no limit.
  public init(
    runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    maximumLines: Int = 0
  ) {
    let source = StyledText(runs)
    let breaker = LineBreaker(
      source: source, paragraph: paragraph, width: width.isNaN ? .infinity : max(0, width),
      maximumLines: max(0, maximumLines))
    let result = breaker.result
    self.source = source
    self.paragraph = paragraph
    laid = result.lines
    lines = result.lines.map(\.shown)
    size = result.size
    isTruncated = result.isTruncated
    missingGlyphs = result.missingGlyphs
  }

  public convenience init(
    _ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
    width: CGFloat = .infinity, maximumLines: Int = 0
  ) {
    self.init(
      runs: [TextRun(text, style: style)], paragraph: paragraph, width: width,
      maximumLines: maximumLines)
  }

  /// The first line's baseline, from the top. Units: points.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last line's baseline, from the top. Units: points.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
