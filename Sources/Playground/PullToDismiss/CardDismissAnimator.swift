import UIKit

/// The card goes down, by itself or under a finger, while the page behind comes back.
final class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .from),
      let controller = transitionContext.viewController(forKey: .from)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let surroundings = controller.presentationController as? CardPresentationController
    let moving = standIn(for: card, of: controller, in: container)
    let gone = card.frame.offsetBy(dx: 0, dy: container.bounds.height - card.frame.minY)

    // Anything but linear would leave the finger.
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        if UIAccessibility.isReduceMotionEnabled { moving.alpha = 0 } else { moving.frame = gone }
        surroundings?.show(0)
      },
      completion: { _ in
        if moving !== card { moving.removeFromSuperview() }
        card.isHidden = false
        card.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// A picture of the card takes its place, so that whatever its content still does is not seen.
  private func standIn(
    for card: UIView, of controller: UIViewController, in container: UIView
  ) -> UIView {
    guard let picture = card.snapshotView(afterScreenUpdates: false) else { return card }
    picture.frame = card.frame
    container.insertSubview(picture, aboveSubview: card)
    card.isHidden = true
    (controller as? CardController)?.standIn = picture
    return picture
  }
}
