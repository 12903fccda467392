import Foundation

extension DressedProperty {
  /// What can be said of an object's class, its superclasses' first.
  static func all(of object: NSObject) -> [DressedProperty] {
    var all: [DressedProperty] = []
    switch object {
    case is UINavigationBar: all = views + navigationBars
    case is UITabBar: all = views + tabBars
    case is UIToolbar: all = views + toolbars
    case is UILabel: all = views + labels
    case is UIButton: all = views + buttons
    case is UITextField: all = views + textFields
    case is UITextView: all = views + textViews
    case is UISwitch: all = views + switches
    case is UISlider: all = views + sliders
    case is UIPageControl: all = views + pageControls
    case is UIProgressView: all = views + progressViews
    case is UIActivityIndicatorView: all = views + activityIndicators
    case is UITableView: all = views + tables
    case is UIBarButtonItem: all = items + barButtonItems
    case is UITabBarItem: all = items + tabBarItems
    case is UIBarItem: all = items
    default: all = views
    }
    return all
  }

  private static let views: [DressedProperty] = [
    .optional("tintColor", \UIView.saidTint),
    .optional("backgroundColor", \UIView.backgroundColor),
  ]

  private static let navigationBars: [DressedProperty] = [
    .optional("barTintColor", \UINavigationBar.barTintColor),
    .optional("title", \UINavigationBar.titleTextAttributes, isSame: areSame),
    .optional("largeTitle", \UINavigationBar.largeTitleTextAttributes, isSame: areSame),
    .optional("shadowImage", \UINavigationBar.shadowImage),
    .optional("backIndicator", \UINavigationBar.backIndicatorImage),
    .optional("backMask", \UINavigationBar.backIndicatorTransitionMaskImage),
    .optional("edge", \UINavigationBar.scrollEdgeAppearance),
    .optional("compact", \UINavigationBar.compactAppearance),
    .byState("background", \UINavigationBar.backgroundImages),
    .byState("lift", \UINavigationBar.titleLifts),
    .noted(.isTranslucent, \UINavigationBar.isTranslucent),
    .noted(.barStyle, \UINavigationBar.barStyle),
    .noted(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
    .noted(.standardAppearance, \UINavigationBar.standardAppearance),
  ]

  private static let tabBars: [DressedProperty] = [
    .optional("barTintColor", \UITabBar.barTintColor),
    .optional("unselected", \UITabBar.unselectedItemTintColor),
    .optional("background", \UITabBar.backgroundImage),
    .optional("shadowImage", \UITabBar.shadowImage),
    .optional("indicator", \UITabBar.selectionIndicatorImage),
    .optional("edge", \UITabBar.scrollEdgeAppearance),
    .noted(.isTranslucent, \UITabBar.isTranslucent),
    .noted(.barStyle, \UITabBar.barStyle),
    .noted(.standardAppearance, \UITabBar.standardAppearance),
  ]

  private static let toolbars: [DressedProperty] = [
    .optional("barTintColor", \UIToolbar.barTintColor),
    .byState("background", \UIToolbar.backgroundImages),
    .byState("shadow", \UIToolbar.shadowImages),
    .optional("compact", \UIToolbar.compactAppearance),
    .noted(.isTranslucent, \UIToolbar.isTranslucent),
    .noted(.barStyle, \UIToolbar.barStyle),
    .noted(.standardAppearance, \UIToolbar.standardAppearance),
  ]

  private static let labels: [DressedProperty] = [
    .noted(.textColor, \UILabel.textColor), .noted(.font, \UILabel.font),
    .optional("highlighted", \UILabel.highlightedTextColor),
    .optional("shadow", \UILabel.shadowColor),
  ]

  private static let buttons: [DressedProperty] = [
    .byState("titleColor", \UIButton.titleColors),
    .byState("background", \UIButton.backgroundImages),
    .noted(.contentInsets, \UIButton.contentEdgeInsets),
  ]

  private static let textFields: [DressedProperty] = [
    .noted(.textColor, \UITextField.textColor), .noted(.font, \UITextField.font),
  ]

  private static let textViews: [DressedProperty] = [
    .optional("textColor", \UITextView.textColor), .optional("font", \UITextView.font),
  ]

  private static let switches: [DressedProperty] = [
    .optional("on", \UISwitch.onTintColor), .optional("thumb", \UISwitch.thumbTintColor),
  ]

  private static let sliders: [DressedProperty] = [
    .optional("minimum", \UISlider.minimumTrackTintColor),
    .optional("maximum", \UISlider.maximumTrackTintColor),
    .optional("thumb", \UISlider.thumbTintColor),
  ]

  private static let pageControls: [DressedProperty] = [
    .optional("dots", \UIPageControl.pageIndicatorTintColor),
    .optional("dot", \UIPageControl.currentPageIndicatorTintColor),
  ]

  private static let progressViews: [DressedProperty] = [
    .optional("progress", \UIProgressView.progressTintColor),
    .optional("track", \UIProgressView.trackTintColor),
  ]

  private static let activityIndicators: [DressedProperty] = [
    .noted(.color, \UIActivityIndicatorView.color)
  ]

  private static let tables: [DressedProperty] = [
    .noted(.separatorColor, \UITableView.separatorColor),
    .optional("separatorInset", \UITableView.saidInset),
  ]

  private static let items: [DressedProperty] = [
    .byState("attributes", \UIBarItem.attributes, isSame: areSame)
  ]

  private static let barButtonItems: [DressedProperty] = [
    .optional("tintColor", \UIBarButtonItem.tintColor)
  ]

  private static let tabBarItems: [DressedProperty] = [
    .optional("badgeColor", \UITabBarItem.badgeColor),
    .byState("badge", \UITabBarItem.badgeAttributes, isSame: areSame),
    .noted(.titlePosition, \UITabBarItem.titlePositionAdjustment),
  ]

  private typealias Attributes = [NSAttributedString.Key: Any]

  private static let areSame: (Attributes, Attributes) -> Bool = { one, other in
    one.count == other.count
      && one.allSatisfy { key, value in
        guard let twin = other[key] else { return false }
        if let value = value as? AnyHashable, let twin = twin as? AnyHashable {
          return value == twin
        }
        return value as AnyObject === twin as AnyObject
      }
  }
}

extension UIView {
  /// The tint set on the view itself.
  fileprivate final var saidTint: UIColor? {
    get { storedTint }
    set { tintColor = newValue }
  }
}

extension UITableView {
  /// The inset set on the table itself.
  fileprivate final var saidInset: UIEdgeInsets? {
    get { storedSeparatorInset }
    set { if let newValue { separatorInset = newValue } }
  }
}
