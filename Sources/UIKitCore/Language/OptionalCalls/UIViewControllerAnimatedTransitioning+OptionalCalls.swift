import Foundation

/// `delegate.method?(…)` for the methods of `UIViewControllerAnimatedTransitioning`.
extension UIViewControllerAnimatedTransitioning {
  /// Calls `animationEnded(_:)`.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}
