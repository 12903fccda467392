public import Foundation

/// What a tab bar looks like. Mirrors: `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the title below the image, as on a phone held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Items with the title beside the image where there is height.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Items with the title beside the image where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

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

  override func take(_ other: UIBarAppearance) {
    super.take(other)
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
    let copy = copy()
    copy.configureWithTransparentBackground()
    return copy
  }
}

/// What a tab bar's items look like. Mirrors: `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
  public final let focused = UITabBarItemStateAppearance()

  public required override init() {
    super.init()
  }

  /// The same once more, to be changed.
  open func copy() -> Self { twin() }

  /// For whoever takes it for any object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated { made = twin() }
    return made ?? self
  }

  private func twin() -> Self {
    let copy = Self()
    for (mine, other) in zip(copy.states, states) { mine.take(other) }
    return copy
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
