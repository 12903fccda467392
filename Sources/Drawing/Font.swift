public import Foundation

/// A typeface at a size.
///
/// Units: `size` and the metrics in points, `weight` 100 (thin) … 900 (black).
public nonisolated struct Font: Hashable, Sendable {
  /// Where the shapes come from.
  public enum Family: Hashable, Sendable {
    /// Inter, which stands in for San Francisco; Noto Sans for Chinese, Japanese and Korean.
    case system
    /// A face in which all glyphs are equally wide.
    case monospaced
    /// An installed family; the system's family fills in when there is none of that name.
    case named(String)
  }

  public var family: Family
  public var size: CGFloat
  public var weight: Int
  public var isItalic: Bool
  /// Whether digits are equally wide, so that changing numbers do not shake.
  public var hasMonospacedDigits: Bool

  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite ? min(max(0, size), 2_000) : 17
    self.weight = min(max(weight, 100), 900)
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { size * Proportions.ascender }

  /// From the baseline down to the bottom of the line: negative, as `UIFont` has it.
  public var descender: CGFloat { -size * Proportions.descender }

  /// The distance of two baselines.
  public var lineHeight: CGFloat { size * (Proportions.ascender + Proportions.descender) }

  /// The height of a capital letter.
  public var capHeight: CGFloat { size * Proportions.capHeight }

  /// The height of a small x.
  public var xHeight: CGFloat { size * Proportions.xHeight }

  /// The space added after each glyph, which makes large type tighter. Units: points.
  ///
  /// Source: documented, the formula the makers of Inter publish, cut at −0.02 em; within
  /// −0.01…−0.02 em from 17 points up.
  public var tracking: CGFloat {
    guard family == .system else { return 0 }
    return size * max(-0.02, -0.0223 + 0.185 * exp(-0.1745 * size))
  }

  /// Parts of the size.
  private enum Proportions {
    /// Source: documented, San Francisco's line of 1.193 em, so that labels are as high as on iOS.
    static let ascender: CGFloat = 0.952_148
    static let descender: CGFloat = 0.241_211
    /// Source: measured, Inter.
    static let capHeight: CGFloat = 0.727
    static let xHeight: CGFloat = 0.546
  }
}
