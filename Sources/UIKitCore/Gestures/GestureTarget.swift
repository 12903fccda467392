import Foundation

/// Who is told of a recognizer's states, and how.
struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector

  /// Whether it is what `removeTarget(_:action:)` means; nil stands for any.
  func matches(target: AnyObject?, action: Selector?, exactly: Bool) -> Bool {
    if let target, target !== object { return false }
    guard let action else { return true }
    return exactly ? self.action == action : self.action.canStand(for: action)
  }
}
