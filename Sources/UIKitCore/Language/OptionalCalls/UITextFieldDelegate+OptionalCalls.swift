public import Foundation

/// `delegate.method?(…)` for the methods of `UITextFieldDelegate`.
extension UITextFieldDelegate {
  /// Calls `textFieldShouldBeginEditing(_:)`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  /// Calls `textFieldDidBeginEditing(_:)`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// Calls `textFieldShouldEndEditing(_:)`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  /// Calls `textFieldDidEndEditing(…)`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: UITextFieldDelegateTextFieldDidEndEditingCall? {
    UITextFieldDelegateTextFieldDidEndEditingCall(delegate: self)
  }

  /// Calls `textField(…)`.
  @_disfavoredOverload
  public var textField: UITextFieldDelegateTextFieldCall? {
    UITextFieldDelegateTextFieldCall(delegate: self)
  }

  /// Calls `textFieldDidChangeSelection(_:)`.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// Calls `textFieldShouldClear(_:)`.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }

  /// Calls `textFieldShouldReturn(_:)`.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

/// What `textFieldDidEndEditing?` stands for.
@preconcurrency @MainActor
public struct UITextFieldDelegateTextFieldDidEndEditingCall {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// What `textField?` stands for.
@preconcurrency @MainActor
public struct UITextFieldDelegateTextFieldCall {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
