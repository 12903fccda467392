import UIKit

class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return CardAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    guard
      let about = CardPresentationController.current?.presentedViewController
        as? AboutViewController, about.isInteracting
    else { return nil }
    return about.interactor
  }
}

class CardPresentationController: UIPresentationController {
  static weak var current: CardPresentationController?
  private let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    CardPresentationController.current = self
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.frame = containerView?.bounds ?? .zero
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(dimmingViewTapped)))
    containerView?.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
  }

  private func dimmingViewTapped() {
    presentedViewController.dismiss(animated: true)
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height / 2)
    if isPresenting, let controller = transitionContext.viewController(forKey: .to) {
      card.frame = transitionContext.finalFrame(for: controller)
      card.transform = below
      container.addSubview(card)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: isPresenting ? .curveEaseOut : .curveLinear,
      animations: { card.transform = self.isPresenting ? .identity : below },
      completion: { _ in
        card.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
