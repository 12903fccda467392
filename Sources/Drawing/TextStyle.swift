public import Foundation
public import Geometry

/// How a run of text looks.
public nonisolated struct TextStyle: Hashable, Sendable {
  public var font: Font
  public var color: CGColor
  /// Space after each glyph, on top of the font's own tracking. Units: points.
  public var kerning: CGFloat
  /// Moves the run up. Units: points.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// What is behind the run, as high as the line.
  public var background: CGColor?

  public init(
    font: Font, color: CGColor = .black, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, background: CGColor? = nil
  ) {
    self.font = font
    self.color = color
    self.kerning = kerning.isFinite ? kerning : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.background = background
  }
}

/// Text of one style.
public nonisolated struct TextRun: Hashable, Sendable {
  public var text: String
  public var style: TextStyle

  public init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}
