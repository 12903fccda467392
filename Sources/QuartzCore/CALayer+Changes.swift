import Display
import Foundation
import Geometry

extension CALayer {
  /// One change of an animatable property: the action is looked up before, runs after.
  func change<Value: Equatable>(
    _ key: LayerKey, _ old: Value, _ new: Value, _ assign: (inout LayerValues) -> Void
  ) {
    guard old != new else { return }
    let action = actionForChange(key)
    let oldSize = model.bounds.size
    assign(&model)
    changed(key, oldSize: oldSize)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  private func actionForChange(_ key: LayerKey) -> (any CAAction)? {
    if let delegate {
      guard delegate.answersLayerActions else { return nil }
    } else if tree == nil {
      // Nobody has seen the layer yet: there is nothing to animate from.
      return nil
    }
    return begun(action(forKey: key.rawValue), forKey: key.rawValue)
  }

  /// An action that says neither from nor to begins at what is shown before the change.
  func begun(_ action: (any CAAction)?, forKey key: String) -> (any CAAction)? {
    guard let animation = action as? CABasicAnimation, animation.isWithoutValues,
      animation.keyPath == nil || animation.keyPath == key,
      let start = LayerPath(key)?.read(presented) ?? sampledExtras[key] ?? extraModel[key]
    else { return action }
    return StartedAction(animation: animation, start: start)
  }

  func resolveAction(forKey event: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    guard delegate == nil, tree != nil else { return nil }
    let start = LayerPath(event)?.read(presented) ?? implicitStart(event)
    guard let start else { return nil }
    // A stand-alone layer animates by itself in 0.25 s (E34).
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = start
    return animation
  }

  /// Where an implicit animation of a key beyond `CALayer`'s own begins; nil for keys without one.
  private func implicitStart(_ event: String) -> AnimationValue? {
    implicitKeys.contains(event) ? sampledExtras[event] ?? extraModel[event] : nil
  }

  private func changed(_ key: LayerKey, oldSize: CGSize) {
    switch key {
    case .position, .zPosition, .anchorPoint, .transform, .opacity, .shadowColor, .shadowOffset,
      .shadowOpacity, .shadowRadius:
      outsideChanged()
    case .cornerRadius where cutsCorners:
      outsideChanged()
    case .bounds:
      if model.bounds.size != oldSize {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        outsideChanged()
      }
      insideChanged()
    default:
      insideChanged()
    }
  }

  /// Where or how strongly the whole layer is seen has changed.
  func outsideChanged() {
    if let parent { parent.insideChanged() } else { insideChanged() }
  }

  /// What the layer or something in it draws has changed.
  func insideChanged() {
    if !flags.insideDirty {
      climb { layer in
        guard !layer.flags.insideDirty else { return false }
        layer.flags.insideDirty = true
        return true
      }
    }
    if let treeLink, !treeLink.needsFrame { treeLink.tree?.setNeedsFrame() }
  }

  /// Layout or display is wanted below.
  func markNeedsCommit() {
    if !flags.subtreeNeedsCommit {
      climb { layer in
        guard !layer.flags.subtreeNeedsCommit else { return false }
        layer.flags.subtreeNeedsCommit = true
        return true
      }
    }
    if let treeLink, !treeLink.needsFrame { treeLink.tree?.setNeedsFrame() }
  }

  func timingChanged() {
    if hasOwnTime { treeLink?.hasOwnTimes = true }
    outsideChanged()
  }

  func maskChanged(from old: CALayer?) {
    guard old !== storedMask else { return }
    if let old {
      old.maskedLayer = nil
      old.setTree(nil)
    }
    if let mask = storedMask {
      mask.detachFromSuperlayer()
      mask.maskedLayer = self
      mask.setTree(treeLink)
    }
    markNeedsCommit()
    insideChanged()
  }

  func setFrame(_ frame: CGRect) {
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else { return }
    let frame = frame.standardized
    let anchor = model.anchorPoint
    let size = frame.size
    if !model.transform.isIdentity {
      // Core Animation undoes the transform's scale, so that the box comes out as asked.
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1).applying(model.transform.affine).size
      let width = unit.width > 0 ? size.width / unit.width : size.width
      let height = unit.height > 0 ? size.height / unit.height : size.height
      bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
      let box = CGRect(
        x: -anchor.x * width, y: -anchor.y * height, width: width, height: height
      ).applying(model.transform.affine)
      position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
      return
    }
    bounds = CGRect(origin: bounds.origin, size: size)
    position = CGPoint(
      x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
  }
}

/// Runs an animation that knows its start only while it runs.
///
/// It is the app's own object, whose class may run in a way of its own, and which may be the action of
/// many layers: the layer's copy keeps the start, the object does not.
private final class StartedAction: CAAction {
  private let animation: CABasicAnimation
  private let start: AnimationValue

  init(animation: CABasicAnimation, start: AnimationValue) {
    self.animation = animation
    self.start = start
  }

  func run(forKey event: String, object: Any, arguments: [String: Any]?) {
    animation.fromValue = start
    animation.run(forKey: event, object: object, arguments: arguments)
    // What the animation has meanwhile said itself stays.
    if animation.fromValue as? AnimationValue == start { animation.fromValue = nil }
  }
}
