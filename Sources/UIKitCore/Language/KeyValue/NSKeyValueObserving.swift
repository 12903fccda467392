public import Foundation

/// Who can be told of changes by property name.
///
/// Mirrors: the informal protocol of that name. Views, controllers, recognizers and presentation
/// controllers have the method and override it; a plain `NSObject` adopts this and drops `override`.
@preconcurrency @MainActor
public protocol NSKeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Observers by name, to be found again when they are taken off.
private struct NamedObserver {
  weak var owner: AnyObject?
  weak var object: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observer: KeyValueObserver
}

private enum NamedObservers {
  static var all: [NamedObserver] = []
}

extension NSObject {
  /// Tells `observer` of every change of a property, until it is taken off.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let listener = observer as? any NSKeyValueObserving,
      let place = KeyValueCoding.place(of: keyPath, in: self)
    else {
      Diagnostics.report(.unobservable(keyPath, of: self))
      return
    }
    let (owner, key) = place
    var old: [Any?] = []
    func tell(_ change: [NSKeyValueChangeKey: Any], _ listener: (any NSKeyValueObserving)?) {
      var change = change
      change[.kindKey] = NSKeyValueChange.setting.rawValue
      listener?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    let entry = KeyValueObserver(
      key: key,
      willChange: { [weak listener, unowned owner] in
        let value = KeyValueCoding.value(of: key, in: owner)
        old.append(value)
        guard options.contains(.prior) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.notificationIsPriorKey: true]
        if options.contains(.old) { change[.oldKey] = value ?? NSNull() }
        tell(change, listener)
      },
      didChange: { [weak listener, unowned owner] in
        let before = old.popLast() ?? nil
        var change: [NSKeyValueChangeKey: Any] = [:]
        if options.contains(.old) { change[.oldKey] = before ?? NSNull() }
        if options.contains(.new) {
          change[.newKey] = KeyValueCoding.value(of: key, in: owner) ?? NSNull()
        }
        tell(change, listener)
      })
    KeyValue.record(for: owner).add(entry)
    NamedObservers.all.removeAll { $0.owner == nil || $0.object == nil }
    NamedObservers.all.append(
      NamedObserver(
        owner: observer, object: self, keyPath: keyPath, context: context, observer: entry))
    guard options.contains(.initial) else { return }
    let value = options.contains(.new) ? KeyValueCoding.value(of: key, in: owner) ?? NSNull() : nil
    tell(value.map { [.newKey: $0] } ?? [:], listener)
  }

  /// Takes an observer off.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  /// Takes an observer off, whatever its context.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  @preconcurrency @MainActor
  private func remove(
    _ observer: NSObject, _ keyPath: String, where matches: (NamedObserver) -> Bool
  ) {
    // The one added last goes first. In a deinit no weak reference finds the observer any more, but
    // then it is told nothing either.
    let index = NamedObservers.all.lastIndex {
      $0.owner === observer && $0.object === self && $0.keyPath == keyPath && matches($0)
    }
    guard let index, let (owner, _) = KeyValueCoding.place(of: keyPath, in: self) else { return }
    KeyValue.record(for: owner).remove(NamedObservers.all.remove(at: index).observer)
  }
}
