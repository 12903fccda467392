import Foundation
import Motion
import QuartzCore

/// The stock flip: the page turns over, and the other is on its back.
final class FlipAnimator: StockAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  /// Source: observed, the old navigation samples.
  var pace: (TimeInterval, AnimationBlock.Pace) {
    (0.75, .curve(UIView.AnimationCurve.easeInOut.bezier))
  }

  /// How far off the eye is. Units: points. Source: chosen, what looks like a card held in the hand.
  static let distance: CGFloat = 1_000

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { pace.0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeViews()
    let coming = context.view(forKey: .to)
    // Without a view of its own to turn, the page that stays simply lies behind.
    let going = context.view(forKey: .from)
    let quarter: CGFloat = isPresenting ? .pi / 2 : -.pi / 2
    // A little short of edge on: a matrix without width has no inverse.
    let edge = CATransform3DMakeRotation(quarter * 0.9999, 0, 1, 0)
    let back = CATransform3DMakeRotation(-quarter * 0.9999, 0, 1, 0)
    let half = pace.0 / 2
    let container = context.containerView.layer
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.distance
    container.sublayerTransform = perspective
    let end = { (_: Bool) in
      container.sublayerTransform = CATransform3DIdentity
      for view in [going, coming] { view?.layer.transform = CATransform3DIdentity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    coming?.layer.transform = back
    UIView.animate(
      withDuration: half, delay: 0, options: .curveEaseIn,
      animations: { going?.layer.transform = edge }, completion: coming == nil ? end : nil)
    guard let coming else { return }
    // Begun together with the first half, so that whoever drives the transition has both.
    UIView.animate(
      withDuration: half, delay: half, options: .curveEaseOut,
      animations: { coming.layer.transform = CATransform3DIdentity }, completion: end)
  }
}
