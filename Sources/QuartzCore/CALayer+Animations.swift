import Foundation
import Geometry

/// An animation as it stands on a layer.
struct AttachedAnimation {
  let key: String?
  let animation: CAAnimation
}

extension CALayer {
  func attach(_ original: CAAnimation, forKey key: String?) {
    let animation = original.duplicate()
    if let key { detach(where: { $0 == key }) }
    let fallback = (animation as? CASpringAnimation)?.settlingDuration
    animation.activeDuration =
      animation.duration > 0
      ? animation.duration : fallback ?? CATransaction.animationDuration()
    if animation.timingFunction == nil, !(animation is CASpringAnimation) {
      animation.timingFunction =
        CATransaction.animationTimingFunction()
        ?? (animation.duration > 0 ? nil : CAMediaTimingFunction(name: .default))
    }
    CATransaction.adopt(animation)
    if tree != nil {
      // Inside a tree the time is known; outside, it is that of the layer's entry.
      animation.begin(atLocal: localTime(at: MediaTime.now))
    }
    attached.append(AttachedAnimation(key: key, animation: animation))
    tree?.startAnimating(self)
    insideChanged()
    outsideChanged()
  }

  func detach(where matches: (String?) -> Bool) {
    guard attached.contains(where: { matches($0.key) }) else { return }
    let gone = attached.filter { matches($0.key) }
    attached.removeAll { matches($0.key) }
    if attached.isEmpty { sampled = nil }
    insideChanged()
    outsideChanged()
    for entry in gone { entry.animation.stop(finished: false) }
  }

  public func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// What is seen now: the model, or what the animations last made of it.
  var presented: LayerValues {
    attached.isEmpty ? model : sampled ?? sample(at: MediaTime.now)
  }

  /// Applies all animations to the model at media time `t`.
  func sample(at t: CFTimeInterval) -> LayerValues {
    var values = model
    var extras = LayerExtras()
    let local = localTime(at: t)
    for entry in attached {
      let animation = entry.animation
      animation.begin(atLocal: local)
      animation.apply(at: animation.activeTime(at: local), to: &values, extras: &extras)
    }
    if extras != sampledExtras { sampledExtras = extras }
    return values
  }

  /// A layer whose model is what the receiver shows at the time of the frame, or nil while the
  /// receiver is in no tree. It stands alone: its superlayer and sublayers are not copied.
  public func presentation() -> CALayer? {
    guard tree != nil else { return nil }
    let copy = CALayer(layer: self)
    copy.model = attached.isEmpty ? model : sample(at: MediaTime.now)
    return copy
  }

}

extension CAAnimation {
  func stop(finished: Bool) {
    let callback = onStop
    onStop = nil
    let told = delegate
    delegate = nil
    told?.animationDidStop(self, finished: finished)
    callback?(finished)
  }
}
