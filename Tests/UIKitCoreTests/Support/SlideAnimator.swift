import Foundation
import UIKitCore

/// A linear slide to the right of the view that goes, as simple as real animators get.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.4
  var options: UIView.AnimationOptions = .curveLinear
  private(set) var endings: [Bool] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let container = context.containerView
    let moving = context.view(forKey: .from) ?? context.view(forKey: .to)
    if let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      toView.frame = context.finalFrame(for: to)
      container.insertSubview(toView, at: 0)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { moving?.frame.origin.x = container.bounds.width },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// A navigation delegate that answers with what it is given and notes what it is told.
final class NavigationAnswers: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interactor")
    return driver
  }
}
