import Foundation

/// `dataSource.method?(…)` for the methods of `UIPageViewControllerDataSource` that may be left out.
extension UIPageViewControllerDataSource {
  /// Calls `presentationCount(for:)`.
  @_disfavoredOverload
  public var presentationCount: UIPageViewControllerDataSourceCountCall? {
    UIPageViewControllerDataSourceCountCall(source: self)
  }

  /// Calls `presentationIndex(for:)`.
  @_disfavoredOverload
  public var presentationIndex: UIPageViewControllerDataSourceIndexCall? {
    UIPageViewControllerDataSourceIndexCall(source: self)
  }
}

/// What `presentationCount?` stands for.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourceCountCall {
  let source: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    source.presentationCount(for: pageViewController)
  }
}

/// What `presentationIndex?` stands for.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourceIndexCall {
  let source: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    source.presentationIndex(for: pageViewController)
  }
}
