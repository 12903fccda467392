import Foundation

/// `delegate.method?(…)` for the methods of `UIGestureRecognizerDelegate`.
extension UIGestureRecognizerDelegate {
  /// Calls `gestureRecognizerShouldBegin(_:)`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  /// Calls `gestureRecognizer(…)`.
  @_disfavoredOverload
  public var gestureRecognizer: UIGestureRecognizerDelegateGestureRecognizerCall? {
    UIGestureRecognizerDelegateGestureRecognizerCall(delegate: self)
  }
}

/// What `gestureRecognizer?` stands for.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegateGestureRecognizerCall {
  let delegate: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
}
