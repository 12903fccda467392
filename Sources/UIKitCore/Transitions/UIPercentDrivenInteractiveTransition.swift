public import Foundation
import QuartzCore

/// Drives an animator by a percentage, usually a finger's.
///
/// Mirrors: `UIPercentDrivenInteractiveTransition` (D1–D16). The animator's animations are real; this
/// holds their time still and sets it, then lets the rest run, forwards or backwards.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Seconds, asked of the animator at the start (D1).
  open private(set) var duration: CGFloat = 0
  /// The last value given to `update` (D1).
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after release; above 0 (D4, D5).
  open var completionSpeed: CGFloat = 1
  /// Shapes the rest after release, not the part in the hand (D3).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var timeline: TransitionTimeline?
  /// What was asked for before the start; UIKit loses it and freezes (C10), we keep it.
  private var early: Early?
  /// Whether the percentage is the coming transition's already.
  private var wasUpdatedEarly = false

  private enum Early {
    case finish, cancel
  }

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let transition = context.transition
    else { return }
    self.context = context
    duration = CGFloat(transition.duration)
    // An object used again starts anew; what was updated before its first start is kept.
    if early == nil, !wasUpdatedEarly { percentComplete = 0 }
    wasUpdatedEarly = false
    let timeline = TransitionTimeline(container: context.containerView, duration: Double(duration))
    self.timeline = timeline
    timeline.record(holding: context.isInteractive) {
      transition.animator.animateTransition(using: context)
      transition.coordinator.runAlongside()
    }
    guard context.isInteractive else { return }
    timeline.seek(to: percentComplete)
    let pending = early
    early = nil
    switch pending {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Moves the transition to `percentComplete`, brought into 0…1 (D2).
  open func update(_ percentComplete: CGFloat) {
    let percent = min(max(percentComplete.finite, 0), 1)
    self.percentComplete = percent
    if context == nil { wasUpdatedEarly = true }
    guard let context, context.isInteractive else { return }
    timeline?.seek(to: percent)
    context.updateInteractiveTransition(percent)
  }

  /// Lets go: the rest of the way runs forwards (D4).
  open func finish() { release(.finish) }

  /// Lets go: the way runs back to the start (D4).
  open func cancel() { release(.cancel) }

  private func release(_ end: Early) {
    guard let context else {
      Diagnostics.report(early == nil ? .endedBeforeStart() : .endedTwice())
      if early == nil { early = end }
      return
    }
    guard context.isInteractive else {
      Diagnostics.report(.endedTwice())
      return
    }
    let isFinish = end == .finish
    if isFinish {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let speed = completionSpeed.finite > 0 ? Double(completionSpeed) : 1
    let rest = isFinish ? 1 - percentComplete : percentComplete
    self.context = nil
    timeline?.run(
      forwards: isFinish, from: percentComplete,
      over: Double(rest) * Double(duration) / speed, curve: completionCurve.bezier)
  }
}
