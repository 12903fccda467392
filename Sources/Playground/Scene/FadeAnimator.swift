import UIKit

/// One page fades into another, as a push and pop or as a presentation and dismissal.
///
/// It is also what a slide becomes where motion is to be kept small.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Who keeps the page that is covered.
  enum Kind {
    /// A stack takes it away, and gives it to the transition that brings it back.
    case navigation
    /// It never leaves its place: whoever puts it into a dismissal's container takes it along when
    /// that goes, and leaves a black screen.
    case modal
  }

  private let kind: Kind
  private let isOpening: Bool
  private let duration: TimeInterval

  /// - Parameters:
  ///   - isOpening: a push or a presentation.
  ///   - duration: seconds.
  init(_ kind: Kind, isOpening: Bool, duration: TimeInterval) {
    self.kind = kind
    self.isOpening = isOpening
    self.duration = duration
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if isOpening || kind == .navigation,
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      to.frame = transitionContext.finalFrame(for: controller)
      if isOpening { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.layoutIfNeeded()
    }
    guard let page = transitionContext.view(forKey: isOpening ? .to : .from) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    page.alpha = isOpening ? 0 : 1
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { page.alpha = self.isOpening ? 1 : 0 },
      completion: { _ in
        page.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
