public import Foundation
import QuartzCore

/// Animations that can be paused, sought, turned round and sent on (E1–E14).
///
/// Mirrors: `UIViewPropertyAnimator`. Units: seconds, fractions 0…1.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open var timingParameters: (any UITimingCurveProvider)? { run.parameters }

  /// What was asked for, or what a spring of physical parts takes (E22).
  open var duration: TimeInterval { run.pace.duration }

  /// How long it waits after `startAnimation(afterDelay:)`.
  open var delay: TimeInterval { run.delay }

  /// Whether views take touches while they are moved (A39).
  open var isUserInteractionEnabled = true {
    willSet {
      run.refuseWhileActive("isUserInteractionEnabled", newValue != isUserInteractionEnabled)
    }
    didSet { run.allowsTouches = isUserInteractionEnabled }
  }

  /// Whether moving views are hit where their model is; by default where they are drawn (A38).
  open var isManualHitTestingEnabled = false {
    didSet { run.hitsModel = isManualHitTestingEnabled }
  }

  /// Whether it can be paused and stopped on the way (E12).
  open var isInterruptible = true {
    willSet { run.refuseWhileActive("isInterruptible", newValue != isInterruptible) }
    didSet { run.isInterruptible = isInterruptible }
  }

  /// Whether scrubbing follows the fraction rather than the curve (E6).
  open var scrubsLinearly = true { didSet { run.scrubsLinearly = scrubsLinearly } }

  /// Whether it stays active at its end, for others to send it back (E7).
  open var pausesOnCompletion = false { didSet { run.pausesOnCompletion = pausesOnCompletion } }

  let run: AnimatorRun

  // MARK: Making

  /// Paced by `parameters`; a spring of physical parts ignores `duration` (E22).
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    run = AnimatorRun(duration: duration, parameters: parameters)
    super.init()
    run.animator = self
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that is given its animations later, and mostly a fraction rather than a start.
  ///
  /// Source: chosen, UIKit's usual 0.2 seconds and curve; its documentation has no numbers.
  public convenience override init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  deinit { Farewell.hand(over: run) { $0.abandon() } }

  /// Makes an animator that runs already (E13).
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    made(duration, delay, options, animations, completion)
  }

  // MARK: State

  open var state: UIViewAnimatingState {
    KeyValue.read(self, "state")
    return run.state
  }

  open var isRunning: Bool {
    KeyValue.read(self, "running")
    return run.isRunning
  }

  open var isReversed: Bool {
    get {
      KeyValue.read(self, "reversed")
      return run.isReversed
    }
    set { KeyValue.change(self, "reversed") { run.setReversed(newValue) } }
  }

  open var fractionComplete: CGFloat {
    get {
      KeyValue.read(self, "fractionComplete")
      return CGFloat(run.fractionComplete)
    }
    set { KeyValue.change(self, "fractionComplete") { run.scrub(to: Double(newValue)) } }
  }

  // MARK: What to do

  /// Changes that are animated; while running they last for what is left of the time (E11).
  open func addAnimations(_ animation: @escaping () -> Void) {
    run.add(animation, delayFactor: 0)
  }

  /// Changes that wait for `delayFactor` of the time and last for the rest (E10).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    run.add(animation, delayFactor: Double(delayFactor))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    run.addCompletion(completion)
  }

  open func startAnimation() { run.start(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { run.start(afterDelay: delay) }

  open func pauseAnimation() { run.pause() }

  /// Goes on from where it stands; factor 0 means what is left of the time (E9).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    run.resume(with: parameters, durationFactor: Double(durationFactor))
  }

  open func stopAnimation(_ withoutFinishing: Bool) { run.stop(withoutFinishing: withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    run.finish(at: finalPosition)
  }
}
