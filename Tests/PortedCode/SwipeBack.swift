import UIKit

class SwipeBackInteractionController: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!
  var completionThreshold: CGFloat = 0.5

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    prepareGestureRecognizer(in: viewController.view)
  }

  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIPanGestureRecognizer(target: self, action: Selector(handleGesture(_:)))
    gesture.maximumNumberOfTouches = 1
    gesture.delegate = self
    view.addGestureRecognizer(gesture)
  }

  override var completionSpeed: CGFloat {
    get { return max(0.1, 1 - percentComplete) }
    set {}
  }

  private func handleGesture(_ gestureRecognizer: UIPanGestureRecognizer) {
    guard let superview = gestureRecognizer.view?.superview else { return }
    let translation = gestureRecognizer.translation(in: superview)
    var progress = (translation.x / superview.bounds.width)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))

    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.navigationController?.popViewController(animated: true)
    case .changed:
      shouldCompleteTransition = progress > completionThreshold
      update(progress)
    case .cancelled, .failed:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      let velocity = gestureRecognizer.velocity(in: superview)
      if shouldCompleteTransition || velocity.x > 500 {
        finish()
      } else {
        cancel()
      }
    default:
      break
    }
  }
}

extension SwipeBackInteractionController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return velocity.x > 0 && abs(velocity.x) > abs(velocity.y)
  }
}

class SlidePushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let toVC = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    let width = context.containerView.bounds.width
    let isPush = operation == .push
    toView.frame = context.finalFrame(for: toVC)
    if isPush {
      context.containerView.addSubview(toView)
      toView.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      context.containerView.insertSubview(toView, belowSubview: fromView)
      toView.transform = CGAffineTransform(translationX: -width / 3, y: 0)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: [.curveLinear],
      animations: {
        toView.transform = .identity
        fromView.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
      },
      completion: { _ in
        fromView.transform = .identity
        toView.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

class SwipeBackNavigationController: UINavigationController, UINavigationControllerDelegate {
  private var interactions: [ObjectIdentifier: SwipeBackInteractionController] = [:]

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .push {
      interactions[ObjectIdentifier(toVC)] = SwipeBackInteractionController(viewController: toVC)
    }
    return SlidePushAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interactions.values.first { $0.interactionInProgress }
  }
}
