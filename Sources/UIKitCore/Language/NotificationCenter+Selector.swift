public import Foundation
import QuartzCore

/// Mirrors: the methods of `NotificationCenter` that take an observer and a selector.
extension NotificationCenter {
  /// Calls `aSelector` of `observer`, which is not kept alive, for notifications of that name and
  /// that sender; nil stands for any.
  ///
  /// A notification posted on another thread is passed on to the main queue.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let call = NotificationCall(target: observer, selector: aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      if MainThread.isCurrent {
        MainActor.assumeIsolated { call.perform(notification) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { call.perform(notification) } }
      }
    }
    SelectorObservers.add(
      token, of: observer, in: self, name: aName, object: anObject.map { $0 as AnyObject })
  }

  /// Forgets an observer, whether it gave a selector or is a block's token.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, in: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Forgets an observer for notifications of that name and sender; nil stands for any.
  public nonisolated func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.remove(observer, in: self) { entry in
      (aName == nil || entry.name == aName) && (object == nil || entry.object == object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// What a notification calls.
private final class NotificationCall: Sendable {
  private weak let target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(_ notification: Notification) {
    guard let target else { return }
    selector.perform(on: target, with: notification)
  }
}

/// The tokens behind observers that gave a selector.
///
/// Observers take themselves off in their `deinit`, on any thread, when no weak reference to them
/// can be made any more: they are known by identity alone.
private nonisolated enum SelectorObservers {
  struct Entry {
    let observer: ObjectIdentifier
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
    /// Told apart from a new object at an old address.
    let isAlive: () -> Bool
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  nonisolated(unsafe) private static var sweepSize = 64

  static func add(
    _ token: any NSObjectProtocol, of observer: AnyObject, in center: NotificationCenter,
    name: NSNotification.Name?, object: AnyObject?
  ) {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(observer)
    let entry = Entry(
      observer: key, center: ObjectIdentifier(center), name: name,
      object: object.map { ObjectIdentifier($0) }, token: token,
      isAlive: { [weak observer] in observer != nil })
    entries[key, default: []].removeAll { !$0.isAlive() && drop($0, center) }
    entries[key, default: []].append(entry)
    if entries.count > sweepSize { sweep(center) }
  }

  static func remove(
    _ observer: AnyObject, in center: NotificationCenter, where matches: (Entry) -> Bool
  ) {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(observer)
    guard let own = entries[key] else { return }
    var rest: [Entry] = []
    for entry in own {
      if entry.center == ObjectIdentifier(center), matches(entry) {
        center.removeObserver(entry.token as Any)
      } else {
        rest.append(entry)
      }
    }
    entries[key] = rest.isEmpty ? nil : rest
  }

  private static func drop(_ entry: Entry, _ center: NotificationCenter) -> Bool {
    if entry.center == ObjectIdentifier(center) { center.removeObserver(entry.token as Any) }
    return true
  }

  /// Observers that went without a word leave entries behind; now and then they are swept up.
  private static func sweep(_ center: NotificationCenter) {
    for (key, own) in entries {
      let rest = own.filter { $0.isAlive() || !drop($0, center) }
      entries[key] = rest.isEmpty ? nil : rest
    }
    sweepSize = max(64, entries.count * 2)
  }
}
