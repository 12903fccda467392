public import Drawing
public import Foundation

/// A typeface at a size. Inter stands in for San Francisco.
///
/// Mirrors: `UIFont`. Units: points.
public nonisolated final class UIFont: NSObject, Sendable {
  /// How thick the strokes are. Mirrors: `UIFont.Weight`.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    // Source: documented, Apple's values.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 100…900, as type designers count.
    var number: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600),
        (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// The font as the text engine knows it.
  public let font: Font
  let storedWeight: Weight

  init(font: Font, weight: Weight) {
    self.font = font
    storedWeight = weight
  }

  /// A font by its family's name; the system's when there is none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = Self.weight(named: style)
    self.init(
      font: Font(
        family: .named(String(parts.first ?? "")), size: fontSize, weight: weight.number,
        isItalic: style.contains("italic") || style.contains("oblique")),
      weight: weight)
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font(size: size, weight: weight.number), weight: weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    // The system's "bold" is semibold for interface sizes.
    systemFont(ofSize: size, weight: .semibold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(font: Font(size: size, isItalic: true), weight: .regular)
  }

  /// The system's font with digits of one width, so that changing numbers stand still.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      font: Font(size: size, weight: weight.number, hasMonospacedDigits: true), weight: weight)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font(family: .monospaced, size: size, weight: weight.number), weight: weight)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = font
    copy.size = Font(size: size).size
    return UIFont(font: copy, weight: storedWeight)
  }

  public var pointSize: CGFloat { font.size }
  public var ascender: CGFloat { font.ascender }
  /// Negative.
  public var descender: CGFloat { font.descender }
  public var lineHeight: CGFloat { font.lineHeight }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { font.capHeight }
  public var xHeight: CGFloat { font.xHeight }

  public var familyName: String {
    switch font.family {
    case .system: "Inter"
    case .monospaced: "Monospace"
    case .named(let name): name
    }
  }

  public var fontName: String { "\(familyName)-\(font.weight)\(font.isItalic ? "-Italic" : "")" }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  public override var hash: Int { font.hashValue }

  private static func weight(named style: String) -> Weight {
    let names: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black),
      ("bold", .bold),
    ]
    return names.first { style.contains($0.0) }?.1 ?? .regular
  }
}
