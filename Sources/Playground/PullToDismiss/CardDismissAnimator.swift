import UIKit

/// The card goes down, by itself or under a finger, while the page behind comes back.
///
/// It can be interrupted, so that a finger can catch the card in flight.
final class CardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues
  /// The same for as long as the transition takes.
  private var animator: UIViewPropertyAnimator?

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    // Anything but linear would leave the finger.
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear)
    self.animator = animator
    let standIn = addMotion(to: animator, transitionContext)
    animator.addCompletion { _ in
      standIn?.giveBack()
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func addMotion(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) -> CardStandIn? {
    guard let card = context.view(forKey: .from),
      let controller = context.viewController(forKey: .from)
    else { return nil }
    let standIn = CardStandIn(for: card)
    (controller as? CardController)?.standIn = standIn
    let moving = standIn ?? card
    let gone = card.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height - card.frame.minY)
    let surroundings = controller.presentationController as? CardPresentationController
    // Under a finger the status bar changes by itself, when it would no longer be read.
    let takesBar = !context.isInteractive
    animator.addAnimations {
      if UIAccessibility.isReduceMotionEnabled { moving.alpha = 0 } else { moving.frame = gone }
      surroundings?.show(0, takesBar: takesBar)
    }
    return standIn
  }
}
