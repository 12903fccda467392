public import Foundation

/// `delegate.method?(…)` for the methods of `UITextViewDelegate`.
extension UITextViewDelegate {
  /// Calls `textViewShouldBeginEditing(_:)`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  /// Calls `textViewShouldEndEditing(_:)`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  /// Calls `textViewDidBeginEditing(_:)`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// Calls `textViewDidEndEditing(_:)`.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }

  /// Calls `textView(…)`.
  @_disfavoredOverload
  public var textView: UITextViewDelegateTextViewCall? {
    UITextViewDelegateTextViewCall(delegate: self)
  }

  /// Calls `textViewDidChange(_:)`.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }

  /// Calls `textViewDidChangeSelection(_:)`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// What `textView?` stands for.
@preconcurrency @MainActor
public struct UITextViewDelegateTextViewCall {
  let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
}
