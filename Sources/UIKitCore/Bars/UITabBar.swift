public import Foundation

/// A bar of items at the bottom, one of which is selected. Mirrors: `UITabBar` (F11).
///
/// What lies below it is not seen through it: its colour is that of the blurred bar over a plain page.
open class UITabBar: UIView {
  /// How the items share the bar. Mirrors: `UITabBar.ItemPositioning`.
  public nonisolated enum ItemPositioning: Int, Sendable {
    /// On a phone the same as `fill`.
    case automatic, fill, centered
  }

  /// Without what the device's shape covers (F11). Units: points.
  static let contentHeight: CGFloat = 49
  /// The same on a phone on its side. Units: points. Source: measured.
  static let compactHeight: CGFloat = 32

  let background = BarBackground(line: .top)
  private(set) var buttons: [TabBarButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    addSubview(background)
    showBackground()
  }

  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UITabBarItem]?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    storedItems = items
    let old = buttons
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? TabBarButton(item: item, bar: self)
    }
    for gone in old where !buttons.contains(where: { $0 === gone }) { gone.removeFromSuperview() }
    for button in buttons where button.superview !== self {
      addSubview(button)
      if animated, window != nil {
        UIView.performWithoutAnimation { button.alpha = 0 }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
          button.alpha = 1
        }
      }
    }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    lookChanged()
  }

  /// Setting it tells the delegate nothing.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
      showBackground()
      setNeedsLayout()
    }
  }

  func press(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if onPress == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onPress?(item)
  }

  /// What a controller does about a press; it decides itself which item is selected then.
  var onPress: ((UITabBarItem) -> Void)?

  // MARK: Looks

  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      note(.standardAppearance)
      lookChanged()
    }
  }
  /// While content is at its bottom edge; nil is a clear bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      lookChanged()
    }
  }
  /// The background's colour; over the appearance's.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// Items that are not selected; nil is grey.
  open var unselectedItemTintColor: UIColor? { didSet { lookChanged() } }
  /// Whether a bar without background is clear; otherwise the page's colour is behind it.
  open var isTranslucent = true {
    didSet {
      note(.isTranslucent)
      showBackground()
    }
  }
  open var barStyle = UIBarStyle.default {
    didSet {
      note(.barStyle)
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }
  /// An empty image takes the background away, another one is stretched over it.
  open var backgroundImage: UIImage? { didSet { showBackground() } }
  /// An empty image takes the hairline away.
  open var shadowImage: UIImage? { didSet { showBackground() } }

  /// How the items share the bar; over the appearance's.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// How wide centred items are; 0 is as wide as usual. Units: points.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// What is between centred items. Units: points.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Behind the selected item; over the appearance's.
  open var selectionIndicatorImage: UIImage? { didSet { showBackground() } }
  var indicator: UIImageView?

  /// Whether the page's content is at its bottom, so that `scrollEdgeAppearance` holds.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { lookChanged() } }
  }

  var currentAppearance: UITabBarAppearance {
    guard isAtScrollEdge else { return selectedItem?.standardAppearance ?? standardAppearance }
    return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standardAppearance.clear
  }

  /// Source: measured, the grey of items over the system's bar.
  static let unselectedColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }

  func color(ofSelected isSelected: Bool, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return isSelected ? tintColor : unselectedItemTintColor ?? Self.unselectedColor
  }

  private func lookChanged() {
    for button in buttons { button.reload() }
    showBackground()
    setNeedsLayout()
  }

  final func showBackground() {
    var look = BarBackground.Look(currentAppearance)
    if let barTintColor { look.color = barTintColor }
    look.put(image: backgroundImage, line: shadowImage)
    if look.color == nil, look.image == nil, !isTranslucent { look.color = .systemBackground }
    background.show(look)
    showIndicator()
  }

  // MARK: Layout

  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The row with the items. Units: points.
  var rowHeight: CGFloat { isCompact ? Self.compactHeight : Self.contentHeight }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.place(bounds)
    layOutButtons()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }
}

/// Who hears of a tab bar's items. Mirrors: `UITabBarDelegate`.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// An item was pressed; not told of `selectedItem` being set.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
