import UIKit

/// Answers for how the card comes and goes.
final class CardTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let pull: PullToDismissInteractive
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
    pull = PullToDismissInteractive(values)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(
      presentedViewController: presented, presenting: presenting, values: values)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardPresentAnimator(values)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { CardDismissAnimator(values) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    // Asked for the close button too; the driver knows whether a finger pulls.
    pull
  }
}
