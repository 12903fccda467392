public import Foundation

/// What an observer wants to be told. Mirrors: `NSKeyValueObservingOptions`.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, before anything has changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change it was. Mirrors: `NSKeyValueChange`.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// Mirrors: `NSKeyValueChangeKey`.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What has changed. Mirrors: `NSKeyValueObservedChange`.
public nonisolated struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Nil unless asked for by `.new`.
  public let newValue: Value?
  /// Nil unless asked for by `.old`.
  public let oldValue: Value?
  /// Always nil: only whole properties are observed, never places in a collection.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?, isPrior: Bool) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    indexes = nil
    self.isPrior = isPrior
  }
}

/// An observer as long as it lives. Mirrors: `NSKeyValueObservation`.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var record: KeyValueRecord?
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver, in record: KeyValueRecord?) {
    self.observer = observer
    self.record = record
  }

  /// Stops observing; also happens when the observation goes.
  public func invalidate() {
    record?.remove(observer)
    record = nil
  }

  isolated deinit {
    record?.remove(observer)
  }
}
