public import Foundation

/// What answers a change of a layer's property. Mirrors: `CAAction`.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  func run(forKey event: String, object: Any, arguments: [String: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a null action is how a delegate says "no animation".
  public func run(forKey event: String, object: Any, arguments: [String: Any]?) {}
}
