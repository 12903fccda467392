import Foundation

/// A method to call on a target later.
///
/// Mirrors: `Selector` as made by `#selector`. There is no Objective-C here, so it is made from the
/// method itself: `Selector(Screen.handlePan(_:))`, or inside the class `Selector(handlePan(_:))`.
///
/// Swift does not let two references to one method be compared: each place in the source has a
/// function of its own. Two selectors are therefore equal when one is a copy of the other, or when
/// they name the same receiver type and the same `name`. `removeTarget(_:action:)` looks for an
/// equal selector first and, when there is none, takes those with the same types: `canStand(for:)`.
@preconcurrency @MainActor
public struct Selector: Hashable {
  private let body: Body
  /// What the maker called it; only for telling selectors apart and for messages.
  public let name: String?

  /// Makes it from a method with one argument, the sender. What the method returns is dropped.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: [Sender.self]) { target, sender, _ in
      guard let target = target as? Target, let sender = Body.read(sender, as: Sender.self) else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// Makes it from a method without arguments. What the method returns is dropped.
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: []) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Makes it from a method with two arguments, the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
    name: String? = nil
  ) {
    self.name = name
    body = Body(receiver: Target.self, arguments: [Sender.self, Event.self]) {
      target, sender, event in
      guard let target = target as? Target, let sender = Body.read(sender, as: Sender.self),
        let event = Body.read(event, as: Event.self)
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Makes it from a method of an object, as `Selector(handlePan(_:))` means it inside the class.
  ///
  /// The object is not kept alive, as with `#selector`.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void, name: String? = nil) {
    self.name = name
    let bound = BoundMethod(OneArgument(call: method))
    body = Body(bound.receiver, arguments: [Sender.self], keeping: bound) { sender, _ in
      guard let sender = Body.read(sender, as: Sender.self) else { return false }
      bound.method.call(sender)
      return true
    }
  }

  /// Makes it from an object's method without arguments.
  public init(_ method: @escaping @MainActor () -> Void, name: String? = nil) {
    self.name = name
    let bound = BoundMethod(NoArgument(call: method))
    body = Body(bound.receiver, arguments: [], keeping: bound) { _, _ in
      bound.method.call()
      return true
    }
  }

  /// Makes it from an object's method with two arguments, the sender and the event.
  public init<Sender, Event>(
    _ method: @escaping @MainActor (Sender, Event) -> Void, name: String? = nil
  ) {
    self.name = name
    let bound = BoundMethod(TwoArguments(call: method))
    body = Body(bound.receiver, arguments: [Sender.self, Event.self], keeping: bound) {
      sender, event in
      guard let sender = Body.read(sender, as: Sender.self),
        let event = Body.read(event, as: Event.self)
      else { return false }
      bound.method.call(sender, event)
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

  /// Whether both take the same arguments on the same or a derived type, so that they may be one
  /// method.
  public func canStand(for other: Selector) -> Bool {
    if self == other { return true }
    if let name, let otherName = other.name, name != otherName { return false }
    return body.arguments == other.body.arguments && body.isRelated(to: other.body)
  }

  public nonisolated static func == (left: Selector, right: Selector) -> Bool {
    if left.body === right.body { return true }
    guard let name = left.name, name == right.name else { return false }
    return left.body.arguments == right.body.arguments
      && left.body.receiver == right.body.receiver
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    if let name {
      hasher.combine(name)
    } else {
      hasher.combine(ObjectIdentifier(body))
    }
  }

  private final class Body {
    nonisolated let receiver: ObjectIdentifier
    nonisolated let arguments: [ObjectIdentifier]
    /// The receiver and all it inherits from.
    private let lineage: [ObjectIdentifier]
    let accepts: (AnyObject) -> Bool
    let call: (AnyObject, Any?, Any?) -> Bool

    init<Target: AnyObject>(
      receiver: Target.Type, arguments: [Any.Type], call: @escaping (AnyObject, Any?, Any?) -> Bool
    ) {
      self.receiver = ObjectIdentifier(receiver)
      self.arguments = arguments.map { ObjectIdentifier($0) }
      lineage = Self.lineage(of: receiver)
      accepts = { $0 is Target }
      self.call = call
    }

    /// For a method that has its object in it; without one anybody will do.
    init(
      _ object: AnyObject?, arguments: [Any.Type], keeping bound: AnyObject,
      call: @escaping (Any?, Any?) -> Bool
    ) {
      let type: AnyClass = object.map { Swift.type(of: $0) } ?? Body.self
      receiver = ObjectIdentifier(type)
      self.arguments = arguments.map { ObjectIdentifier($0) }
      lineage = Self.lineage(of: type)
      let isBound = object != nil
      accepts = { [weak object] target in !isBound || object === target }
      self.call = { [weak object] target, sender, event in
        guard !isBound || object === target else { return false }
        return call(sender, event)
      }
    }

    func isRelated(to other: Body) -> Bool {
      lineage.contains(other.receiver) || other.lineage.contains(receiver)
    }

    private static func lineage(of type: AnyClass) -> [ObjectIdentifier] {
      var chain: [ObjectIdentifier] = []
      var next: AnyClass? = type
      while let current = next {
        chain.append(ObjectIdentifier(current))
        next = _getSuperclass(current)
      }
      return chain
    }

    /// What was handed on as the type the method wants. Boxing nothing as something, which a method
    /// that takes `Any` needs, asks for memory: only where the plain cast has failed.
    static func read<Wanted>(_ value: Any?, as type: Wanted.Type) -> Wanted? {
      if let plain = value as? Wanted { return plain }
      // In Objective-C the sender's address lands in the flag, and an address is never zero.
      if Wanted.self == Bool.self, value != nil { return true as? Wanted }
      return (value as Any) as? Wanted
    }
  }
}
