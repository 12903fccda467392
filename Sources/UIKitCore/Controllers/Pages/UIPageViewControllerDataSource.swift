import Foundation

/// Which page comes before which. Mirrors: `UIPageViewControllerDataSource`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another, nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another, nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots to show below the pages. With both of these there are dots, where pages lie side
  /// by side.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is the page's that has been set; by hand it goes on from there.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    UIPageViewController.notAnswered
  }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    UIPageViewController.notAnswered
  }
}

extension UIPageViewController {
  /// What a source answers that does not have a method.
  static var notAnswered: Int { .min }
}
