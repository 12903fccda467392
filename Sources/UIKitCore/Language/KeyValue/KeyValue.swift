import Foundation

/// Where properties tell that they are read and that they change.
///
/// UIKit's observing is the Objective-C runtime's; here a property that can be observed says so in
/// its accessors. While nobody observes anything that costs one comparison.
enum KeyValue {
  /// Objects observed anywhere, by identity.
  private static var records: [ObjectIdentifier: KeyValueRecord] = [:]
  private static var traces: [(object: NSObject, key: String)]?
  private(set) static var isTracing = false

  /// Told by the getter of a property that can be observed.
  @inline(__always)
  static func read(_ object: NSObject, _ key: @autoclosure () -> String) {
    if isTracing { traces?.append((object, key())) }
  }

  /// Changes a property and tells its observers, at once and in order.
  @inline(__always)
  static func change(_ object: NSObject, _ key: @autoclosure () -> String, _ body: () -> Void) {
    guard !records.isEmpty, let record = known(object) else { return body() }
    let key = key()
    record.willChange(key)
    body()
    record.didChange(key)
  }

  static func willChange(_ object: NSObject, _ key: String) { known(object)?.willChange(key) }

  static func didChange(_ object: NSObject, _ key: String) { known(object)?.didChange(key) }

  /// Finds out which property of which object a key path reads, by reading it: on Linux a key path
  /// does not tell its names.
  static func property(read: () -> Void) -> (object: NSObject, key: String)? {
    let outer = (traces, isTracing)
    traces = []
    isTracing = true
    read()
    let found = traces?.first
    (traces, isTracing) = outer
    return found
  }

  private static func known(_ object: NSObject) -> KeyValueRecord? {
    guard let record = records[ObjectIdentifier(object)], record.object === object else {
      return nil
    }
    return record
  }

  static func record(for object: NSObject) -> KeyValueRecord {
    if let record = known(object) { return record }
    records = records.filter { $0.value.object != nil }
    let record = KeyValueRecord(object)
    records[ObjectIdentifier(object)] = record
    return record
  }

  static func drop(_ record: KeyValueRecord) {
    records = records.filter { $0.value !== record && $0.value.object != nil }
  }
}

/// Somebody who wants to know of one property.
final class KeyValueObserver {
  let key: String
  let willChange: () -> Void
  let didChange: () -> Void

  init(key: String, willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
    self.key = key
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The observers of one object.
final class KeyValueRecord {
  private(set) weak var object: NSObject?
  private var observers: [KeyValueObserver] = []

  init(_ object: NSObject) {
    self.object = object
  }

  func add(_ observer: KeyValueObserver) { observers.append(observer) }

  func remove(_ observer: KeyValueObserver) {
    observers.removeAll { $0 === observer }
    if observers.isEmpty { KeyValue.drop(self) }
  }

  func willChange(_ key: String) {
    for observer in observers where observer.key == key { observer.willChange() }
  }

  func didChange(_ key: String) {
    // One who is taken off by an earlier one is not told any more.
    for observer in observers where observer.key == key {
      if observers.contains(where: { $0 === observer }) { observer.didChange() }
    }
  }

  var isEmpty: Bool { observers.isEmpty }
}

extension Diagnostic {
  static func unobservable(_ key: String, of object: NSObject) -> Diagnostic {
    Diagnostic(
      id: "S2",
      message: "\(key) of \(type(of: object)) was to be observed, but it does not tell of changes.",
      advice:
        "Observe a property of UIKit's, or use didSet; a property of one's own would need the "
        + "Objective-C runtime.")
  }

  static func unknownKey(_ key: String, of object: NSObject) -> Diagnostic {
    Diagnostic(
      id: "S3",
      message:
        "\(type(of: object)) knows no value for the key \(key); UIKit would raise an exception.",
      advice: "Use the property itself.")
  }
}
