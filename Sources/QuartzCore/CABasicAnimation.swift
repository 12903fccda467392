import Foundation
import Motion

/// An animation between two values. Mirrors: `CABasicAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { didSet { from = fromValue.map { AnimationValue(any: $0) } } }
  open var toValue: Any? { didSet { to = toValue.map { AnimationValue(any: $0) } } }
  open var byValue: Any? { didSet { by = byValue.map { AnimationValue(any: $0) } } }

  private var from: AnimationValue?
  private var to: AnimationValue?
  private var by: AnimationValue?

  /// Whether the owner knows where it begins although no value says so; else an action without values
  /// begins at what is shown.
  ///
  /// Source: ours; UIKit's own actions set it.
  public final var knowsItsStart = false

  /// Whether it says neither where from, where to nor how far.
  var isWithoutValues: Bool { !knowsItsStart && from == nil && to == nil && by == nil }

  public override init() {}

  override func makeCopy() -> CAAnimation { CABasicAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CABasicAnimation {
      // Property observers run, so the parsed values follow.
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  /// Progress 0…1 (beyond for springs) at the pass time.
  func progress(at time: CFTimeInterval) -> CGFloat {
    let fraction = activeDuration > 0 ? min(max(time / activeDuration, 0), 1) : 1
    guard let curve = timingFunction?.curve else { return CGFloat(fraction) }
    return CGFloat(curve.value(at: fraction))
  }

  override func value(at time: CFTimeInterval, over base: AnimationValue) -> AnimationValue {
    let (start, end) = ends(over: base)
    return start.interpolated(to: end, at: progress(at: time))
  }

  /// Core Animation's rules for which of from, to and by are given.
  private func ends(over base: AnimationValue) -> (AnimationValue, AnimationValue) {
    let ground = isAdditive ? base.zero : base
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.delta(from: by) ?? ground, to)
    case (let from?, nil, nil): (from, ground)
    case (nil, let to?, nil): (ground, to)
    case (nil, nil, let by?): (ground, by.added(to: ground))
    case (nil, nil, nil): (ground, ground)
    }
  }
}
