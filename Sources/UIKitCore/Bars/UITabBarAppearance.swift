public import Foundation

/// What a tab bar looks like. Mirrors: `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the title below the image, as on a phone held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Items with the title beside the image where there is height.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Items with the title beside the image where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  var clear: UITabBarAppearance {
    let copy = UITabBarAppearance()
    copy.configureWithTransparentBackground()
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    return copy
  }
}

/// What a tab bar's items look like. Mirrors: `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()

  public override init() {
    super.init()
  }
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
}
