import Foundation

/// A method to call on a target later.
///
/// Mirrors: `Selector` as made by `#selector`. There is no Objective-C here, so it is made from the
/// method itself: `Selector(Screen.handlePan(_:))`.
///
/// Swift does not let two references to one method be compared: each place in the source has a
/// function of its own. Two selectors are therefore equal when one is a copy of the other, or when
/// they name the same receiver type and the same `name`. `removeTarget(_:action:)` looks for an
/// equal selector first and, when there is none, takes those with the same types: `canStand(for:)`.
public struct Selector: Hashable {
  private let body: Body
  /// What the maker called it; only for telling selectors apart and for messages.
  public let name: String?

  /// Makes it from a method with one argument, the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: [Sender.self]) { target, sender, _ in
      guard let target = target as? Target, let sender = Body.read(sender, as: Sender.self) else {
        return false
      }
      method(target)(sender)
      return true
    }
  }

  /// Makes it from a method without arguments.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: []) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Makes it from a method with two arguments, the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: [Sender.self, Event.self]) {
      target, sender, event in
      guard let target = target as? Target, let sender = Body.read(sender, as: Sender.self),
        let event = Body.read(event, as: Event.self)
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - sender: handed on if the method takes an argument of its type or of a wider one.
  ///   - event: handed on likewise.
  /// - Returns: whether target and arguments had the types the method wants; else nothing happened.
  @discardableResult
  public func perform(on target: AnyObject, with sender: Any? = nil, event: Any? = nil) -> Bool {
    body.call(target, sender, event)
  }

  /// Whether `target` has the method.
  public func isUnderstood(by target: AnyObject) -> Bool { body.accepts(target) }

  /// Whether both take the same arguments on the same type, so that they may be one method.
  public func canStand(for other: Selector) -> Bool {
    if self == other { return true }
    if let name, let otherName = other.name, name != otherName { return false }
    return body.signature == other.body.signature
  }

  public nonisolated static func == (left: Selector, right: Selector) -> Bool {
    if left.body === right.body { return true }
    guard let name = left.name, name == right.name else { return false }
    return left.body.signature == right.body.signature
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    if let name {
      hasher.combine(name)
    } else {
      hasher.combine(ObjectIdentifier(body))
    }
  }

  private final class Body {
    nonisolated let signature: [ObjectIdentifier]
    let accepts: (AnyObject) -> Bool
    let call: (AnyObject, Any?, Any?) -> Bool

    init<Target: AnyObject>(
      receiver: Target.Type, arguments: [Any.Type], call: @escaping (AnyObject, Any?, Any?) -> Bool
    ) {
      signature = [ObjectIdentifier(receiver)] + arguments.map { ObjectIdentifier($0) }
      accepts = { $0 is Target }
      self.call = call
    }

    /// What was handed on as the type the method wants. Boxing nothing as something, which a method
    /// that takes `Any` needs, asks for memory: only where the plain cast has failed.
    static func read<Wanted>(_ value: Any?, as type: Wanted.Type) -> Wanted? {
      if let plain = value as? Wanted { return plain }
      return (value as Any) as? Wanted
    }
  }
}
