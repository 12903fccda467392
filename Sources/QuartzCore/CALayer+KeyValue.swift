import Foundation
import Geometry

extension CALayer {
  /// Reads an animatable property, a member of one (`position.x`), or a value kept by `setValue`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerPath(keyPath), case let value = path.read(model), value != .none {
      return value.any
    }
    return extraValue(keyPath)?.any ?? userValues[keyPath]
  }

  /// Writes an animatable property or a member of one; anything else is kept under its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerPath(keyPath) else {
      setExtra(keyPath, AnimationValue(any: value), plain: value)
      return
    }
    var changed = model
    path.write(AnimationValue(any: value), to: &changed)
    change(path.key, model, changed) { $0 = changed }
  }

  /// Reads a value by its key, like `value(forKeyPath:)`.
  ///
  /// A layer class' own animatable property is read this way: `value(forKey: "progress")`. While the
  /// layer draws, and in its `presentation()`, the answer is the value shown.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Writes a value by its key, like `setValue(_:forKeyPath:)`.
  ///
  /// The class' `action(forKey:)` is asked for an animation, and `needsDisplay(forKey:)` whether the
  /// layer is to draw itself anew.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  func extraValue(_ key: String) -> AnimationValue? {
    if isDrawingShown, let shown = sampledExtras[key] { return shown }
    return extraModel[key]
  }

  /// Changes a value beyond `CALayer`'s own: the action is looked up before, runs after.
  func setExtra(_ key: String, _ value: AnimationValue, plain: Any?) {
    guard value != .none else {
      extraModel[key] = nil
      userValues[key] = plain
      redrawIfAsked(key)
      return
    }
    guard extraModel[key] != value else { return }
    let action = tree == nil ? nil : begun(action(forKey: key), forKey: key)
    userValues[key] = nil
    extraModel[key] = value
    redrawIfAsked(key)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func redrawIfAsked(_ key: String) {
    guard redraws(forKey: key) else { return }
    setNeedsDisplay()
  }
}
