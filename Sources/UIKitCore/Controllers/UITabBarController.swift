public import Foundation

/// Screens side by side, one shown at a time over a bar that names them.
///
/// Mirrors: `UITabBarController`. Every tab has its place in the bar; there is no "More".
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  final let bar = UITabBar(frame: .zero)
  final let pages = ContainerPages(frame: UIScreen.main.bounds)
  final var tabs: [UIViewController] = []
  final var selected: UIViewController?
  final var barIsHidden = false
  /// Whether the bar is out with a page that slides.
  final var barIsRiding = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpTabs()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabs()
  }

  private func setUpTabs() {
    bar.delegate = self
    bar.onPress = { [weak self] item in self?.pressed(item) }
  }

  open var tabBar: UITabBar { bar }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Shows other tabs; the selected one stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    whenIdle(.tab) { [self] in replaceTabs(with: viewControllers ?? [], animated: animated) }
  }

  /// What a press on a tab sets.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// `NSNotFound` without tabs. A number that no tab has is reported and changes nothing.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        if newValue != NSNotFound { Diagnostics.report(.noSuchTab(newValue, of: tabs.count)) }
        return
      }
      select(tabs[newValue])
    }
  }

  // MARK: The bar

  /// Called when an item is pressed, before the delegate is asked.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    guard animated else {
      layOutBar()
      return
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layOutBar()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: UIViewController

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    view.addSubview(bar)
    self.view = view
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var placesChildren: Bool { true }
  override var placedChild: UIViewController? { selected }

  override var childForKeys: UIViewController? { selected }

  override var childrenInSight: [UIViewController] {
    runningTransition == nil ? selected.map { [$0] } ?? [] : []
  }
}

extension UIViewController {
  /// The nearest tab bar controller that holds the receiver.
  public final var tabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }
}
