import Foundation

/// How an associated value is held. Mirrors: `objc_AssociationPolicy`.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; unlike in Objective-C it becomes nil when it goes.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, the address of something; nil takes it away.
///
/// Mirrors: `objc_setAssociatedObject`. The value goes with the object if that is one of UIKit's, else
/// when the next association is made.
public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(value, of: object as AnyObject, key, policy)
}

/// The value kept with an object under a key.
///
/// Mirrors: `objc_getAssociatedObject`.
public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

/// Takes everything away that is kept with an object. Mirrors: `objc_removeAssociatedObjects`.
public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// Values kept beside objects.
private nonisolated enum Associations {
  private struct Held {
    var strong: Any?
    weak var loose: AnyObject?

    var value: Any? { strong ?? loose }
  }

  private struct Record {
    /// What tells that the object is gone; a new one at the old address is another object.
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Held] = [:]
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var records: [ObjectIdentifier: Record] = [:]
  nonisolated(unsafe) private static var sweepSize = 32

  static func set(
    _ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    lock.lock()
    let identity = ObjectIdentifier(owner)
    var record = records[identity]
    if record?.owner == nil { record = nil }
    var held: Held?
    if let value {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: held = Held(strong: nil, loose: value as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        held = Held(strong: (value as? any NSCopying)?.copy(with: nil) ?? value, loose: nil)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        held = Held(strong: value, loose: nil)
      }
    }
    var changed = record ?? Record(owner: owner)
    let old = changed.values.updateValue(held ?? Held(), forKey: key)
    if held == nil { changed.values[key] = nil }
    records[identity] = changed.values.isEmpty ? nil : changed
    let gone = records.count > sweepSize || records.count < 64 ? sweep() : []
    lock.unlock()
    // What is let go of may itself ask for associations.
    _ = (old, record, gone)
  }

  static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let record = records[ObjectIdentifier(owner)], record.owner != nil else { return nil }
    return record.values[key]?.value
  }

  static func removeAll(of owner: AnyObject) {
    lock.lock()
    let old = records.removeValue(forKey: ObjectIdentifier(owner))
    lock.unlock()
    _ = old
  }

  static var isEmpty: Bool { records.isEmpty }

  static func forget(_ owner: ObjectIdentifier) {
    lock.lock()
    let old = records.removeValue(forKey: owner)
    lock.unlock()
    _ = old
  }

  private static func sweep() -> [Record] {
    let gone = records.filter { $0.value.owner == nil }
    for key in gone.keys { records[key] = nil }
    sweepSize = max(32, records.count * 2)
    return Array(gone.values)
  }
}

/// What an object that goes tells: what was kept with it can go too.
nonisolated enum AssociatedObjects {
  static func forget(_ owner: AnyObject) {
    if !Associations.isEmpty { Associations.forget(ObjectIdentifier(owner)) }
  }
}
