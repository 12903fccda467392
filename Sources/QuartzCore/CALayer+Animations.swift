import Foundation
import Geometry

/// An animation as it stands on a layer.
struct AttachedAnimation {
  let key: String?
  let animation: CAAnimation
}

extension CALayer {
  /// The time of the tree it is in, or of the code that runs.
  var timeNow: CFTimeInterval { (tree?.axis ?? .current).now }

  func attach(_ original: CAAnimation, forKey key: String?) {
    let animation = original.duplicate()
    // A layer has one transition at a time, whatever it is added as.
    let key = animation is CATransition ? kCATransition : key
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
    if let transition = animation as? CATransition, transition.old == nil {
      transition.old = FrozenLayer(frozen: self)
    }
    CATransaction.adopt(animation)
    if tree != nil {
      // Inside a tree the time is known; outside, it is that of the layer's entry.
      animation.begin(atLocal: localTime(at: timeNow))
    }
    attached.append(AttachedAnimation(key: key, animation: animation))
    tree?.startAnimating(self)
    insideChanged()
    outsideChanged()
  }

  func detach(where matches: (String?) -> Bool) {
    for animation in takeOff(where: matches) { animation.stop(finished: false) }
  }

  /// - Returns: what has left the layer; those that wait for it are to be told.
  func takeOff(where matches: (String?) -> Bool) -> [CAAnimation] {
    guard attached.contains(where: { matches($0.key) }) else { return [] }
    let gone = attached.filter { matches($0.key) }
    attached.removeAll { matches($0.key) }
    if attached.isEmpty { animationsGone() }
    insideChanged()
    outsideChanged()
    return gone.map(\.animation)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key }?.animation
  }

  /// Whether anything is attached, named or not.
  package var isAnimated: Bool { !attached.isEmpty }

  public func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// What is seen now: the model, or what the animations last made of it.
  var presented: LayerValues {
    attached.isEmpty ? model : sampled?.values ?? sample(at: timeNow)
  }

  /// Applies all animations to the model at media time `t`.
  func sample(at t: CFTimeInterval) -> LayerValues {
    var values = model
    var extras = LayerExtras()
    if !extraModel.isEmpty { extras = extraModel }
    apply(attached, at: localTime(at: t), to: &values, extras: &extras)
    if extras != sampledExtras { sampledExtras = extras }
    return values
  }

  /// Applies all animations for the picture of media time `t`, and asks for what that changes.
  func takeSample(at t: CFTimeInterval) {
    var values = model
    var extras = extraModel
    apply(attached, at: localTime(at: t), to: &values, extras: &extras)
    let oldExtras = sampledExtras
    let hasSameExtras = extras == oldExtras
    if !hasSameExtras { sampledExtras = extras }
    let change: LayerSample.Change
    if let sampled {
      change = sampled.take(values, cutsCorners: cutsCorners)
    } else {
      sampled = LayerSample(values)
      change = .inside
    }
    switch change {
    case .none where hasSameExtras: break
    case .outside where hasSameExtras: outsideChanged()
    default:
      if !hasSameExtras, mustRedraw(from: oldExtras) { extrasChanged() }
      insideChanged()
      outsideChanged()
    }
  }

  /// Applies some of the animations to the model at media time `t`.
  func sample(
    at t: CFTimeInterval, only isWanted: (AttachedAnimation) -> Bool
  ) -> LayerValues {
    var values = model
    var extras = LayerExtras()
    apply(attached.filter(isWanted), at: localTime(at: t), to: &values, extras: &extras)
    return values
  }

  /// In the order in which they were added, but for differences that lie on each other: each was made
  /// from the model of its own moment, so the newest comes first.
  private func apply(
    _ entries: [AttachedAnimation], at local: CFTimeInterval, to values: inout LayerValues,
    extras: inout LayerExtras
  ) {
    func apply(_ animation: CAAnimation) {
      animation.begin(atLocal: local)
      animation.apply(at: animation.activeTime(at: local), to: &values, extras: &extras)
    }
    guard entries.contains(where: { $0.animation.isDelta }) else {
      for entry in entries { apply(entry.animation) }
      return
    }
    for entry in entries where !entry.animation.isDelta { apply(entry.animation) }
    for entry in entries.reversed() where entry.animation.isDelta { apply(entry.animation) }
  }

  /// A layer whose model is what the receiver shows at the time of the frame, or nil while the
  /// receiver is in no tree.
  ///
  /// Its sublayers are presentation layers too; changing any of them changes nothing on the screen.
  /// A class of your own makes it with its `init(layer:)`.
  public func presentation() -> Self? {
    guard tree != nil else { return nil }
    let copy = presentationCopy()
    for child in children { copy.storedChildren.append(child.presentationCopy(in: copy)) }
    return copy as? Self
  }

  /// A copy by the class's own `init(layer:)`, or of Core Animation's class below it.
  private func ownCopy() -> CALayer {
    let copy = copyForPresentation()
    guard type(of: copy) != type(of: self), !(self is FrozenLayer) else { return copy }
    return Self.makeCopy?(self) ?? copy
  }

  private func presentationCopy(in parent: CALayer? = nil) -> CALayer {
    let values = attached.isEmpty ? model : sample(at: timeNow)
    let copy = ownCopy()
    copy.model = values
    copy.parent = parent
    guard parent != nil else { return copy }
    for child in children { copy.storedChildren.append(child.presentationCopy(in: copy)) }
    return copy
  }

  /// The layer stands still again: what it drew for its animations is drawn from the model.
  func animationsGone() {
    sampled = nil
    // What was drawn coarsely while it ran is drawn finely.
    if backing.content != nil, backing.image == nil, backing.contentScale != drawingScale {
      setNeedsDisplayIfDrawn()
    }
    guard !sampledExtras.isEmpty else { return }
    let old = sampledExtras
    sampledExtras = [:]
    if mustRedraw(from: old) { setNeedsDisplay() }
  }
}
