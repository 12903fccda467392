public import Foundation

/// Owns a view, hears of its life, and takes part in transitions. Mirrors: `UIViewController`.
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: State of the machinery

  final var storedView: UIView?
  final var appearance = Appearance.disappeared
  final var isAppearanceAnimated = false
  final var hasReportedAppearing = false
  /// The presentation that shows this controller.
  final var presentation: Presentation?
  /// The presentation controller asked for before there is a presentation.
  final var preparedController: PreparedController?
  /// What the context it was presented in wants in place of `modalTransitionStyle`.
  final var transitionStyleFromContext: UIModalTransitionStyle?
  /// The transition this controller runs as a container, or as a presenter.
  final var runningTransition: ViewTransition?
  /// Requests that wait for `runningTransition` to end.
  final var waitingRequests: [() -> Void] = []
  /// What the container's bars cover of the view.
  final var insetsFromContainer = UIEdgeInsets.zero
  final var moves = ParentMove.none

  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  enum ParentMove {
    case none, toParent, fromParent
  }

  // MARK: Life

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get { loadedView }
    set { take(newValue) }
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  /// Once per appearance, when the view is in place and has its size (C32).
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: What it is

  open var title: String? {
    get {
      KeyValue.read(self, "title")
      return storedTitle
    }
    set {
      KeyValue.change(self, "title") {
        storedTitle = newValue
        navigationItem.title = newValue
      }
    }
  }
  private final var storedTitle: String?

  /// Whether the content can be changed by hand now; `setEditing(_:animated:)` sets it.
  open var isEditing: Bool {
    get {
      KeyValue.read(self, "editing")
      return storedEditing
    }
    set { setEditing(newValue, animated: false) }
  }
  private final var storedEditing = false

  /// Goes into or out of editing; what is shown differently then, a subclass shows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    KeyValue.change(self, "editing") { storedEditing = editing }
  }

  public final lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.propagateSafeArea() }
  }

  open var preferredContentSize: CGSize {
    get {
      KeyValue.read(self, "preferredContentSize")
      return storedContentSize
    }
    set { KeyValue.change(self, "preferredContentSize") { storedContentSize = newValue } }
  }
  private final var storedContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presentationController as (any UIContentContainer)?)?
        .preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize: CGSize
  ) -> CGSize { withParentContainerSize }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Which ways up the controller likes; a desktop's window is as its user drags it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  open func setNeedsStatusBarAppearanceUpdate() {
    SystemChrome.update(on: viewIfLoaded?.window?.screen ?? .main)
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Containment

  public internal(set) final weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Calls the child's `willMove(toParent:)`, never `didMove` (C35).
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, childController !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Calls `didMove(toParent: nil)`, never `willMove` (C35).
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to appear or disappear; calls the "will" callback (C33).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Says that what was begun is over; calls the "did" callback.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  /// Whether a presentation that does not cover the screen decides on the status bar all the same.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The controller this one, or one of its parents, has presented.
  public internal(set) final var presentedViewController: UIViewController? {
    get { storedPresented ?? parent?.presentedViewController }
    set { storedPresented = newValue }
  }

  final var storedPresented: UIViewController?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// What presents controllers of the system's own kinds, which choose for themselves.
  func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presentingViewController ?? parent
  }

  /// The child that keys go to before the controller itself.
  var childForKeys: UIViewController? { children.last { $0.viewIfLoaded?.window != nil } }

  /// Children whose appearance follows the receiver's.
  var childrenInSight: [UIViewController] {
    children.filter { child in
      guard let own = viewIfLoaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }
}

/// What holds others' content. Mirrors: `UIContentContainer`.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

/// Dark or light text in the status bar. Mirrors: `UIStatusBarStyle`.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
