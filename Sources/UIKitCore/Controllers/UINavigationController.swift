public import Foundation
import QuartzCore

/// A stack of pages, the topmost shown under a bar. Mirrors: `UINavigationController`.
open class UINavigationController: UIViewController {
  /// What happens to the stack. Mirrors: `UINavigationController.Operation`.
  public nonisolated enum Operation: Int, Sendable {
    case none, push, pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public final let navigationBar = UINavigationBar(frame: .zero)
  final let pages = NavigationPages(frame: UIScreen.main.bounds)
  final var stack: [UIViewController] = []
  private final var barIsHidden = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    adopt(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The edge swipe that pops, alive while its rules let it (F33–F35).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  private final lazy var interactivePop = InteractivePop(navigation: self)

  /// The driver of the edge swipe in progress.
  final var popInHand: UIPercentDrivenInteractiveTransition? { interactivePop.driver }

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
    guard !stack.contains(where: { $0 === viewController }) else { return }
    whenIdle(.push) { [self] in change(to: stack + [viewController], .push, animated: animated) }
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
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    whenIdle(.pop) { [self] in
      guard let index = stack.firstIndex(where: { $0 === viewController }) else { return }
      change(to: Array(stack[...index]), .pop, animated: animated)
    }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenIdle(.push) { [self] in
      // A new top that was already in the stack is gone back to; any other comes from the right.
      let isKnown = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
      change(to: viewControllers, isKnown ? .pop : .push, animated: animated)
    }
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    if animated {
      UIView.animate(withDuration: 0.2) { self.layOutBar() }
    } else {
      layOutBar()
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
    view.addSubview(navigationBar)
    self.view = view
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(interactivePop.recognizer)
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override var childForKeys: UIViewController? { topViewController }

  /// Only the page that is on top hears of the navigation controller's own appearance.
  override var childrenInSight: [UIViewController] {
    runningTransition == nil ? topViewController.map { [$0] } ?? [] : []
  }
}

/// What the pages stand in: the container of push and pop. Cuts what slides out.
final class NavigationPages: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }
}
