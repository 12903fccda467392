public import Foundation
import Geometry
import Motion

/// How a keyframe animation goes from value to value. Mirrors: `CAAnimationCalculationMode`.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values. Mirrors: `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { frames = (values ?? []).map { AnimationValue(any: $0) } } }
  /// 0…1, one per value.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  private var frames: [AnimationValue] = []

  public override init() {}

  override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
    }
    return copy
  }

  override func value(at time: CFTimeInterval, over base: AnimationValue) -> AnimationValue {
    guard let first = frames.first, let last = frames.last else { return base }
    guard frames.count > 1, activeDuration > 0 else { return last }
    var fraction = min(max(time / activeDuration, 0), 1)
    if let curve = timingFunction?.curve { fraction = curve.value(at: fraction) }
    let times = resolvedTimes
    guard fraction >= times[0] else { return first }
    var index = 0
    while index + 1 < times.count, fraction >= times[index + 1] { index += 1 }
    guard index + 1 < frames.count, index + 1 < times.count else { return last }
    if calculationMode == .discrete { return frames[index] }
    let span = times[index + 1] - times[index]
    var inner = span > 0 ? (fraction - times[index]) / span : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      inner = functions[index].curve.value(at: inner)
    }
    return frames[index].interpolated(to: frames[index + 1], at: CGFloat(inner))
  }

  private var resolvedTimes: [Double] {
    if let keyTimes, keyTimes.count >= frames.count, calculationMode != .paced {
      return keyTimes.map(\.doubleValue)
    }
    // A discrete animation gives the last value time of its own; others end on it.
    let spans = Double(calculationMode == .discrete ? frames.count : frames.count - 1)
    return frames.indices.map { Double($0) / spans }
  }
}

/// Animations that run together inside one time. Mirrors: `CAAnimationGroup`.
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
