import UIKit

class SwipeInteractionController: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate
{
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!
  var pan: UIScreenEdgePanGestureRecognizer?
  init(viewController: UIViewController) {
    super.init(); self.viewController = viewController;
    prepareGestureRecognizer(in: viewController.view)
  }
  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(handleGesture(_:)))
    gesture.edges = .left
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
    gesture.cancelsTouchesInView = true
    gesture.delaysTouchesBegan = false
    view.addGestureRecognizer(gesture)
    (viewController as? UINavigationController)?.interactivePopGestureRecognizer.map {
      gesture.require(toFail: $0)
    }
  }
  func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.dismiss(animated: true, completion: nil)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled, .failed:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      completionSpeed = 1 - percentComplete
      completionCurve = .easeOut
      timingCurve = UISpringTimingParameters(dampingRatio: 0.9)
      if shouldCompleteTransition || gestureRecognizer.velocity(in: nil).x > 300 {
        finish()
      } else {
        cancel()
      }
    default: break
    }
  }
  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext) }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func finish() { super.finish() }
  override func cancel() { super.cancel() }
  override var completionSpeed: CGFloat {
    get { 0.6 }
    set { super.completionSpeed = newValue }
  }
  override var percentComplete: CGFloat { super.percentComplete }
  override var duration: CGFloat { super.duration }
  override var wantsInteractiveStart: Bool {
    get { interactionInProgress }
    set {}
  }
  override var completionCurve: UIView.AnimationCurve {
    get { .linear }
    set {}
  }
  func gestureRecognizer(
    _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    return other.isKind(of: UIPanGestureRecognizer.self)
      || other.isMember(of: UITapGestureRecognizer.self) || other is UILongPressGestureRecognizer
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { !(touch.view is UIControl) && touch.view?.isDescendant(of: viewController.view) == true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  { true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let v = pan.velocity(in: pan.view)
    return abs(v.x) > abs(v.y) && UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
  }
}
class EdgePan: UIPanGestureRecognizer {
  private var drag = false
  private var moveX: CGFloat = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
    if let t = touches.first {
      moveX = t.location(in: view).x - t.previousLocation(in: view).x;
      _ = t.preciseLocation(in: view); _ = t.force / max(t.maximumPossibleForce, 1);
      _ = t.majorRadius; _ = t.timestamp; _ = t.tapCount; _ = t.phase == .began;
      _ = t.type == .direct; _ = t.window; _ = t.gestureRecognizers; _ = event.allTouches?.count;
      _ = event.touches(for: view!); _ = event.coalescedTouches(for: t); _ = event.timestamp;
      _ = event.type
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event); if state == .failed { return }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset(); drag = false }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
}
class NavDel: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  weak var nc: UINavigationController?
  var interaction: UIPercentDrivenInteractiveTransition?
  init(_ nc: UINavigationController) {
    self.nc = nc; super.init()
    nc.interactivePopGestureRecognizer?.delegate = self
    nc.interactivePopGestureRecognizer?.isEnabled = false
    let pan = UIPanGestureRecognizer(target: self, action: Selector(NavDel.pan(_:)))
    nc.view.addGestureRecognizer(pan)
    if let targets = nc.interactivePopGestureRecognizer?.value(forKey: "targets") as? NSMutableArray
    {
      let p = UIPanGestureRecognizer(); p.setValue(targets, forKey: "targets")
    }
  }
  func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let nc = nc else { return }
    let view = nc.view!
    switch recognizer.state {
    case UIGestureRecognizer.State.began:
      let location = recognizer.location(in: view)
      if location.x < view.bounds.midX, nc.viewControllers.count > 1 {
        interaction = UIPercentDrivenInteractiveTransition(); nc.popViewController(animated: true)
      }
    case UIGestureRecognizer.State.changed:
      let d = abs(recognizer.translation(in: view).x / view.bounds.width)
      interaction?.update(d)
    case .ended:
      if recognizer.velocity(in: view).x > 0 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default: break
    }
    let projected =
      recognizer.velocity(in: view).x / 1000.0 * UIScrollView.DecelerationRate.normal.rawValue
      / (1.0 - UIScrollView.DecelerationRate.normal.rawValue)
    _ = projected
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    nc?.topViewController?.transitionCoordinator?.notifyWhenInteractionEnds { (context) in
      _ = context.isCancelled
    }
  }
  func navigationController(
    _ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}
class ShuffleNav: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = true;
    super.pushViewController(viewController, animated: animated)
  }
  @discardableResult override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { super.popToViewController(viewController, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var viewControllers: [UIViewController] { didSet {} }
  override var delegate: UINavigationControllerDelegate? { didSet {} }
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
  override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft]
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .custom
  }
}
