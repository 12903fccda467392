import Foundation

/// `delegate.method?(…)` for the methods of `UINavigationBarDelegate`.
extension UINavigationBarDelegate {
  /// Calls `navigationBar(…)`.
  @_disfavoredOverload
  public var navigationBar: UINavigationBarDelegateNavigationBarCall? {
    UINavigationBarDelegateNavigationBarCall(delegate: self)
  }
}

/// What `navigationBar?` stands for.
@preconcurrency @MainActor
public struct UINavigationBarDelegateNavigationBarCall {
  let delegate: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { delegate.navigationBar(navigationBar, shouldPop: item) }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
