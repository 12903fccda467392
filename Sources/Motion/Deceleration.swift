import Foundation

/// A thrown thing running out, as scroll views do it (B23, B24, B26).
///
/// Units: points, seconds, points per second.
public struct Deceleration: Equatable, Hashable, Sendable {
  public let initialValue: Double
  public let velocity: Double
  /// What is left of the speed after a millisecond.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`. Units: per millisecond. Source: measured (B23).
  public static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`. Units: per millisecond. Source: measured (B23).
  public static let fastRate = 0.99
  /// Slower than this is at rest. Units: points per second. Source: measured (B26).
  public static let stoppingSpeed = 10.0

  public init(initialValue: Double, velocity: Double, rate: Double = Self.normalRate) {
    self.initialValue = initialValue.orZero
    self.velocity = velocity.orZero
    self.rate = Self.usable(rate)
  }

  /// Where it is.
  public func value(at time: Double) -> Double {
    initialValue + velocity * Self.reach(rate) * (1 - remaining(at: time))
  }

  /// How fast it is; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    time >= duration ? 0 : velocity * remaining(at: time)
  }

  /// When it comes to rest.
  public var duration: Double {
    let speed = abs(velocity)
    guard speed > Self.stoppingSpeed else { return 0 }
    return log(speed / Self.stoppingSpeed) / (-1000 * log(rate))
  }

  /// Where it comes to rest.
  public var destination: Double {
    let speed = abs(velocity)
    guard speed > Self.stoppingSpeed else { return initialValue }
    let distance = (speed - Self.stoppingSpeed) * Self.reach(rate)
    return initialValue + (velocity < 0 ? -distance : distance)
  }

  /// When it passes `value`; nil if it comes to rest before, or goes the other way.
  public func time(reaching value: Double) -> Double? {
    let distance = value - initialValue
    guard distance != 0 else { return 0 }
    let whole = velocity * Self.reach(rate)
    guard whole != 0, distance / whole > 0, distance / whole < 1 else { return nil }
    let time = log(1 - distance / whole) / (1000 * log(rate))
    return time <= duration ? time : nil
  }

  /// How far a thing of that speed would still go, were it never at rest (B25).
  ///
  /// Mirrors: the projection function of WWDC 2018, session 803.
  public static func projection(velocity: Double, rate: Double = Self.normalRate) -> Double {
    velocity.orZero * reach(usable(rate))
  }

  /// Where a thing at `value` with that speed would land (B25).
  public static func projectedValue(
    from value: Double, velocity: Double, rate: Double = Self.normalRate
  ) -> Double {
    value + projection(velocity: velocity, rate: rate)
  }

  private func remaining(at time: Double) -> Double {
    pow(rate, 1000 * min(max(time.isNaN ? 0 : time, 0), duration))
  }

  /// Points for each point per second: the sum over whole milliseconds.
  private static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  private static func usable(_ rate: Double) -> Double {
    rate.isNaN ? normalRate : min(max(rate, 1e-6), 0.999_999)
  }
}
