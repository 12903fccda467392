import Drawing
import Foundation

extension UIFont {
  /// The role a text plays. Mirrors: `UIFont.TextStyle`.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The font of a role at the standard text size.
  ///
  /// Source: documented, Apple's table for the size "Large".
  nonisolated public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    default: systemFont(ofSize: 17)
    }
  }
}
