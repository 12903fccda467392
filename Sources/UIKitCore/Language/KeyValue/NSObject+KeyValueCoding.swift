public import Foundation
import QuartzCore

/// Whose properties can be read and written by name.
///
/// Mirrors: `NSKeyValueCoding` as far as it can be without the Objective-C runtime: the properties
/// of UIKit's classes that real code asks for by name, and reading what a class of one's own stores.
@preconcurrency @MainActor
public protocol NSKeyValueCoding: NSObject {}

extension UIResponder: NSKeyValueCoding {}
extension UIGestureRecognizer: NSKeyValueCoding {}
extension UIBarItem: NSKeyValueCoding {}
extension UIPresentationController: NSKeyValueCoding {}

extension NSKeyValueCoding {
  /// The property's value; nil for a name that is not known.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: key, in: self)
  }

  /// Sets the property; a name that is not known, or a value that does not fit, is reported.
  public func setValue(_ value: Any?, forKey key: String) {
    guard !KeyValueCoding.set(value, of: key, in: self) else { return }
    Diagnostics.report(.unknownKey(key, of: self))
  }

  /// The value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (object, rest) = follow(keyPath)
    if let layer = object as? CALayer { return layer.value(forKeyPath: rest) }
    return object.flatMap { KeyValueCoding.value(of: rest, in: $0) }
  }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (object, rest) = follow(keyPath)
    if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: rest)
    } else if object.map({ KeyValueCoding.set(value, of: rest, in: $0) }) != true {
      Diagnostics.report(.unknownKey(keyPath, of: self))
    }
  }

  /// Walks as far as there are objects; a layer takes the rest of the path itself.
  private func follow(_ keyPath: String) -> (NSObject?, String) {
    var names = keyPath.split(separator: ".").map(String.init)
    var current: NSObject? = self
    while names.count > 1, let object = current, !(object is CALayer) {
      current = KeyValueCoding.value(of: names.removeFirst(), in: object) as? NSObject
    }
    return (current, names.joined(separator: "."))
  }
}
