public import Foundation
public import Geometry
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

/// Whether what follows a path turns with it. Mirrors: `CAAnimationRotationMode`.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values. Mirrors: `CAKeyframeAnimation`.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { frames = (values ?? []).map { AnimationValue(any: $0) } } }
  /// For points, in place of `values`: the way itself.
  open var path: CGPath? { didSet { measure = path.map { PathMeasure($0) } } }
  /// 0…1, one per value.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  /// For the cubic modes, one per value; -1…1.
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  private var frames: [AnimationValue] = []
  private var measure: PathMeasure?

  public override init() {}

  override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.rotationMode = rotationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
    }
    return copy
  }

  var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func fraction(at time: CFTimeInterval) -> Double {
    let fraction = activeDuration > 0 ? min(max(time / activeDuration, 0), 1) : 1
    return timingFunction?.curve.value(at: fraction) ?? fraction
  }

  override func value(at time: CFTimeInterval, over base: AnimationValue) -> AnimationValue {
    let fraction = fraction(at: time)
    if let measure { return place(on: measure, at: fraction).map { .point($0.point) } ?? base }
    guard let first = frames.first, let last = frames.last else { return base }
    guard frames.count > 1, activeDuration > 0 else { return last }
    let times = frameTimes(count: frames.count)
    guard fraction >= times[0] else { return first }
    let (index, inner) = position(at: fraction, times: times)
    guard index + 1 < frames.count, index + 1 < times.count else { return last }
    switch calculationMode {
    case .discrete: return frames[index]
    case .cubic, .cubicPaced:
      let cubic = CubicFrames(
        values: frames, tension: numbers(tensionValues), continuity: numbers(continuityValues),
        bias: numbers(biasValues))
      return cubic.value(from: index, at: inner)
        ?? frames[index].interpolated(to: frames[index + 1], at: CGFloat(inner))
    default: return frames[index].interpolated(to: frames[index + 1], at: CGFloat(inner))
    }
  }

  override func apply(
    at time: CFTimeInterval, to values: inout LayerValues, extras: inout LayerExtras
  ) {
    super.apply(at: time, to: &values, extras: &extras)
    guard let measure, let rotationMode, let pass = passTime(at: time),
      let place = place(on: measure, at: fraction(at: pass))
    else { return }
    let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    values.transform = CATransform3DMakeRotation(angle, 0, 0, 1).concatenating(values.transform)
  }

  /// The frame that is left behind, and how much of the way to the next is over.
  func position(at fraction: Double, times: [Double]) -> (index: Int, inner: Double) {
    var index = 0
    while index + 1 < times.count, fraction >= times[index + 1] { index += 1 }
    guard index + 1 < times.count else { return (index, 0) }
    let span = times[index + 1] - times[index]
    var inner = span > 0 ? (fraction - times[index]) / span : 1
    if let functions = timingFunctions, functions.indices.contains(index), !isPaced {
      inner = functions[index].curve.value(at: inner)
    }
    return (index, inner)
  }

  /// When each of `count` frames is reached, 0…1.
  func frameTimes(count: Int) -> [Double] {
    if isPaced, let even = evenTimes() { return even }
    if let keyTimes, keyTimes.count >= count, !isPaced {
      return keyTimes.prefix(count).map { min(max($0.doubleValue, 0), 1) }
    }
    // A discrete animation gives the last value time of its own; others end on it.
    let spans = Double(max(1, calculationMode == .discrete ? count : count - 1))
    return (0..<count).map { Double($0) / spans }
  }

  /// Times at which frames are reached at an even speed; nil for values without distances.
  private func evenTimes() -> [Double]? {
    guard frames.count > 1 else { return nil }
    var times = [0.0]
    for index in 1..<frames.count {
      guard let way = frames[index - 1].distance(to: frames[index]), way.isFinite else {
        return nil
      }
      times.append(times[index - 1] + way)
    }
    let whole = times[times.count - 1]
    return whole > 0 ? times.map { $0 / whole } : nil
  }

  private func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
}
