import Foundation
import UIKitCore

/// A transitioning delegate that answers with what it is given.
final class ModalAnswers: NSObject, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var presentingDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissingDriver: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var questions: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("present")
    return self.presenting
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    questions.append("dismiss")
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("present in hand")
    return presentingDriver
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    questions.append("dismiss in hand")
    return dismissingDriver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    questions.append("presentation")
    return makePresentation?(presented, presenting)
  }
}

/// An animator made of a closure that runs when the transition starts.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.3
  var probe: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    probe(context)
    let container = context.containerView
    let arriving = context.view(forKey: .to)
    if let arriving { container.addSubview(arriving) }
    let moving = arriving ?? context.view(forKey: .from)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { moving?.alpha = arriving == nil ? 0.2 : 0.99 },
      completion: { _ in
        moving?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
