import Foundation
import Motion

/// How an offset moves by itself along one axis: a pure function of time but for the moments at
/// which one kind of motion hands over to the next.
struct AxisMotion {
  /// One kind of motion, since a moment.
  enum Kind {
    case rest
    /// Runs out freely, from inside the range.
    case thrown(Deceleration)
    /// Comes back to an edge.
    case bouncing(edge: Double, ScrollBounce)
    /// Springs to a place that somebody chose.
    case aimed(from: Double, to: Double, Spring)
    /// Goes to a place in a set time.
    case timed(from: Double, to: Double, UnitBezier, duration: Double)
  }

  private(set) var kind: Kind
  private(set) var start: TimeInterval
  private(set) var value: Double
  /// Whether `value` is a place that somebody set, not just where a throw ran out.
  private(set) var isExact = true
  private let range: ClosedRange<Double>
  /// Whether it may swing past the edges.
  private let bounces: Bool
  private let rate: Double

  /// Of a motion aimed from rest. Units: radians per second. Source: chosen.
  static let aimingFrequency = 14.0

  /// Lets go at a value with a velocity (B26, B28, B29).
  ///
  /// - Parameter velocity: of the shown value, points per second (B30).
  init(
    releasing value: Double, velocity: Double, in range: ClosedRange<Double>, bounces: Bool,
    rate: Double, at time: TimeInterval
  ) {
    self.init(kind: .rest, value: value, in: range, bounces: bounces, rate: rate, at: time)
    if value < range.lowerBound || value > range.upperBound {
      bounce(from: nearestEdge, velocity: velocity)
    } else {
      kind = .thrown(Deceleration(initialValue: value, velocity: velocity, rate: rate))
    }
  }

  /// Springs to a target; it sets off with the velocity and never swings past (B18).
  ///
  /// - Parameter rate: that of the throw it replaces: the nearer the target is to where that would
  ///   have landed, the more it moves alike. nil for one that is over quickly, as pages turn.
  init(
    aiming value: Double, at target: Double, velocity: Double, rate: Double? = nil,
    from time: TimeInterval
  ) {
    let distance = target - value
    let speed = distance == 0 ? 0 : velocity / distance
    let frequency = Self.frequency(forSpeed: speed, rate: rate)
    let spring = Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: speed)
    self.init(
      kind: distance == 0 ? .rest : .aimed(from: value, to: target, spring), value: value,
      in: target...target, bounces: false, rate: 0.5, at: time)
  }

  /// With a frequency of its own speed a critically damped spring only slows down.
  private static func frequency(forSpeed speed: Double, rate: Double?) -> Double {
    guard let rate, rate > 0, rate < 1, speed > 0 else { return max(aimingFrequency, speed) }
    let decay = -1000 * log(rate)
    guard speed < decay else { return speed }
    return speed + (1 - speed / decay) * max(aimingFrequency - decay, 0)
  }

  /// Goes to a target in a set time (B8).
  init(
    moving value: Double, to target: Double, over duration: Double, from time: TimeInterval
  ) {
    self.init(
      kind: value == target
        ? .rest : .timed(from: value, to: target, .easeInOut, duration: duration),
      value: value, in: target...target, bounces: false, rate: 0.5, at: time)
  }

  private init(
    kind: Kind, value: Double, in range: ClosedRange<Double>, bounces: Bool, rate: Double,
    at time: TimeInterval
  ) {
    self.kind = kind
    self.value = value
    self.range = range
    self.bounces = bounces
    self.rate = rate
    start = time
  }

  /// Whether nothing more happens.
  var isAtRest: Bool {
    if case .rest = kind { true } else { false }
  }

  /// Where it will come to rest, as far as can be told now.
  var destination: Double {
    switch kind {
    case .rest: value
    case .thrown(let throwing):
      min(max(throwing.destination, range.lowerBound), range.upperBound)
    case .bouncing(let edge, _): edge
    case .aimed(_, let target, _), .timed(_, let target, _, _): target
    }
  }

  /// Goes to a time, through as many hand-overs as lie before it.
  mutating func advance(to time: TimeInterval) {
    for _ in 0..<8 {
      guard let (moment, next) = handOver(before: time) else { break }
      start = moment
      kind = next
      if case .rest = next { return }
    }
    value = sample(at: time)
  }

  /// Moves the whole motion, as when somebody moves the content under it.
  mutating func shift(by distance: Double) {
    value += distance
    switch kind {
    case .thrown(let throwing):
      kind = .thrown(
        Deceleration(
          initialValue: throwing.initialValue + distance, velocity: throwing.velocity, rate: rate))
    default: kind = .rest
    }
  }

  /// How fast it moves at a time it has not passed yet. Units: points per second.
  func velocity(at time: TimeInterval) -> Double {
    guard !isAtRest, time >= start else { return 0 }
    let step = 0.001
    return (sample(at: time + step) - sample(at: time)) / step
  }

  private func sample(at time: TimeInterval) -> Double {
    let elapsed = time - start
    switch kind {
    case .rest: return value
    case .thrown(let throwing): return throwing.value(at: elapsed)
    case .bouncing(let edge, let bounce): return edge + bounce.value(at: elapsed)
    case .aimed(let from, let to, let spring):
      return from + (to - from) * spring.value(at: elapsed)
    case .timed(let from, let to, let curve, let duration):
      return from + (to - from) * curve.value(at: elapsed / duration)
    }
  }

  /// The next change of kind, if it comes before `time`; `value` is left where it happens.
  private mutating func handOver(before time: TimeInterval) -> (TimeInterval, Kind)? {
    switch kind {
    case .rest: return nil
    case .thrown(let throwing): return endOfThrow(throwing, before: time)
    case .bouncing(let edge, let bounce):
      if let crossing = bounce.edgeCrossing, start + crossing <= time, range.isWide {
        value = edge
        let speed = bounce.velocity(at: crossing)
        return (
          start + crossing,
          .thrown(Deceleration(initialValue: edge, velocity: speed, rate: rate))
        )
      }
      guard start + bounce.duration <= time else { return nil }
      value = edge
      return (start + bounce.duration, .rest)
    case .aimed(_, let target, let spring):
      guard spring.isSettled(at: time - start) else { return nil }
      value = target
      return (time, .rest)
    case .timed(_, let target, _, let duration):
      guard time - start >= duration else { return nil }
      value = target
      return (start + duration, .rest)
    }
  }

  private mutating func endOfThrow(
    _ throwing: Deceleration, before time: TimeInterval
  ) -> (TimeInterval, Kind)? {
    let edge = throwing.velocity < 0 ? range.lowerBound : range.upperBound
    if let impact = throwing.time(reaching: edge) {
      guard start + impact <= time else { return nil }
      value = edge
      guard bounces else { return (start + impact, .rest) }
      let speed = throwing.velocity(at: impact)
      return (
        start + impact, .bouncing(edge: edge, ScrollBounce(initialValue: 0, velocity: speed))
      )
    }
    guard start + throwing.duration <= time else { return nil }
    value = throwing.destination
    isExact = false
    return (start + throwing.duration, .rest)
  }

  private mutating func bounce(from edge: Double, velocity: Double) {
    kind = .bouncing(edge: edge, ScrollBounce(initialValue: value - edge, velocity: velocity))
  }

  private var nearestEdge: Double {
    value < range.lowerBound ? range.lowerBound : range.upperBound
  }
}

extension ClosedRange<Double> {
  /// Whether there is anything between the ends.
  fileprivate var isWide: Bool { upperBound > lowerBound }
}
