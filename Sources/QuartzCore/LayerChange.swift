import Foundation

/// A change of one animatable property, as an animation block saw it.
///
/// An animation of the change can be made from it, and the change can be taken back: a cancelled
/// transition puts the model where it was.
@preconcurrency @MainActor
public struct LayerChange {
  public let layer: CALayer
  /// The property's name.
  public let key: String
  /// The model's value before.
  public let old: AnimationValue
  /// The value shown when the change was made.
  public let shown: AnimationValue
  /// The model's value after.
  public let new: AnimationValue

  /// Whether the change can be shown as a difference that fades, with others below it (E31).
  public var isAdditive: Bool {
    LayerKey(rawValue: key)?.isAdditive == true && old.delta(from: new) != nil
  }

  /// The animation from the old value (or the shown one) to the new.
  ///
  /// - Parameters:
  ///   - animation: timed already; its key path and values are set.
  ///   - fromShown: start where the layer is seen, dropping what moved it there.
  /// - Returns: the key to add it under.
  public func configure(_ animation: CABasicAnimation, fromShown: Bool) -> String {
    animation.keyPath = key
    let start = fromShown ? shown : old
    guard let delta = start.delta(from: new), isAdditive else {
      animation.fromValue = fromShown || layer.animation(forKey: key) == nil ? shown : old
      animation.toValue = new
      return key
    }
    animation.isAdditive = true
    animation.fromValue = delta
    animation.toValue = delta.zero
    if fromShown {
      layer.removeAnimations(of: key)
      return key
    }
    var number = 1
    var name = key
    while layer.animation(forKey: name) != nil {
      number += 1
      name = "\(key)-\(number)"
    }
    return name
  }

  /// Gives the model its old value without animation, unless somebody has changed it again.
  public func restoreModel() {
    guard layer.animatableValue(key) == new else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(old, forKeyPath: key)
    CATransaction.commit()
  }
}

extension CALayer {
  /// The model's value of a property or a member of one; `.none` for what is not animatable.
  public func animatableValue(_ keyPath: String) -> AnimationValue {
    LayerPath(keyPath)?.read(model) ?? AnimationValue(any: userValues[keyPath])
  }

  /// The value of a property as seen now.
  public func shownValue(_ keyPath: String) -> AnimationValue {
    LayerPath(keyPath)?.read(presented) ?? sampledExtras[keyPath] ?? animatableValue(keyPath)
  }

  /// Starts noting a change of `key`; call before the model changes and `finish` after.
  public func beginChange(_ key: String) -> (old: AnimationValue, shown: AnimationValue) {
    (animatableValue(key), shownValue(key))
  }

  public func finishChange(
    _ key: String, from start: (old: AnimationValue, shown: AnimationValue)
  ) -> LayerChange {
    LayerChange(
      layer: self, key: key, old: start.old, shown: start.shown, new: animatableValue(key))
  }

  /// Whether the layer is `other` or lies somewhere inside it.
  public func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  /// An animation on the layer has been changed in place: what it shows must be worked out anew.
  public func setNeedsSampling() {
    outsideChanged()
    insideChanged()
  }

  /// Takes `animation` off the layer as one that ran to its end.
  public func endAnimation(_ animation: CAAnimation) {
    animation.isRemovedOnCompletion = true
    end(animation)
  }

  /// Drops the animations of a property, those stacked on each other too.
  func removeAnimations(of key: String) {
    detach(where: { $0 == key || $0?.hasPrefix(key + "-") == true })
  }

  /// Whether the layer is in a tree that is shown.
  public var isShown: Bool { tree != nil }
}
