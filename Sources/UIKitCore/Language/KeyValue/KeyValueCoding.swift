import Foundation
import QuartzCore

/// Reads and writes properties of UIKit's classes by name.
enum KeyValueCoding {
  private struct Key {
    let name: String
    let read: (NSObject) -> Any?
    let write: (NSObject, Any?) -> Bool
  }

  /// Only those that real code asks for by name.
  private static let keys: [String: [Key]] = Dictionary(
    grouping: viewKeys + scrollKeys + controllerKeys + recognizerKeys, by: \.name)

  private static let viewKeys: [Key] = [
    key("frame", \UIView.frame), key("bounds", \UIView.bounds), key("center", \UIView.center),
    key("transform", \UIView.transform), key("alpha", \UIView.alpha), key("tag", \UIView.tag),
    key("hidden", \UIView.isHidden), key("isHidden", \UIView.isHidden),
    key("backgroundColor", \UIView.backgroundColor), key("clipsToBounds", \UIView.clipsToBounds),
    key("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    key("layer", \UIView.layer), key("superview", \UIView.superview),
    key("window", \UIView.window), key("safeAreaInsets", \UIView.safeAreaInsets),
    key("text", \UILabel.text), key("image", \UIImageView.image),
    key("enabled", \UIControl.isEnabled), key("selected", \UIControl.isSelected),
    key("highlighted", \UIControl.isHighlighted),
  ]

  private static let scrollKeys: [Key] = [
    key("contentOffset", \UIScrollView.contentOffset),
    key("contentSize", \UIScrollView.contentSize),
    key("contentInset", \UIScrollView.contentInset), key("delegate", \UIScrollView.delegate),
    key("scrollEnabled", \UIScrollView.isScrollEnabled),
    key("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
  ]

  private static let controllerKeys: [Key] = [
    key("title", \UIViewController.title), key("view", \UIViewController.view),
    key("preferredContentSize", \UIViewController.preferredContentSize),
    key("viewControllers", \UINavigationController.viewControllers),
    key("navigationBar", \UINavigationController.navigationBar),
    key("rootViewController", \UIWindow.rootViewController),
  ]

  private static let recognizerKeys: [Key] = [
    key("state", \UIGestureRecognizer.state), key("view", \UIGestureRecognizer.view),
    key("enabled", \UIGestureRecognizer.isEnabled),
  ]

  private static func key<Root: NSObject, Value>(_ name: String, _ path: KeyPath<Root, Value>)
    -> Key
  {
    Key(
      name: name, read: { ($0 as? Root).map { unwrapped($0[keyPath: path]) } ?? nil },
      write: { object, value in
        guard let root = object as? Root,
          let path = path as? ReferenceWritableKeyPath<Root, Value>,
          let value = converted(value, to: Value.self)
        else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  /// An optional's content, so that nothing is nothing and not something that holds nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let plain = value as? Value { return plain }
    let number = (value as? NSNumber).map(\.doubleValue) ?? (value as? Int).map(Double.init)
    switch type {
    case is CGFloat.Type: return (number ?? value as? Double).map { CGFloat($0) } as? Value
    case is Double.Type: return number as? Value
    case is Bool.Type: return number.map { $0 != 0 } as? Value
    default: return (value as? NSValue).flatMap { $0.geometry as? Value }
    }
  }

  /// The value of one name; what a class of one's own stores under it is found too.
  static func value(of name: String, in object: NSObject) -> Any? {
    for key in keys[name] ?? [] {
      if let value = key.read(object) { return value }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// - Returns: whether the object has a property of that name and the value fits.
  static func set(_ value: Any?, of name: String, in object: NSObject) -> Bool {
    (keys[name] ?? []).contains { $0.write(object, value) }
  }

  /// The object at the end of a path and the name of its property; nil for an unknown property.
  static func place(of keyPath: String, in object: NSObject) -> (NSObject, String)? {
    var names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return nil }
    var current = object
    for name in names {
      guard let next = value(of: name, in: current) as? NSObject else { return nil }
      current = next
    }
    return keys[last] == nil ? nil : (current, last)
  }
}
