public import Foundation

/// What a navigation bar looks like. Mirrors: `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title from its usual place. Units: points.
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copy() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copy() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = backButtonAppearance.copy() }
  }
  /// Stands for the chevron; nil is the chevron.
  final var ownIndicator: UIImage?
  private var ownMask: UIImage?

  /// The chevron, or what stands for it.
  open var backIndicatorImage: UIImage { ownIndicator ?? BackButtonView.usualChevron }

  /// What goes with the indicator; titles fade beside it, so that nothing has to be cut by it.
  open var backIndicatorTransitionMaskImage: UIImage { ownMask ?? backIndicatorImage }

  /// Puts an image in the chevron's place; without both images it stays.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownIndicator = isWhole ? backIndicatorImage : nil
    ownMask = isWhole ? backIndicatorTransitionMaskImage : nil
  }

  override func takeAll(of other: CopiedLook) {
    super.takeAll(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    ownIndicator = other.ownIndicator
    ownMask = other.ownMask
  }

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
