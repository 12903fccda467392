public import Foundation
import Geometry

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
    animation.isDelta = true
    animation.fromValue = delta
    animation.toValue = delta.zero
    if fromShown {
      layer.removeAnimations(of: key)
      return key
    }
    return layer.vacantKey(for: key)
  }

  /// The animation of the change for a property animator, and the key to add it under.
  public func paced() -> (animation: PacedAnimation, key: String) {
    guard isAdditive, let delta = old.delta(from: new) else {
      let animation = PacedAnimation(from: shown, to: new)
      animation.keyPath = key
      return (animation, key)
    }
    let animation = PacedAnimation(from: delta, to: delta.zero)
    animation.keyPath = key
    animation.isAdditive = true
    animation.isDelta = true
    return (animation, layer.vacantKey(for: key))
  }

  /// A key for one more animation of the property beside those that run.
  public var freeKey: String { isAdditive ? layer.vacantKey(for: key) : key }

  /// The change from the receiver's beginning to the end of `later`, of the same property.
  public func joined(with later: LayerChange) -> LayerChange {
    LayerChange(layer: layer, key: key, old: old, shown: shown, new: later.new)
  }

  /// An animation of the change through `values`, the last of which is the model's.
  public func frames(
    values: [AnimationValue], times: [Double], mode: CAAnimationCalculationMode
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation()
    animation.keyPath = key
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    let deltas = values.compactMap { $0.delta(from: new) }
    if isAdditive, deltas.count == values.count {
      animation.isAdditive = true
      animation.isDelta = true
      animation.values = deltas
    } else {
      animation.values = values
    }
    return animation
  }

  /// Gives the model `value` without animation.
  public func setModel(_ value: AnimationValue) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKeyPath: key)
    CATransaction.commit()
  }

  /// Gives the model its old value without animation, unless somebody has changed it again.
  public func restoreModel() {
    guard layer.animatableValue(key) == new else { return }
    setModel(old)
  }
}

extension CALayer {
  /// The model's value of a property or a member of one; `.none` for what is not animatable.
  public func animatableValue(_ keyPath: String) -> AnimationValue {
    LayerPath(keyPath)?.read(model) ?? extraModel[keyPath] ?? .none
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

  /// A point of the superlayer in the receiver's space, as the receiver is seen.
  public func shownPoint(_ point: CGPoint) -> CGPoint {
    point.applying(presented.toSuperlayer.inverted())
  }

  /// Whether the layer is `other` or lies somewhere inside it.
  public func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.parent
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

  /// A key for one more animation of `key` beside those that run.
  func vacantKey(for key: String) -> String {
    var number = 1
    var name = key
    while animation(forKey: name) != nil {
      number += 1
      name = "\(key)-\(number)"
    }
    return name
  }

  /// Drops the animations of a property, those stacked on each other too.
  func removeAnimations(of key: String) {
    detach(where: { $0 == key || $0?.hasPrefix(key + "-") == true })
  }

  /// Whether the layer is in a tree that is shown.
  public var isShown: Bool { tree != nil }
}
