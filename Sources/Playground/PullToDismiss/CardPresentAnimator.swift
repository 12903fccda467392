import UIKit

/// The card comes up from below while the page behind shrinks and dims.
final class CardPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let surroundings = controller.presentationController as? CardPresentationController
    let rest = transitionContext.finalFrame(for: controller)
    let slides = !UIAccessibility.isReduceMotionEnabled
    card.frame = slides ? rest.offsetBy(dx: 0, dy: container.bounds.height - rest.minY) : rest
    card.alpha = slides ? 1 : 0
    container.addSubview(card)
    card.layoutIfNeeded()

    let come = {
      card.frame = rest
      card.alpha = 1
      surroundings?.show(1)
    }
    let duration = transitionDuration(using: transitionContext)
    guard let curve = values.ownCurve else {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseOut, animations: come,
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
      return
    }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.addAnimations(come)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
