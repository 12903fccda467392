public import Foundation

/// What lets an extension speak of `Self`. Mirrors: Foundation's protocol of the same name.
public nonisolated protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls `changeHandler` at once whenever the property is set, until the observation goes.
  ///
  /// Mirrors: `observe(_:options:changeHandler:)`. What can be observed are properties of UIKit's
  /// own classes; a path through several objects follows the ones it finds now.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = KeyValue.property { _ = self[keyPath: keyPath] }
    // Changes can come inside changes: the old values of those under way.
    var old: [Value] = []
    let observer = KeyValueObserver(
      key: property?.key ?? "",
      willChange: { [weak self] in
        guard let self else { return }
        old.append(self[keyPath: keyPath])
        guard options.contains(.prior) else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: nil, oldValue: options.contains(.old) ? old.last : nil, isPrior: true))
      },
      didChange: { [weak self] in
        let before = old.popLast()
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
            oldValue: options.contains(.old) ? before : nil, isPrior: false))
      })
    var record: KeyValueRecord?
    if let property {
      record = KeyValue.record(for: property.object)
      record?.add(observer)
    } else {
      Diagnostics.report(.unobservable("\(keyPath)", of: self))
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil,
          isPrior: false))
    }
    return NSKeyValueObservation(observer, in: record)
  }
}

extension NSObject {
  /// Says that a property is about to change by other means than its setter.
  @preconcurrency @MainActor
  public func willChangeValue(forKey key: String) { KeyValue.willChange(self, key) }

  /// Says that it has changed: its observers are told.
  @preconcurrency @MainActor
  public func didChangeValue(forKey key: String) { KeyValue.didChange(self, key) }
}
