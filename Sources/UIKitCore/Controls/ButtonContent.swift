import Foundation

/// What a button shows in one state; what is nil comes from the normal state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// A button's contents by state.
struct ButtonContents {
  private var byState: [UIControl.State: ButtonContent] = [:]

  /// What was set for exactly this state.
  subscript(state: UIControl.State) -> ButtonContent {
    get { byState[state] ?? ButtonContent() }
    set { byState[state] = newValue }
  }

  /// The value for a state, or else that of the normal one, as UIKit falls back.
  func resolved<Value>(
    _ part: KeyPath<ButtonContent, Value?>, in state: UIControl.State
  ) -> Value? {
    byState[state]?[keyPath: part] ?? byState[.normal]?[keyPath: part]
  }

  /// The values that have been set, by state.
  func values<Value>(_ part: KeyPath<ButtonContent, Value?>) -> [UIControl.State: Value] {
    byState.compactMapValues { $0[keyPath: part] }
  }
}
