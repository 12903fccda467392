/// Who is told of a control's events, and how.
struct ControlTarget {
  enum Call {
    /// A target that is gone is told nothing; none at all stands for the responder chain.
    case method(WeakTarget?, Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  /// Whether the entry is what `removeTarget(_:action:for:)` means; nil stands for any.
  func matches(target: AnyObject?, action: Selector?, exactly: Bool) -> Bool {
    guard case .method(let own, let selector) = call else { return false }
    if let target, own?.object !== target { return false }
    guard let action else { return true }
    return exactly ? selector == action : selector.canStand(for: action)
  }

  /// Whether the entry is exactly this method of this target.
  func isMethod(of target: AnyObject?, _ action: Selector) -> Bool {
    guard case .method(let own, let selector) = call else { return false }
    return own?.object === target && selector == action
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    guard case .action(let action) = call else { return false }
    return action.identifier == identifier
  }
}

/// A target, held weakly as UIKit does.
struct WeakTarget {
  weak var object: AnyObject?
}
