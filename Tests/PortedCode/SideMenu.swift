import UIKit

private var menuKey: UInt8 = 0

class MenuInteractor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

struct MenuHelper {
  static let menuWidth: CGFloat = 0.8
  static let percentThreshold: CGFloat = 0.3
  static let snapshotNumber = 12345

  static func calculateProgress(
    translationInView: CGPoint, viewBounds: CGRect, direction: PresentationDirection
  ) -> CGFloat {
    let pointOnAxis: CGFloat
    let axisLength: CGFloat
    switch direction {
    case .top, .bottom:
      pointOnAxis = translationInView.y
      axisLength = viewBounds.height
    case .left, .right:
      pointOnAxis = translationInView.x
      axisLength = viewBounds.width
    }
    let movementOnAxis = pointOnAxis / axisLength
    let positiveMovementOnAxisPercent: Float
    switch direction {
    case .right, .bottom:
      positiveMovementOnAxisPercent = fminf(fmaxf(Float(movementOnAxis), 0.0), 1.0)
      return CGFloat(positiveMovementOnAxisPercent)
    case .top, .left:
      positiveMovementOnAxisPercent = fmaxf(fminf(Float(movementOnAxis), 0.0), -1.0)
      return CGFloat(-positiveMovementOnAxisPercent)
    }
  }

  static func mapGestureStateToInteractor(
    gestureState: UIGestureRecognizerState, progress: CGFloat, interactor: MenuInteractor?,
    triggerSegue: () -> Void
  ) {
    guard let interactor = interactor else { return }
    switch gestureState {
    case .began:
      interactor.hasStarted = true
      triggerSegue()
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default:
      break
    }
  }
}

class PresentMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(
        forKey: UITransitionContextViewControllerKey.from),
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
    else { return }
    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, belowSubview: fromVC.view)

    let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)!
    snapshot.tag = MenuHelper.snapshotNumber
    snapshot.isUserInteractionEnabled = false
    snapshot.layer.shadowOpacity = 0.7
    containerView.insertSubview(snapshot, aboveSubview: toVC.view)
    fromVC.view.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        snapshot.center.x += UIScreen.main.bounds.width * MenuHelper.menuWidth
      },
      completion: { _ in
        fromVC.view.isHidden = false
        if transitionContext.transitionWasCancelled { snapshot.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class DismissMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let snapshot = containerView.viewWithTag(MenuHelper.snapshotNumber)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        snapshot?.frame = CGRect(origin: CGPoint.zero, size: UIScreen.main.bounds.size)
      },
      completion: { _ in
        let didTransitionComplete = !transitionContext.transitionWasCancelled
        if didTransitionComplete {
          containerView.insertSubview(toVC.view, aboveSubview: fromVC.view)
          snapshot?.removeFromSuperview()
        }
        transitionContext.completeTransition(didTransitionComplete)
      })
  }
}

class MainViewController: UIViewController {
  let interactor = MenuInteractor()
  var menuViewController: MenuViewController? {
    get { return objc_getAssociatedObject(self, &menuKey) as? MenuViewController }
    set { objc_setAssociatedObject(self, &menuKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(edgePanGesture(sender:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: self, action: Selector(openMenu))
  }

  private func openMenu() {
    let menu = MenuViewController()
    menu.interactor = interactor
    menu.transitioningDelegate = self
    menu.modalPresentationStyle = .fullScreen
    menuViewController = menu
    present(menu, animated: true, completion: nil)
  }

  func edgePanGesture(sender: UIScreenEdgePanGestureRecognizer) {
    let translation = sender.translation(in: view)
    let progress = MenuHelper.calculateProgress(
      translationInView: translation, viewBounds: view.bounds, direction: .right)
    MenuHelper.mapGestureStateToInteractor(
      gestureState: sender.state, progress: progress, interactor: interactor
    ) {
      self.openMenu()
    }
  }
}

extension MainViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return PresentMenuAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return DismissMenuAnimator() }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interactor.hasStarted ? interactor : nil }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interactor.hasStarted ? interactor : nil }
}

class MenuViewController: UIViewController {
  var interactor: MenuInteractor?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = #colorLiteral(red: 0.2, green: 0.2, blue: 0.25, alpha: 1)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(Self.handleGesture(_:))))
  }

  func handleGesture(_ sender: UIPanGestureRecognizer) {
    let translation = sender.translation(in: view)
    let progress = MenuHelper.calculateProgress(
      translationInView: translation, viewBounds: view.bounds, direction: .left)
    MenuHelper.mapGestureStateToInteractor(
      gestureState: sender.state, progress: progress, interactor: interactor
    ) {
      self.dismiss(animated: true, completion: nil)
    }
  }
}
