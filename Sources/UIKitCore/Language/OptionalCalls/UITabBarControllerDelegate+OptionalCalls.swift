import Foundation

/// `delegate.method?(…)` for the methods of `UITabBarControllerDelegate`.
extension UITabBarControllerDelegate {
  /// Calls `tabBarController(…)`.
  @_disfavoredOverload
  public var tabBarController: UITabBarControllerDelegateTabBarControllerCall? {
    UITabBarControllerDelegateTabBarControllerCall(delegate: self)
  }

  /// Calls `tabBarControllerSupportedInterfaceOrientations(_:)`.
  @_disfavoredOverload
  public var tabBarControllerSupportedInterfaceOrientations:
    ((UITabBarController) -> UIInterfaceOrientationMask)?
  { { self.tabBarControllerSupportedInterfaceOrientations($0) } }

  /// Calls `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @_disfavoredOverload
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    ((UITabBarController) -> UIInterfaceOrientation)?
  { { self.tabBarControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// What `tabBarController?` stands for.
@preconcurrency @MainActor
public struct UITabBarControllerDelegateTabBarControllerCall {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { delegate.tabBarController(tabBarController, didSelect: viewController) }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
