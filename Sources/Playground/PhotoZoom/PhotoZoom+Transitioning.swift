import UIKit

extension PhotoZoom: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin && !isHeld && PanDirection(of: pan, in: navigation?.view) == .down
  }
}

extension PhotoZoom: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let ends = prepare(transitionContext) else {
      isHeld = false
      transitionContext.cancelInteractiveTransition()
      transitionContext.completeTransition(false)
      return
    }
    rest = CGPoint(x: ends.page.midX, y: ends.page.midY)
    show()
    if let early {
      self.early = nil
      fly(early.verdict, early.velocity)
    }
  }
}

extension PhotoZoom: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let ends = prepare(transitionContext), let flying, let page = photo(transitionContext)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    page.view.alpha = isOpening ? 0 : 1
    let animator = UIViewPropertyAnimator(
      duration: values["duration"], dampingRatio: values["damping"])
    animator.addAnimations {
      flying.frame = self.isOpening ? ends.page : ends.cell
      page.view.alpha = self.isOpening ? 1 : 0
    }
    animator.addCompletion { _ in self.finish(transitionContext) }
    animator.startAnimation()
  }
}
