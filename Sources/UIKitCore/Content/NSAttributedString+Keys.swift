public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; the first one decides for all the text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points after each letter.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points after each letter.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A number of points upwards.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
