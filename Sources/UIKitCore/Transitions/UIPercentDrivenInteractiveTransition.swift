public import Foundation
import QuartzCore

/// Drives an animator by a percentage, usually a finger's.
///
/// Mirrors: `UIPercentDrivenInteractiveTransition` (D1–D16). The animator's animations are real; this
/// holds their time still and sets it, then lets the rest run, forwards or backwards. An animator
/// that can be interrupted is driven by its own methods instead (D7).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Seconds, asked of the animator at the start (D1).
  open private(set) var duration: CGFloat = 0
  /// The last value given to `update` (D1).
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after release; above 0, and read only then (D4, D5).
  open var completionSpeed: CGFloat = 1
  /// Shapes the rest after release, not the part in the hand (D3).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Paces the rest of an interruptible animator; nil leaves it its own (D7).
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var drive: (any TransitionDrive)?
  private weak var offered: AnyObject?
  /// Whether what it drives can be stopped at any moment.
  final var isDrivingAnimator: Bool { offered != nil }
  /// Whether a transition has taken the receiver for its driver and has not started yet.
  var isAwaited = false
  /// Whether an end before the start is a mistake worth a word (H1).
  var reportsEarlyEnd: Bool { true }
  /// What was asked for before the start; UIKit loses it and freezes (C10), we keep it.
  private var early: Early?
  /// Whether the percentage is the coming transition's already.
  private var wasUpdatedEarly = false
  private var hasReportedFight = false

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
    isAwaited = false
    hasReportedFight = false
    offered = nil
    if let animator = transition.animator.offeredAnimator(using: context) {
      start(animator, transition, context)
    } else {
      start(transition, context)
    }
    guard context.isInteractive else {
      early = nil
      return
    }
    let pending = early
    early = nil
    if percentComplete > 0 {
      drive?.seek(to: percentComplete)
      context.updateInteractiveTransition(percentComplete)
    }
    switch pending {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  private func start(_ transition: ViewTransition, _ context: TransitionContext) {
    let animatesStock = transition.animator is any StockAnimator
    let timeline = TransitionTimeline(
      container: context.containerView, duration: Double(duration), reportsCurves: !animatesStock)
    drive = TimelineDrive(timeline, canPause: animatesStock) { [weak self] in
      (self?.completionCurve ?? .easeInOut).bezier
    }
    transition.atEnd = { timeline.abandon() }
    timeline.record(holding: context.isInteractive) {
      transition.animator.animateTransition(using: context)
      transition.coordinator.runAlongside()
    }
  }

  private func start(
    _ animator: any UIViewImplicitlyAnimating, _ transition: ViewTransition,
    _ context: TransitionContext
  ) {
    offered = animator
    if (animator as? UIViewPropertyAnimator)?.run.isSpent == true {
      Diagnostics.report(.spentAnimator(transition))
    }
    let coordinator = transition.coordinator
    let drive = AnimatorDrive(
      animator, duration: Double(duration), alongside: { coordinator.runAlongside() },
      timing: { [weak self] in self?.timingCurve })
    self.drive = drive
    drive.begin(inHand: context.isInteractive)
  }

  /// The transition it was to drive is over without having started: what was asked for meanwhile is
  /// not meant for the next.
  final func isNotAwaited() {
    isAwaited = false
    early = nil
    wasUpdatedEarly = false
  }

  /// Moves the transition to `percentComplete`, brought into 0…1 (D2).
  open func update(_ percentComplete: CGFloat) {
    let percent = min(max(percentComplete.finite, 0), 1)
    guard let context, context.isRunning else {
      self.percentComplete = percent
      wasUpdatedEarly = isAwaited
      return
    }
    guard context.isInteractive else {
      if !hasReportedFight { Diagnostics.report(.drivenWhileRunning()) }
      hasReportedFight = true
      return
    }
    self.percentComplete = percent
    drive?.seek(to: percent)
    context.updateInteractiveTransition(percent)
  }

  /// Takes hold again of a transition that runs, where its animator can be interrupted (D8).
  open func pause() {
    guard let context, context.isRunning, !context.isInteractive else { return }
    guard let drive, drive.canPause else {
      Diagnostics.report(.pauseWithoutAnimator())
      return
    }
    checkAnimator(context)
    drive.pause()
    if let percent = drive.percent { percentComplete = min(max(percent, 0), 1) }
    context.transition?.isCaught(at: percentComplete)
    context.pauseInteractiveTransition()
  }

  /// Lets go: the rest of the way runs forwards (D4).
  open func finish() { release(.finish) }

  /// Lets go: the way runs back to the start (D4).
  open func cancel() { release(.cancel) }

  private func release(_ end: Early) {
    guard let context, context.isRunning else {
      guard early == nil, isAwaited else {
        Diagnostics.report(.endedTwice())
        return
      }
      if reportsEarlyEnd { Diagnostics.report(.endedBeforeStart()) }
      early = end
      return
    }
    guard context.isInteractive else {
      Diagnostics.report(.endedTwice())
      return
    }
    checkAnimator(context)
    let isFinish = end == .finish
    if isFinish {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let asked = Double(completionSpeed.finite)
    let speed = asked > 0 ? asked : 1
    let percent = min(max(percentComplete.finite, 0), 1)
    let rest = Double(isFinish ? 1 - percent : percent)
    drive?.run(forwards: isFinish, from: percent, over: rest * Double(duration) / speed)
  }

  /// The animator must be the same whenever it is asked for (C7).
  private func checkAnimator(_ context: TransitionContext) {
    guard let offered, let transition = context.transition,
      let now = transition.animator.offeredAnimator(using: context), now !== offered
    else { return }
    Diagnostics.report(.anotherAnimator())
  }
}

extension TransitionContext {
  fileprivate var isRunning: Bool { transition?.phase == .running }
}
