import Foundation

/// `delegate.method?(…)` for the methods of `UINavigationControllerDelegate`.
extension UINavigationControllerDelegate {
  /// Calls `navigationController(…)`.
  @_disfavoredOverload
  public var navigationController: UINavigationControllerDelegateNavigationControllerCall? {
    UINavigationControllerDelegateNavigationControllerCall(delegate: self)
  }

  /// Calls `navigationControllerSupportedInterfaceOrientations(_:)`.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  { { self.navigationControllerSupportedInterfaceOrientations($0) } }

  /// Calls `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  { { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// What `navigationController?` stands for.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateNavigationControllerCall {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
