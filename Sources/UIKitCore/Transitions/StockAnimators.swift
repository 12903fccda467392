import Foundation
import Geometry
import Motion
import QuartzCore

/// An animator of the system's own, whose pace others can follow exactly.
protocol StockAnimator: UIViewControllerAnimatedTransitioning {
  var pace: (TimeInterval, AnimationBlock.Pace) { get }
}

enum SystemSpring {
  /// Mass 3, stiffness 1000, damping 500: critically damped at 18.257 per second (F2, F16, E18).
  static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// When a thousandth of the way is left, seconds (E20).
  static let duration: TimeInterval = 0.5057
}

/// Does everything at once.
final class InstantAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeViews()
    transitionContext.completeTransition(true)
  }
}

/// The stock full screen presentation: up from the bottom, and down again.
final class CoverAnimator: StockAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  var pace: (TimeInterval, AnimationBlock.Pace) {
    (SystemSpring.duration, .spring(SystemSpring.spring))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemSpring.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeViews()
    let moving = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from)
    let height = context.containerView.bounds.height
    let fades = UIAccessibility.fadesPages
    func move(away isAway: Bool) {
      if fades {
        moving?.alpha = isAway ? 0 : 1
      } else {
        moving?.center.y += isAway ? height : -height
      }
    }
    if isPresenting { move(away: true) }
    AnimationBlock(
      duration: pace.0, delay: 0, pace: pace.1, options: .overrideInheritedDuration
    ) { _ in
      if fades { moving?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
    .run { [isPresenting] in move(away: !isPresenting) }
  }
}

/// The stock cross-dissolve.
final class DissolveAnimator: StockAnimator {
  var pace: (TimeInterval, AnimationBlock.Pace) {
    (0.3, .curve(UIView.AnimationCurve.easeInOut.bezier))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { pace.0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isDismissing = context.viewController(forKey: .to)?.storedPresented != nil
    context.placeViews()
    let fading = context.view(forKey: isDismissing ? .from : .to)
    fading?.alpha = isDismissing ? 1 : 0
    UIView.animate(
      withDuration: pace.0, animations: { fading?.alpha = isDismissing ? 0 : 1 },
      completion: { _ in
        if context.transitionWasCancelled || isDismissing { fading?.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the wanted view into the container, at its final frame: on top when something comes, at
  /// the back when something goes.
  func placeViews() {
    guard let toView = view(forKey: .to), let to = viewController(forKey: .to) else { return }
    let isGoing = to.storedPresented != nil
    let frame = finalFrame(for: to)
    if frame != .zero { toView.frame = frame }
    if isGoing {
      containerView.insertSubview(toView, at: 0)
    } else {
      containerView.addSubview(toView)
    }
  }
}
