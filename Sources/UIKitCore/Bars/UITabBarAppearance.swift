public import Foundation

/// What a tab bar looks like. Mirrors: `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the title below the image, as on a phone held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copy() }
  }
  /// Items with the title beside the image where there is height.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copy() }
  }
  /// Items with the title beside the image where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.copy() }
  }

  /// How the items share the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide centred items are; 0 is as wide as usual. Units: points.
  open var stackedItemWidth: CGFloat = 0
  /// What is between centred items. Units: points.
  open var stackedItemSpacing: CGFloat = 0
  /// Behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The colour of an indicator that is a template.
  open var selectionIndicatorTintColor: UIColor?

  override func takeAll(of other: CopiedLook) {
    super.takeAll(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  var clear: UITabBarAppearance {
    let copy = UITabBarAppearance()
    copy.takeAll(of: self)
    copy.configureWithTransparentBackground()
    return copy
  }
}

/// What a tab bar's items look like. Mirrors: `UITabBarItemAppearance`.
open class UITabBarItemAppearance: CopiedLook {
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()

  public override init() {
    super.init()
  }

  override func takeAll(of other: CopiedLook) {
    guard let other = other as? UITabBarItemAppearance else { return }
    for (mine, said) in zip(states, other.states) { mine.take(said) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// What an item looks like in one state; nil is the bar's own colour.
///
/// Mirrors: `UITabBarItemStateAppearance`.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}
