import Foundation

/// A smooth way through values: Kochanek and Bartels' splines, which are Catmull and Rom's where
/// tension, continuity and bias are 0. Mirrors: `CAAnimationCalculationMode.cubic`.
nonisolated struct CubicFrames {
  let values: [AnimationValue]
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  /// The value on the way from frame `index` to the next; nil for values that do not add.
  func value(from index: Int, at t: Double) -> AnimationValue? {
    let (p0, p1) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : p0
    let after = index + 2 < values.count ? values[index + 2] : p1
    guard let a = p0.delta(from: before), let b = p1.delta(from: p0),
      let c = after.delta(from: p1), let b0 = b.scaled(1), a.scaled(1) != nil, c.scaled(1) != nil
    else { return nil }
    let leaving = tangent(index, a, b, isLeaving: true)
    let coming = tangent(index + 1, b0, c, isLeaving: false)
    let (t2, t3) = (t * t, t * t * t)
    var result = p0
    for (part, weight) in [
      (b, 3 * t2 - 2 * t3), (leaving, t3 - 2 * t2 + t), (coming, t3 - t2),
    ] {
      guard let part, let share = part.scaled(CGFloat(weight)) else { return nil }
      result = share.added(to: result)
    }
    return result
  }

  private func tangent(
    _ index: Int, _ before: AnimationValue, _ after: AnimationValue, isLeaving: Bool
  ) -> AnimationValue? {
    func setting(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
    let (t, c, b) = (setting(tension), setting(continuity), setting(bias))
    let sign = isLeaving ? 1.0 : -1.0
    let first = (1 - t) * (1 + b) * (1 + sign * c) / 2
    let second = (1 - t) * (1 - b) * (1 - sign * c) / 2
    guard let x = before.scaled(CGFloat(first)), let y = after.scaled(CGFloat(second)) else {
      return nil
    }
    return x.added(to: y)
  }
}

extension AnimationValue {
  /// A difference times a number; nil for kinds that do not scale.
  nonisolated func scaled(_ k: CGFloat) -> AnimationValue? {
    switch self {
    case .scalar(let v): .scalar(v * k)
    case .point(let v): .point(CGPoint(x: v.x * k, y: v.y * k))
    case .size(let v): .size(CGSize(width: v.width * k, height: v.height * k))
    case .rect(let v):
      .rect(
        CGRect(
          x: v.origin.x * k, y: v.origin.y * k, width: v.size.width * k,
          height: v.size.height * k))
    default: nil
    }
  }

  /// How far two values lie apart, for an even pace.
  nonisolated func distance(to other: AnimationValue) -> Double? {
    switch other.delta(from: self) {
    case .scalar(let v)?: abs(Double(v))
    case .point(let v)?: Double(hypot(v.x, v.y))
    case .size(let v)?: Double(hypot(v.width, v.height))
    case .rect(let v)?:
      Double(hypot(hypot(v.origin.x, v.origin.y), hypot(v.size.width, v.size.height)))
    default: nil
    }
  }
}
