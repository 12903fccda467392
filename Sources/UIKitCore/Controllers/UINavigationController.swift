public import Foundation
import QuartzCore

/// A stack of pages, the topmost shown under a bar. Mirrors: `UINavigationController`.
open class UINavigationController: UIViewController {
  /// What happens to the stack. Mirrors: `UINavigationController.Operation`.
  public nonisolated enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// How long the bars take to come and go. Units: seconds. Source: documented.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open weak var delegate: (any UINavigationControllerDelegate)?
  final let bar: UINavigationBar
  final let pages = ContainerPages(frame: UIScreen.main.bounds)
  final var stack: [UIViewController] = []
  final var bars = NavigationBars()

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    adopt(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// With bars of the app's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = navigationBarClass.flatMap { ClassValue.make($0) as? UINavigationBar } ?? .init()
    super.init(nibName: nil, bundle: nil)
    bars.toolbar = toolbarClass.flatMap { ClassValue.make($0) as? UIToolbar }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
  }

  // MARK: Swiping back

  /// The edge swipe that pops, alive while its rules let it (F33–F35).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// The swipe that pops from anywhere on the page; enabled at first in the newer look only (F36).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    interactivePop.contentRecognizer
  }

  final lazy var interactivePop = InteractivePop(navigation: self)

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    whenIdle(.push) { [self] in
      guard mayPush(viewController) else { return }
      change(to: stack + [viewController], .push, animated: animated)
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    whenIdle(.pop) { [self] in
      guard stack.count > 1 else { return }
      change(to: Array(stack.dropLast()), .pop, animated: animated)
    }
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report(.popToStranger(viewController))
      return nil
    }
    guard index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    whenIdle(.pop) { [self] in
      guard let index = stack.firstIndex(where: { $0 === viewController }) else { return }
      change(to: Array(stack[...index]), .pop, animated: animated)
    }
    return popped
  }

  /// A new top that was already in the stack is gone back to; any other comes from the right.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenIdle(.push) { [self] in
      let new = viewControllers.enumerated().filter { index, page in
        viewControllers.firstIndex { $0 === page } == index
      }.map(\.element)
      let isKnown = new.last.map { top in stack.contains { $0 === top } } ?? false
      change(to: new, isKnown ? .pop : .push, animated: animated)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bars

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { bars.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Upwards; along with a push or a pop, sideways with the pages.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isBarHidden else { return }
    bars.isBarHidden = hidden
    barHiddenChanged(animated: animated)
  }

  /// Whether a tap on the page that nothing else has a use for takes the bars away and back.
  open var hidesBarsOnTap: Bool {
    get { barHideOnTapGestureRecognizer.isEnabled }
    set { barHiding.enable(barHiding.tap, newValue) }
  }

  /// Whether a swipe up takes the bars away, and one down brings them back.
  open var hidesBarsOnSwipe: Bool {
    get { barHideOnSwipeGestureRecognizer.isEnabled }
    set { barHiding.enable(barHiding.swipe, newValue) }
  }

  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  final lazy var barHiding = BarHiding(navigation: self)

  /// Made when first asked for.
  open var toolbar: UIToolbar! {
    if let toolbar = bars.toolbar { return toolbar }
    let toolbar = UIToolbar(frame: .zero)
    bars.toolbar = toolbar
    return toolbar
  }

  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    bars.isToolbarHidden = hidden
    toolbarHiddenChanged(animated: animated)
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
    bar.onBack = { [weak self] in self?.backPressed() }
    interactivePop.attach(to: view)
    barHiding.attach(to: view)
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }

  /// The controller's own item once it has been set or asked for itself; before, its root's.
  open override var tabBarItem: UITabBarItem! {
    get {
      storedTabBarItem ?? (title == nil ? stack.first?.tabBarItem : nil) ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The first page is told of to the delegate when the controller itself first appears.
  override func appearanceChanged() {
    guard let top = stack.last, runningTransition == nil else { return }
    if appearance == .appearing, !bars.hasShownFirst {
      bars.hasShownFirst = true
      bars.isShowingFirst = true
      delegate?.navigationController(self, willShow: top, animated: isAppearanceAnimated)
    } else if appearance == .appeared, bars.isShowingFirst {
      bars.isShowingFirst = false
      delegate?.navigationController(self, didShow: top, animated: isAppearanceAnimated)
    }
  }

  override var placesChildren: Bool { true }
  override var placedChild: UIViewController? { stack.last }

  override var childForKeys: UIViewController? { topViewController }

  /// Only the page that is on top hears of the navigation controller's own appearance.
  override var childrenInSight: [UIViewController] {
    runningTransition == nil ? topViewController.map { [$0] } ?? [] : []
  }
}

extension UIViewController {
  /// The nearest navigation controller that holds the receiver.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }
}
