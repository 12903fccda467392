import Foundation
import Geometry

extension CALayer {
  /// Reads an animatable property, a member of one (`position.x`), or a value kept by `setValue`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerPath(keyPath), case let value = path.read(model), value != .none {
      return value.any
    }
    return userValues[keyPath]
  }

  /// Writes an animatable property or a member of one; anything else is kept under its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerPath(keyPath) else {
      userValues[keyPath] = value
      return
    }
    var changed = model
    path.write(AnimationValue(any: value), to: &changed)
    change(path.key, model, changed) { $0 = changed }
  }
}
