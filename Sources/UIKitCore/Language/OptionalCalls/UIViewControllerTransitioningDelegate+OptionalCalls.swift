import Foundation

/// `delegate.method?(…)` for the methods of `UIViewControllerTransitioningDelegate`.
extension UIViewControllerTransitioningDelegate {
  /// Calls `animationController(…)`.
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegateAnimationControllerCall? {
    UIViewControllerTransitioningDelegateAnimationControllerCall(delegate: self)
  }

  /// Calls `interactionControllerForPresentation(…)`.
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall?
  { UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall(delegate: self) }

  /// Calls `interactionControllerForDismissal(…)`.
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall?
  { UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall(delegate: self) }

  /// Calls `presentationController(…)`.
  @_disfavoredOverload
  public var presentationController:
    UIViewControllerTransitioningDelegatePresentationControllerCall?
  { UIViewControllerTransitioningDelegatePresentationControllerCall(delegate: self) }
}

/// What `animationController?` stands for.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateAnimationControllerCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { delegate.animationController(forDismissed: dismissed) }
}

/// What `interactionControllerForPresentation?` stands for.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { delegate.interactionControllerForPresentation(using: animator) }
}

/// What `interactionControllerForDismissal?` stands for.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { delegate.interactionControllerForDismissal(using: animator) }
}

/// What `presentationController?` stands for.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegatePresentationControllerCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
