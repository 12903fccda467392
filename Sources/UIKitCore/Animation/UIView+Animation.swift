public import Foundation
import Motion
import QuartzCore

extension UIView {
  /// How a block of animations behaves. Mirrors: `UIView.AnimationOptions`, raw values included.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// What a nested block takes over from the outer one (E33).
    var inheritable: AnimationOptions { intersection([.allowUserInteraction]) }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The standard curves. Mirrors: `UIView.AnimationCurve`.
  public nonisolated enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var bezier: UnitBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(
      duration, delay, .curve(options.curve.bezier), options, animations, completion)
  }

  /// Eases in and out (E28).
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    start(
      duration, 0, .curve(.easeInOut), [], namesCurve: false, animations, completion)
  }

  /// Springs to the new values so that a thousandth of the way is left after `duration` (E20).
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 without overshoot, less with.
  ///   - velocity: whole distances per second (E21).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    start(duration, delay, .spring(spring), options, animations, completion)
  }

  /// Springs by perceived duration and bounce (E24).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    start(spring.settlingDuration, delay, .spring(spring), options, animations, completion)
  }

  /// Makes changes at once even inside an animation block (E38).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    defer { AnimationBlock.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// The duration of the block being run, seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }

  private class func start(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationBlock.Pace,
    _ options: AnimationOptions, namesCurve: Bool = true, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(
      duration: duration, delay: delay, pace: pace, options: options, completion: completion)
    block.namesCurve = namesCurve
    block.run(animations)
  }
}
