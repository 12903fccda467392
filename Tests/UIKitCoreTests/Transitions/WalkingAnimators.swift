import Foundation
import Geometry
import QuartzCore

@testable import UIKitCore

/// Animators as apps write them, each for one transition, that count how often it ends.
class WalkingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  fileprivate let seconds: TimeInterval
  private(set) var starts = 0
  private(set) var endings = 0

  init(seconds: TimeInterval) {
    self.seconds = seconds
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { seconds }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { starts += 1 }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { NoInterruptibleAnimator.shared }

  func animationEnded(_ transitionCompleted: Bool) { endings += 1 }

  /// Puts the coming view where it belongs, and answers with what moves.
  fileprivate func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    let arriving = context.view(forKey: .to)
    if let arriving, let to = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: to)
      if frame != .zero { arriving.frame = frame }
      context.containerView.addSubview(arriving)
      return arriving
    }
    return context.view(forKey: .from)
  }
}

/// By `UIView.animate`: a slide by transform and a fade.
final class PlainWalkingAnimator: WalkingAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let isComing = context.view(forKey: .to) != nil
    let view = place(context)
    let off = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    if isComing { view?.transform = off }
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveLinear,
      animations: {
        view?.transform = isComing ? .identity : off
        view?.alpha = isComing ? 1 : 0.5
      },
      completion: { _ in
        view?.transform = .identity
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// By a spring, with a mask that is taken off.
final class MaskingWalkingAnimator: WalkingAnimator {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let view = place(context)
    let mask = UIView(frame: CGRect(x: 180, y: 400, width: 20, height: 20))
    mask.backgroundColor = .black
    view?.mask = mask
    UIView.animate(
      withDuration: seconds, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [],
      animations: { mask.frame = CGRect(x: -900, y: -900, width: 2400, height: 2400) },
      completion: { _ in
        view?.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// By Core Animation, as circle reveals are.
final class LayerWalkingAnimator: WalkingAnimator, CAAnimationDelegate {
  private var context: (any UIViewControllerContextTransitioning)?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    self.context = context
    let view = place(context)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = seconds
    animation.delegate = self
    view?.layer.add(animation, forKey: "fade")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(context?.transitionWasCancelled == false)
    context = nil
  }
}

/// By a property animator that can be caught.
final class CatchableWalkingAnimator: WalkingAnimator {
  private var animator: UIViewPropertyAnimator?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    interruptibleAnimator(using: context).startAnimation()
  }

  override func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let isComing = context.view(forKey: .to) != nil
    let view = place(context)
    let off = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isComing { view?.transform = off }
    let made = UIViewPropertyAnimator(duration: seconds, dampingRatio: 0.9) {
      view?.transform = isComing ? .identity : off
    }
    made.addCompletion { _ in
      view?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator = made
    return made
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    animator = nil
  }
}
