public import Foundation

/// The bar over a navigation controller's pages. Mirrors: `UINavigationBar`.
///
/// Its content stands in the row below the status bar, whether its frame begins there, as on iOS, or at
/// the screen's top.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Which way the content moves.
  enum Transition {
    case push, pop
  }

  /// The row with title and buttons, and on a small phone that lies on its side (F8). Units: points.
  private static let regularRow: CGFloat = 44
  private static let compactRow: CGFloat = 32
  /// The row's height. Units: points.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
      ? compactRow : regularRow
  }

  final var rowHeight: CGFloat { Self.rowHeight(for: traitCollection) }

  /// What a large title adds (F8). Units: points.
  static let largeTitleHeight: CGFloat = 52

  /// Told when the back button is pressed.
  var onBack: (() -> Void)?
  let background = BarBackground(line: .bottom)
  var content: NavigationBarContent?
  var transition: NavigationBarTransition?
  var stack: [UINavigationItem] = []
  /// The width and the place of the row that the contents were last laid out for.
  private var laidOutGround: CGPoint?

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
    showBackground(for: nil)
  }

  open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

  /// A navigation controller's lies below the status bar; of others their delegates know.
  open var barPosition: UIBarPosition {
    guard onBack == nil else { return .topAttached }
    let told = delegate?.position(for: self) ?? .top
    return told == .any ? .top : told
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { content?.item }

  open var backItem: UINavigationItem? { content?.backItem }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceStack(with: items ?? [], animated: animated)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    replaceStack(with: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let last = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  // MARK: Looks

  /// Whether screens may have a large title.
  open var prefersLargeTitles = false { didSet { lookChanged(.prefersLargeTitles) } }
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      lookChanged(.standardAppearance)
    }
  }
  /// While content is at its top edge, as with a whole large title; nil is a clear bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      lookChanged()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      lookChanged()
    }
  }

  /// The background's colour; over the appearance's.
  open var barTintColor: UIColor? { didSet { lookChanged() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
  /// Whether a bar without background is clear; otherwise the page's colour is behind it.
  open var isTranslucent = true { didSet { lookChanged(.isTranslucent) } }
  open var barStyle = UIBarStyle.default {
    didSet {
      note(.barStyle)
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    }
  }
  /// An empty image takes the hairline away.
  open var shadowImage: UIImage? { didSet { lookChanged() } }
  var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { lookChanged() } }
  var backgroundImage: UIImage? { backgroundImages[.default] }

  /// An empty image takes the background away, another one is stretched over it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The same for a bar that lies elsewhere than at the top, which none does.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Stands for the chevron of the back button, when the mask is there too.
  open var backIndicatorImage: UIImage? { didSet { lookChanged() } }
  /// What goes with the indicator; titles fade beside it, so that nothing has to be cut by it.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { lookChanged() } }
  var titleLifts: [UIBarMetrics: CGFloat] = [:] { didSet { lookChanged() } }

  /// Moves the title down. Units: points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleLifts[barMetrics] = adjustment
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleLifts[barMetrics] ?? 0
  }

  /// Whether the page's content is at its top, so that `scrollEdgeAppearance` holds.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { showBackground(for: content?.item) } }
  }

  private func lookChanged(_ look: OwnLooks) {
    note(look)
    lookChanged()
  }

  private func lookChanged() {
    content?.setNeedsReload()
    showBackground(for: content?.item)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A transition has put everything in place itself, until the screen takes another size.
    let ground = CGPoint(x: bounds.width, y: contentTop)
    let isResized = laidOutGround.map { $0 != ground } ?? false
    guard transition == nil || isResized else { return }
    laidOutGround = ground
    guard let transition else { return layOutContent() }
    UIView.performWithoutAnimation {
      layOutContent()
      transition.follow(width: bounds.width, top: contentTop)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: content.map { barHeight(for: $0.item) } ?? rowHeight)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    content?.setNeedsLayout()
  }
}

/// Light or dark. Mirrors: `UIBarStyle`.
public nonisolated enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// Which kind of bar something is for. Mirrors: `UIBarMetrics`.
public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// Who hears of a bar's own stack. Mirrors: `UINavigationBarDelegate`.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
