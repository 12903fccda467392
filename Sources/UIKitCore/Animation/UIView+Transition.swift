public import Foundation
import Geometry
import QuartzCore

extension UIView {
  /// What the system does to views by itself. Mirrors: `UIView.SystemAnimation`.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are then taken out.
    case delete = 0
  }

  /// Leads `view` from what it shows to what it shows after `animations`.
  ///
  /// Cross dissolves are drawn as Core Animation draws them, flips turn over in perspective. Pages do
  /// not curl: a page that would curl up moves away upwards, one that would curl down comes from
  /// above. Without a transition in `options` the changes are made at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration, delay: 0, pace: .curve(options.curve.bezier), options: options,
      completion: completion)
    block.run {
      if isAnimating, let transition = options.transition { block.add(transition, to: view.layer) }
      guard let animations else { return }
      if options.contains(.allowAnimatedContent) {
        animations()
      } else {
        performWithoutAnimation(animations)
      }
    }
  }

  private class var isAnimating: Bool { areAnimationsEnabled }

  /// Puts `toView` in the place of `fromView`, or shows one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
          return
        }
        let index = parent.subviews.firstIndex { $0 === fromView } ?? parent.subviews.count
        fromView.removeFromSuperview()
        parent.insertSubview(toView, at: index)
      }, completion: completion)
  }

  /// Runs a system animation on `views`, and `parallelAnimations` along with it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0.transform, $0.alpha) }
    // Source: chosen, about what deleting an icon looks like.
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
          view.alpha = 0
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, old) in zip(views, before) {
          view.removeFromSuperview()
          (view.transform, view.alpha) = old
        }
        completion?(finished)
      })
  }

  /// Repeats what is animated in `animations`, and runs it back in between if asked.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = AnimationRepeat.current
    let modified = AnimationRepeat(
      count: Float(max(0, count.finite)), autoreverses: autoreverses)
    AnimationRepeat.current = modified
    // What the running block animates from here on is repeated too.
    let block = AnimationBlock.current
    let old = block?.repetition
    block?.repetition = modified
    animations()
    block?.repetition = old
    AnimationRepeat.current = outer
  }
}

extension UIView.AnimationOptions {
  /// The transition asked for; nil for none.
  @MainActor fileprivate var transition: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 7 {
    case 1: transition.turn(.fromLeft)
    case 2: transition.turn(.fromRight)
    case 3: (transition.type, transition.subtype) = (.reveal, .fromBottom)
    case 4: (transition.type, transition.subtype) = (.moveIn, .fromTop)
    case 5: transition.type = .fade
    case 6: transition.turn(.fromTop)
    case 7: transition.turn(.fromBottom)
    default: return nil
    }
    return transition
  }
}
