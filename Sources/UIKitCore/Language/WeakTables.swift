public import Foundation

/// A set that can hold its members weakly. Mirrors: `NSHashTable`.
@preconcurrency @MainActor
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var object: ObjectType?
    /// The same again, where members are to be kept.
    let kept: ObjectType?
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  private init(isWeak: Bool) {
    self.isWeak = isWeak
  }

  /// Whose members are gone when nobody else holds them.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// A table that keeps its members.
  public override convenience init() {
    self.init(isWeak: false)
  }

  /// The members that are still there, in the order they came.
  public var allObjects: [ObjectType] { slots.compactMap(\.object) }
  public var count: Int { allObjects.count }
  public var anyObject: ObjectType? { allObjects.first }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.object == nil }
    slots.append(Slot(object: object, kept: isWeak ? nil : object))
  }

  public func remove(_ object: ObjectType?) {
    slots.removeAll { $0.object == nil || $0.object === object }
  }

  public func removeAllObjects() { slots = [] }

  public func contains(_ object: ObjectType?) -> Bool {
    slots.contains { $0.object != nil && $0.object === object }
  }
}

/// A dictionary that can hold keys and values weakly. Mirrors: `NSMapTable`.
@preconcurrency @MainActor
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let keptKey: KeyType?
    let keptObject: ObjectType?

    var isGone: Bool { key == nil || object == nil }
  }

  private var entries: [Entry] = []
  private let keys: Bool
  private let objects: Bool

  private init(keepsKeys keys: Bool, keepsObjects objects: Bool) {
    self.keys = keys
    self.objects = objects
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsObjects: true)
  }

  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsObjects: true)
  }

  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsObjects: false)
  }

  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsObjects: false)
  }

  public var count: Int { entries.count { !$0.isGone } }

  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return entries.first { Self.same($0.key, key) }?.object
  }

  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    removeObject(forKey: key)
    guard let object else { return }
    entries.append(
      Entry(
        key: key, object: object, keptKey: keys ? key : nil, keptObject: objects ? object : nil))
  }

  public func removeObject(forKey key: KeyType?) {
    entries.removeAll { $0.isGone || Self.same($0.key, key) }
  }

  public func removeAllObjects() { entries = [] }

  /// By what objects say of themselves, as text keys need.
  private static func same(_ one: KeyType?, _ other: KeyType?) -> Bool {
    if one === other { return one != nil }
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }
}
