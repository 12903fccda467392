import CPango
public import Foundation

/// A line of laid out text.
public nonisolated struct TextLine: Equatable, Sendable {
  /// Around the glyphs' advances, as high as the line, in the layout's space. Units: points.
  public var rect: CGRect
  /// Where letters stand, from the layout's top. Units: points.
  public var baseline: CGFloat
  /// UTF-16 offsets of what the line shows or stands for.
  public var range: Range<Int>
  /// Whether an ellipsis stands for some of it.
  public var isTruncated: Bool
}

/// A line with Pango's line behind it.
struct LaidLine {
  var shown: TextLine
  var shaped: ShapedText
  var line: UnsafeMutablePointer<PangoLayoutLine>
  /// UTF-8 offset of the shaped text's start in the whole.
  var shift: Int
  /// UTF-8 offsets in the whole.
  var bytes: Range<Int>
}
