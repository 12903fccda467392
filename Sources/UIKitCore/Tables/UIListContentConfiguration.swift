public import Foundation

/// A row's picture, text and second text. Mirrors: `UIListContentConfiguration`, the parts of it
/// that are there.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks. Mirrors: `UIListContentConfiguration.TextProperties`.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// 0 is no limit.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var alignment = TextAlignment.natural

    /// Mirrors: `UIListContentConfiguration.TextProperties.TextAlignment`.
    public nonisolated enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// How a picture looks. Mirrors: `UIListContentConfiguration.ImageProperties`.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The picture becomes smaller, never larger; 0 is no limit.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Whether both texts share a line when they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Units: points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  private init(secondSize: CGFloat, secondColor: UIColor, sideBySide: Bool) {
    textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondSize), color: secondColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// Source: documented, the system's standard looks.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondSize: 12, secondColor: .label, sideBySide: false)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondSize: 12, secondColor: .label, sideBySide: false)
  }

  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondSize: 17, secondColor: .secondaryLabel, sideBySide: true)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
