public import Foundation

/// `delegate.method?(…)` for the methods of `UIScrollViewDelegate`.
extension UIScrollViewDelegate {
  /// Calls `scrollViewDidScroll(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// Calls `scrollViewWillBeginDragging(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// Calls `scrollViewWillEndDragging(…)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: UIScrollViewDelegateScrollViewWillEndDraggingCall? {
    UIScrollViewDelegateScrollViewWillEndDraggingCall(delegate: self)
  }

  /// Calls `scrollViewDidEndDragging(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: UIScrollViewDelegateScrollViewDidEndDraggingCall? {
    UIScrollViewDelegateScrollViewDidEndDraggingCall(delegate: self)
  }

  /// Calls `scrollViewWillBeginDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// Calls `scrollViewDidEndDecelerating(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// Calls `scrollViewDidEndScrollingAnimation(_:)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Calls `viewForZooming(…)`.
  @_disfavoredOverload
  public var viewForZooming: UIScrollViewDelegateViewForZoomingCall? {
    UIScrollViewDelegateViewForZoomingCall(delegate: self)
  }

  /// Calls `scrollViewWillBeginZooming(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: UIScrollViewDelegateScrollViewWillBeginZoomingCall? {
    UIScrollViewDelegateScrollViewWillBeginZoomingCall(delegate: self)
  }

  /// Calls `scrollViewDidZoom(_:)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

  /// Calls `scrollViewDidEndZooming(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: UIScrollViewDelegateScrollViewDidEndZoomingCall? {
    UIScrollViewDelegateScrollViewDidEndZoomingCall(delegate: self)
  }

  /// Calls `scrollViewShouldScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// Calls `scrollViewDidScrollToTop(_:)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// What `scrollViewWillEndDragging?` stands for.
@preconcurrency @MainActor
public struct UIScrollViewDelegateScrollViewWillEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// What `scrollViewDidEndDragging?` stands for.
@preconcurrency @MainActor
public struct UIScrollViewDelegateScrollViewDidEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// What `viewForZooming?` stands for.
@preconcurrency @MainActor
public struct UIScrollViewDelegateViewForZoomingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// What `scrollViewWillBeginZooming?` stands for.
@preconcurrency @MainActor
public struct UIScrollViewDelegateScrollViewWillBeginZoomingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// What `scrollViewDidEndZooming?` stands for.
@preconcurrency @MainActor
public struct UIScrollViewDelegateScrollViewDidEndZoomingCall {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
}
