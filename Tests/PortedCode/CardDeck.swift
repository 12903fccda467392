import UIKit

final class CardDeckPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
  private let presentDuration: TimeInterval?
  private var presentingViewSnapshotView: UIView?
  private var pan: UIPanGestureRecognizer?
  private var scrollObserver: NSObjectProtocol?
  private let scaling: CGFloat = 0.92

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    presentDuration: TimeInterval? = nil
  ) {
    self.presentDuration = presentDuration
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    NotificationCenter.default.addObserver(
      self, selector: Selector(updateForStatusBar),
      name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private var topInset: CGFloat {
    let statusBarHeight = UIApplication.shared.statusBarFrame.height
    return statusBarHeight > 20 ? statusBarHeight : 28
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    let y = topInset + 10
    return CGRect(
      x: 0, y: y, width: containerView.bounds.width, height: containerView.bounds.height - y)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView = containerView,
      let snapshot = presentingViewController.view.snapshotView(afterScreenUpdates: true)
    else { return }
    snapshot.layer.cornerRadius = 8
    snapshot.layer.masksToBounds = true
    snapshot.frame = containerView.bounds
    containerView.insertSubview(snapshot, at: 0)
    presentingViewSnapshotView = snapshot
    containerView.backgroundColor = .black

    presentedViewController.view.layer.cornerRadius = 8
    presentedViewController.view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
    ]
    presentedViewController.view.clipsToBounds = true
    let scale = scaling
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        snapshot.transform = CGAffineTransform(scaleX: scale, y: scale)
        snapshot.alpha = 0.6
      }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else {
      presentingViewSnapshotView?.removeFromSuperview()
      return
    }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan))
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.cancelsTouchesInView = false
    presentedViewController.view.addGestureRecognizer(pan)
    self.pan = pan
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in
        self?.presentingViewSnapshotView?.transform = .identity
        self?.presentingViewSnapshotView?.alpha = 1
      }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentingViewSnapshotView?.removeFromSuperview() }
  }

  private func updateForStatusBar() {
    containerView?.setNeedsLayout()
  }

  private func handlePan(gestureRecognizer: UIPanGestureRecognizer) {
    guard gestureRecognizer.isEqual(pan) else { return }
    switch gestureRecognizer.state {
    case .began:
      gestureRecognizer.setTranslation(CGPoint(x: 0, y: 0), in: containerView)
    case .changed:
      let translation = gestureRecognizer.translation(in: presentedView)
      let elasticThreshold: CGFloat = 120
      let dismissThreshold: CGFloat = 240
      let factor: CGFloat = 1 / 2
      let y: CGFloat
      if translation.y >= elasticThreshold {
        let frictionLength = translation.y - elasticThreshold
        let frictionTranslation = 30 * atan(frictionLength / 120) + frictionLength / 10
        y = frictionTranslation + (elasticThreshold * factor)
      } else {
        y = translation.y * factor
      }
      presentedView?.transform = CGAffineTransform(translationX: 0, y: max(y, 0))
      if translation.y >= dismissThreshold {
        gestureRecognizer.isEnabled = false
        presentedViewController.dismiss(animated: true, completion: nil)
      }
    case .ended, .cancelled:
      guard gestureRecognizer.isEnabled else { return }
      UIView.animate(withDuration: 0.25) { self.presentedView?.transform = .identity }
    default: break
    }
  }
}

final class CardDeckDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return CardDeckAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return CardDeckAnimator(isPresenting: false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardDeckPresentationController(
      presentedViewController: presented, presenting: presenting)
  }
}

final class CardDeckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let card = transitionContext.viewController(forKey: key) else { return }
    let containerView = transitionContext.containerView
    let finalFrame =
      isPresenting ? transitionContext.finalFrame(for: card) : card.view.frame
    let offscreen = CGRect(
      x: 0, y: containerView.bounds.height, width: finalFrame.width, height: finalFrame.height)
    if isPresenting {
      containerView.addSubview(card.view)
      card.view.frame = offscreen
    }
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(
      CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut))
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { [weak self] in
        guard let `self` = self else { return }
        if self.isPresenting {
          card.view.frame = finalFrame
        } else {
          card.view.transform = CGAffineTransform(
            translationX: 0, y: containerView.bounds.height - card.view.frame.minY)
        }
      },
      completion: { finished in
        transitionContext.completeTransition(finished)
      })
    CATransaction.commit()
  }
}
