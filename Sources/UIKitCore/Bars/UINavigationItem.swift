public import Foundation

/// What a navigation bar shows for one screen. Mirrors: `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a screen has a large title. Mirrors: `UINavigationItem.LargeTitleDisplayMode`.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// What the next screen's back button says. Mirrors: `UINavigationItem.BackButtonDisplayMode`.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The bar that shows the item, told when it changes.
  weak var bar: UINavigationBar?

  public override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

  // MARK: Buttons

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
    if animated { bar?.fadeInContent() }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
    if animated { bar?.fadeInContent() }
  }

  // MARK: Going back

  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
    if animated { bar?.fadeInContent() }
  }

  /// Whether the back button stays beside left items.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// What the next screen's back button says.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Stands for the next screen's back button.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// Whether a bar that shows this item offers a way back to `previous`.
  final func showsBackButton(to previous: UINavigationItem?) -> Bool {
    guard previous != nil, !hidesBackButton else { return false }
    return leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton
  }

  /// What the button that leads back here may say, longest first.
  final var backTitles: [String] {
    if backButtonDisplayMode == .minimal { return [""] }
    let generic = "Back"
    if backButtonDisplayMode == .generic { return [generic, ""] }
    guard let own = backBarButtonItem?.title ?? backButtonTitle ?? title else {
      return [generic, ""]
    }
    return own.isEmpty ? [""] : [own, generic, ""]
  }

  // MARK: Looks

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// How much of the large title has been scrolled away, points.
  final var largeTitleCollapse: CGFloat = 0 {
    didSet { if largeTitleCollapse != oldValue { changed() } }
  }

  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copy()
      changed()
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copy()
      changed()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copy()
      changed()
    }
  }

  private func changed() {
    bar?.itemChanged(self)
  }
}
