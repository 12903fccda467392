public import Foundation

extension UIButton {
  /// A button's look as one value. Mirrors: `UIButton.Configuration`.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How round the corners are. Mirrors: `UIButton.Configuration.CornerStyle`.
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    /// How much room there is around the title. Mirrors: `UIButton.Configuration.Size`.
    public nonisolated enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// On which side of the title the image is. Mirrors: `NSDirectionalRectEdge`, one edge of it.
    public nonisolated enum ImagePlacement: Int, Sendable {
      case top, leading, bottom, trailing
    }

    enum Style {
      case plain, tinted, filled, gray
    }

    let style: Style
    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var imagePlacement = ImagePlacement.leading
    /// Between image and title, points.
    public var imagePadding: CGFloat = 0
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    public var contentInsets = Size.medium.insets
    /// Points, for the corner style `.fixed`.
    public var fixedCornerRadius: CGFloat = 5.95

    init(style: Style) {
      self.style = style
    }

    /// A title and nothing behind it.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title of the tint on a weak fill of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A title of the tint on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    var isFilled: Bool { style != .plain || baseBackgroundColor != nil }

    var font: UIFont? {
      switch buttonSize {
      case .mini, .small: .systemFont(ofSize: 15)
      case .medium: .systemFont(ofSize: 17)
      case .large: .systemFont(ofSize: 17, weight: .semibold)
      }
    }

    func foregroundColor(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func fillColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
      guard isFilled else { return nil }
      guard isEnabled else { return .tertiarySystemFill }
      switch style {
      case .filled, .plain: return baseBackgroundColor ?? tint
      // Source: measured, iOS 15.
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      }
    }

    /// Source: measured, iOS 15.
    func cornerRadius(for size: CGSize) -> CGFloat {
      let half = min(size.width, size.height) / 2
      let radius: CGFloat =
        switch cornerStyle {
        case .fixed: fixedCornerRadius
        case .small: 3
        case .medium: 5.95
        case .large: 8
        case .capsule: half
        case .dynamic: buttonSize == .large ? 8.75 : 5.95
        }
      return max(0, min(radius, half))
    }
  }
}

extension UIButton.Configuration.Size {
  /// Source: measured, iOS 15.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
