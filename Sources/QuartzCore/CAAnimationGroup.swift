import Foundation
import Motion

/// Animations that run together inside one time. Mirrors: `CAAnimationGroup`.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {}

  override func makeCopy() -> CAAnimation { CAAnimationGroup() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAAnimationGroup {
      copy.animations = animations?.map { $0.duplicate() }
    }
    return copy
  }

  override func apply(
    at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras
  ) {
    guard var pass = passTime(at: time) else { return }
    if let curve = timingFunction?.curve, activeDuration > 0 {
      pass = curve.value(at: pass / activeDuration) * activeDuration
    }
    for animation in animations ?? [] {
      // A child without a duration lasts as long as its group; its begin is inside the group.
      animation.activeDuration = animation.duration > 0 ? animation.duration : activeDuration
      animation.activeBegin = animation.beginTime
      animation.apply(at: animation.activeTime(at: pass), to: &values, extras: &extras)
    }
  }
}
