import Foundation

/// `delegate.method?(…)` for the methods of `UIPageViewControllerDelegate`.
extension UIPageViewControllerDelegate {
  /// Calls `pageViewController(…)`.
  @_disfavoredOverload
  public var pageViewController: UIPageViewControllerDelegatePageViewControllerCall? {
    UIPageViewControllerDelegatePageViewControllerCall(delegate: self)
  }
}

/// What `pageViewController?` stands for.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegatePageViewControllerCall {
  let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}
