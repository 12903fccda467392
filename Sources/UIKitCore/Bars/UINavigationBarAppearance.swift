public import Foundation

/// What bars look like behind their content. Mirrors: `UIBarAppearance`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Behind the content; nil is clear.
  open var backgroundColor: UIColor?
  /// The hairline; nil is none.
  open var shadowColor: UIColor?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's bar: light grey or near-black, with a hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = Self.defaultBackground
    shadowColor = Self.defaultShadow
  }

  /// The page's own colour, with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = Self.defaultShadow
  }

  /// Nothing behind the content.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// Source: measured, the system's bar over a white or black page.
  static let defaultBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.086, green: 0.086, blue: 0.09, alpha: 1)
      : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 1)
  }

  /// Source: measured, black at 30 %, white at 15 %.
  static let defaultShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// What a navigation bar looks like. Mirrors: `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  var titleFont: UIFont {
    titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  var titleColor: UIColor { titleTextAttributes[.foregroundColor] as? UIColor ?? .label }

  var largeTitleFont: UIFont {
    largeTitleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
  }

  var largeTitleColor: UIColor {
    largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
  }
}
