import Foundation
import Motion
import QuartzCore

/// What a percent driver moves: animations held by the container's clock, or an animator.
protocol TransitionDrive: AnyObject {
  var canPause: Bool { get }
  /// How far it is, 0…1.
  var percent: CGFloat? { get }
  func seek(to percent: CGFloat)
  /// Runs the rest, in `rest` seconds.
  func run(forwards: Bool, from percent: CGFloat, over rest: TimeInterval)
  /// Stops what runs; a hand takes hold.
  func pause()
}

/// `UIView.animate` and Core Animation, by the clock of the container (D6).
final class TimelineDrive: TransitionDrive {
  private let timeline: TransitionTimeline
  private let curve: () -> UnitBezier
  let canPause: Bool

  /// - Parameters:
  ///   - canPause: whether what is on its way can be caught; an app's own animations cannot (D8).
  ///   - curve: asked for at the end, as a subclass may only know it then.
  init(_ timeline: TransitionTimeline, canPause: Bool, curve: @escaping () -> UnitBezier) {
    self.timeline = timeline
    self.canPause = canPause
    self.curve = curve
  }

  var percent: CGFloat? { timeline.percent }

  func seek(to percent: CGFloat) { timeline.seek(to: percent) }

  func run(forwards: Bool, from percent: CGFloat, over rest: TimeInterval) {
    timeline.run(forwards: forwards, from: percent, over: rest, curve: curve())
  }

  func pause() { timeline.pause() }
}

/// An interruptible animator, and what runs along with it, by the animator's own methods (D7).
final class AnimatorDrive: TransitionDrive {
  private let animator: any UIViewImplicitlyAnimating
  private let companion: UIViewPropertyAnimator
  private let duration: TimeInterval
  private let timing: () -> (any UITimingCurveProvider)?

  init(
    _ animator: any UIViewImplicitlyAnimating, duration: TimeInterval,
    alongside: @escaping () -> Void, timing: @escaping () -> (any UITimingCurveProvider)?
  ) {
    self.animator = animator
    self.duration = duration
    self.timing = timing
    companion = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: (animator as? UIViewPropertyAnimator)?.timingParameters
        ?? UICubicTimingParameters(animationCurve: .linear))
    companion.run.adopt(alongside)
  }

  func begin(inHand: Bool) {
    if inHand {
      animator.pauseAnimation()
      companion.pauseAnimation()
    } else {
      if !animator.isRunning { animator.startAnimation() }
      companion.startAnimation()
    }
  }

  var canPause: Bool { true }
  var percent: CGFloat? { animator.fractionComplete }

  func seek(to percent: CGFloat) {
    animator.fractionComplete = percent
    if companion.state == .active { companion.fractionComplete = percent }
  }

  func run(forwards: Bool, from percent: CGFloat, over rest: TimeInterval) {
    let factor = duration > 0 ? CGFloat(rest / duration) : 0
    send(animator, forwards: forwards, factor: factor)
    if companion.state == .active { send(companion, forwards: forwards, factor: factor) }
  }

  private func send(
    _ animator: any UIViewImplicitlyAnimating, forwards: Bool, factor: CGFloat
  ) {
    animator.isReversed = !forwards
    animator.continueAnimation(withTimingParameters: timing(), durationFactor: factor)
  }

  func pause() {
    animator.pauseAnimation()
    animator.isReversed = false
    guard companion.state == .active else { return }
    companion.pauseAnimation()
    companion.isReversed = false
  }
}
