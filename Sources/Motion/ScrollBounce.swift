import Foundation

/// An overshoot's way back to the edge (B28, B29).
///
/// Something that moves swings like a critically damped spring; something that was held comes home
/// as the sum of two exponentials.
/// Units: points past the edge, both signs; seconds.
public struct ScrollBounce: Equatable, Hashable, Sendable {
  public let initialValue: Double
  /// Of the shown offset, not of the finger (B30).
  public let velocity: Double
  /// Whether it counts as let go from rest.
  public let isHeld: Bool

  /// Of the spring. Units: radians per second. Source: measured (B28).
  public static let frequency = 11.0
  /// Of the two exponentials. Units: per second. Source: measured (B29).
  public static let slowRate = 9.0
  /// Of the two exponentials. Units: per second. Source: measured (B29).
  public static let fastRate = 46.0
  /// Slower than this was held. Units: points per second. Source: measured (B29).
  public static let heldSpeed = 50.0
  /// Nearer to the edge than this is home. Units: points. Source: chosen, below any device pixel.
  public static let settledDistance = 0.1

  public init(initialValue: Double, velocity: Double) {
    self.initialValue = initialValue.orZero
    self.velocity = velocity.orZero
    isHeld = abs(self.velocity) < Self.heldSpeed
  }

  /// How far past the edge it is.
  public func value(at time: Double) -> Double {
    let time = time.isNaN ? 0 : max(time, 0)
    guard time.isFinite else { return 0 }
    if isHeld {
      return slowShare * exp(-Self.slowRate * time) + fastShare * exp(-Self.fastRate * time)
    }
    return (initialValue + push * time) * exp(-Self.frequency * time)
  }

  /// How fast it moves, points per second.
  public func velocity(at time: Double) -> Double {
    let time = time.isNaN ? 0 : max(time, 0)
    guard time.isFinite else { return 0 }
    if isHeld {
      return -Self.slowRate * slowShare * exp(-Self.slowRate * time)
        - Self.fastRate * fastShare * exp(-Self.fastRate * time)
    }
    return (push - Self.frequency * (initialValue + push * time)) * exp(-Self.frequency * time)
  }

  /// When it stays nearer to the edge than `settledDistance`.
  public var duration: Double {
    var low = lastTurn
    guard abs(value(at: low)) > Self.settledDistance else { return low }
    var high = low + 4 + log(1 + abs(initialValue) + abs(velocity))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(value(at: middle)) > Self.settledDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// When it passes the edge inwards; nil if it comes to rest there.
  public var edgeCrossing: Double? {
    guard !isHeld, push != 0 else { return nil }
    let time = -initialValue / push
    return time > 0 ? time : nil
  }

  /// After this it only falls off. Of the held kind, that began nearly at rest, that is the start.
  private var lastTurn: Double {
    guard !isHeld, push != 0 else { return 0 }
    return max(0, velocity / (Self.frequency * push))
  }

  private var push: Double { velocity + Self.frequency * initialValue }

  private var slowShare: Double {
    (Self.fastRate * initialValue + velocity) / (Self.fastRate - Self.slowRate)
  }

  private var fastShare: Double { initialValue - slowShare }
}
