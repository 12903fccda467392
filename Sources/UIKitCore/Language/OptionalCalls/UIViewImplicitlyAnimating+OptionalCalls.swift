public import Foundation

/// `animator.method?(…)` for the methods of `UIViewImplicitlyAnimating`.
extension UIViewImplicitlyAnimating {
  /// Calls `addAnimations(…)`.
  @_disfavoredOverload
  public var addAnimations: UIViewImplicitlyAnimatingAddAnimationsCall? {
    UIViewImplicitlyAnimatingAddAnimationsCall(animator: self)
  }

  /// Calls `addCompletion(_:)`.
  @_disfavoredOverload
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }

  /// Calls `continueAnimation(…)`.
  @_disfavoredOverload
  public var continueAnimation: UIViewImplicitlyAnimatingContinueAnimationCall? {
    UIViewImplicitlyAnimatingContinueAnimationCall(animator: self)
  }
}

/// What `addAnimations?` stands for.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimatingAddAnimationsCall {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }
}

/// What `continueAnimation?` stands for.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimatingContinueAnimationCall {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
