import Foundation

/// A spring's way from 0 to 1, in closed form.
///
/// Mirrors: what `UISpringTimingParameters` and `CASpringAnimation` compute. Damping of critical
/// strength and above moves alike, as in Apple's solver (E18).
/// Units: seconds; velocity in whole distances per second.
public struct Spring: Equatable, Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  /// Distances per second at time 0 (E21).
  public let initialVelocity: Double
  /// When what is left of the way stays below `Spring.residue`.
  public let settlingDuration: Double

  /// What part of the way still counts as moving. Source: measured (E20).
  public static let residue = 0.001
  /// The settling duration of a spring that is not damped. Source: chosen.
  public static let longestSettling = 60.0

  /// Makes a spring of physical parts; what is not above 0 is taken for `CASpringAnimation`'s
  /// default (mass 1, stiffness 100) or, for damping, for none (E17, E22).
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass.positive(or: 1)
    self.stiffness = stiffness.positive(or: 100)
    self.damping = damping.positive(or: 0)
    self.initialVelocity = initialVelocity.orZero
    settlingDuration = SpringFit.settling(
      frequency: (self.stiffness / self.mass).squareRoot(),
      dampingRatio: self.damping / (2 * (self.stiffness * self.mass).squareRoot()),
      velocity: self.initialVelocity)
  }

  /// Makes the spring that has `residue` of its way left after `duration` (E20).
  ///
  /// Mirrors: `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  /// - Parameters:
  ///   - dampingRatio: brought into 0.01…1.
  ///   - duration: seconds; nothing or less settles at once.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.01), 1)
    let time = duration.positive(or: 0)
    let velocity = initialVelocity.orZero
    let frequency =
      SpringFit.phase(dampingRatio: ratio, travel: velocity * time) / max(time, 1e-6)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    self.initialVelocity = velocity
    settlingDuration = time
  }

  /// Makes a spring by feel: how long the first swing takes and how much it bounces (E24).
  ///
  /// Mirrors: `UIView.animate(springDuration:bounce:…)`.
  /// - Parameters:
  ///   - duration: the perceived duration, seconds; it settles later.
  ///   - bounce: 0 not at all, towards 1 more and more; below 0 moves like 0 (E18).
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      dampingRatio: 1 - min(max(bounce.orZero, -1), 1), response: duration,
      initialVelocity: initialVelocity)
  }

  /// Makes a spring by its damping ratio and the period it would swing with undamped (E23).
  ///
  /// - Parameter response: seconds.
  public init(dampingRatio: Double, response: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(response.positive(or: 0), 1e-6)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio.orZero * frequency,
      initialVelocity: initialVelocity)
  }

  /// How fast it would swing undamped. Units: radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// Damping over critical damping (E17).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The same spring setting off at another speed.
  public func with(initialVelocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  /// Where on the way from 0 to 1 it is (E19).
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time.isFinite else { return 1 }
    let frequency = angularFrequency
    let ratio = dampingRatio
    guard ratio < 1 else {
      return 1 - (1 + (frequency - initialVelocity) * time) * exp(-frequency * time)
    }

    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (decay - initialVelocity) / swing
    return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
  }

  /// How fast it moves, whole distances per second (E19).
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    guard time.isFinite else { return 0 }
    let frequency = angularFrequency
    let ratio = dampingRatio
    guard ratio < 1 else {
      return (initialVelocity + frequency * (frequency - initialVelocity) * time)
        * exp(-frequency * time)
    }

    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (decay - initialVelocity) / swing
    return exp(-decay * time)
      * (initialVelocity * cos(swing * time) + (decay * sine + swing) * sin(swing * time))
  }

  /// Whether what is left of the way no longer shows.
  public func isSettled(at time: Double) -> Bool { !(time < settlingDuration) }
}
