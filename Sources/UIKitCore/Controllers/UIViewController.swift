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
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  private final let tally = ControllerTally()

  /// The interface file the controller was made with the name of; none is read.
  public final let nibName: String?
  public final let nibBundle: Bundle?

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
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  /// Called with a nil for what was before, whenever the style, the scale or the size class may have
  /// changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view, or of the screen before there is one.
  open var traitCollection: UITraitCollection { traitsNow }

  /// Gives a child other traits than its surroundings'; of these, light or dark.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.traitsFromParent = collection
    childViewController.applyTraitsFromParent()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.parent === self ? childViewController.traitsFromParent : nil }

  final var traitsFromParent: UITraitCollection?

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    storedPresented?.presentation?.controller.viewWillTransition(to: size, with: coordinator)
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before a new size of the window changes how much room there is; passes it on.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    guard let storedPresented else { return }
    storedPresented.presentation?.controller.willTransition(to: newCollection, with: coordinator)
    storedPresented.willTransition(to: newCollection, with: coordinator)
  }

  /// Called by containers that fit their children's views; passes it on.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }

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
        storedTabBarItem?.title = newValue
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
    storedEditItem?.show(isEditing: editing)
  }

  /// A bar item that goes into editing and out of it, "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    if let storedEditItem { return storedEditItem }
    let item = EditButtonItem(for: self)
    storedEditItem = item
    return item
  }
  private final var storedEditItem: EditButtonItem?

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let made = UINavigationItem()
    made.title = title
    storedNavigationItem = made
    return made
  }
  private final var storedNavigationItem: UINavigationItem?

  /// What a tab bar shows for the controller; made with its title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = made
      return made
    }
    set {
      storedTabBarItem = newValue
      (parent as? UITabBarController)?.tabItemsChanged()
    }
  }
  final var storedTabBarItem: UITabBarItem?

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private final var storedToolbarItems: [UIBarButtonItem]?

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.toolbarItemsChanged(of: self, animated: animated)
  }

  /// Whether tab bar and toolbar go while the controller, or one pushed after it, is shown.
  open var hidesBottomBarWhenPushed = false

  /// Which bars the view goes on below; without an edge its frame ends where the bar begins.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view goes on below bars that nothing is seen through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

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
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether the bar to swipe home with goes while the controller is shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    SystemChrome.update(on: viewIfLoaded?.window?.screen ?? .main)
  }

  /// Whether scroll views of `.automatic` keep clear of bars (iOS 10 and before).
  @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViews }
    set {
      adjustsScrollViews = newValue
      viewIfLoaded?.propagateSafeArea()
    }
  }
  final var adjustsScrollViews = true

  /// Whether the view's side margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Source: documented, 16 points, 20 where there is more room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) > 400 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }
  /// The names before Swift 4.2, for code that overrides them.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }

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

  /// Commands that have been added; to be added to by who overrides it.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  final var addedCommands: [UIKeyCommand] = []

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
    dismissGuests()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to appear or disappear; calls the "will" callback (C33).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    checkAppearanceBegins(isAppearing)
    beginAppearance(isAppearing, animated: animated)
  }

  /// Says that what was begun is over; calls the "did" callback.
  open func endAppearanceTransition() {
    checkAppearanceEnds()
    endAppearance()
  }

  /// Goes from one child to another, both of which have been added; the container's callbacks of
  /// containment stay the caller's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Shows a controller the way the nearest container shows one: a navigation controller pushes it,
  /// without any it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the second of two; where there is room for one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Segues

  /// Called by nothing but the app: there are no storyboards whose segues could be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Asked by nothing but the app, as `prepare(for:sender:)`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: In which transition it is (C34)

  /// The transition in flight that this controller takes part in, or its nearest ancestor (C44).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorNow }

  open var isBeingPresented: Bool {
    presentation?.transition?.kind == .present && presentation?.transition?.to === self
  }

  open var isBeingDismissed: Bool {
    presentation?.transition?.kind == .dismiss && presentation?.transition?.from === self
  }

  open var isMovingToParent: Bool { moves == .toParent }

  open var isMovingFromParent: Bool { moves == .fromParent }

  // MARK: Presentation

  /// The controller that presented this one, or one of its parents.
  open var presentingViewController: UIViewController? { presenterNow }

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

  /// Whether children's views come and go by the container's own transitions, which tell them.
  var placesChildren: Bool { false }

  /// Of those, the one that is shown.
  var placedChild: UIViewController? { nil }

  /// Of those, the two that change places now, and whether they are going back.
  var childrenInMotion: (from: UIViewController, to: UIViewController, wasCancelled: Bool)? {
    runningTransition.map { ($0.from, $0.to, $0.wasCancelled) }
  }

  /// Told when `appearance` is another, children included.
  func appearanceChanged() {}

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
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
}

/// How the status bar comes and goes. Mirrors: `UIStatusBarAnimation`.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// Dark or light text in the status bar. Mirrors: `UIStatusBarStyle`.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
