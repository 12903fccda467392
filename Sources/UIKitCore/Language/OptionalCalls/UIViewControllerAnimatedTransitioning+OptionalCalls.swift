import Foundation

/// `delegate.method?(…)` for the methods of `UIViewControllerAnimatedTransitioning`.
extension UIViewControllerAnimatedTransitioning {
  /// Calls `animationEnded(_:)`.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }

  /// Calls `interruptibleAnimator(using:)`.
  @_disfavoredOverload
  public var interruptibleAnimator: UIViewControllerAnimatedTransitioningInterruptibleAnimatorCall?
  { UIViewControllerAnimatedTransitioningInterruptibleAnimatorCall(animator: self) }
}

/// What `interruptibleAnimator?` stands for.
@preconcurrency @MainActor
public struct UIViewControllerAnimatedTransitioningInterruptibleAnimatorCall {
  let animator: any UIViewControllerAnimatedTransitioning

  /// - Returns: nil where the method is left out.
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { animator.offeredAnimator(using: transitionContext) }
}
