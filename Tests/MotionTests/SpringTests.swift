import Foundation
import Motion
import Testing

@Suite struct SpringTests {
  static let springs: [Spring] = [
    Spring(mass: 3, stiffness: 1000, damping: 500),
    Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 4),
    Spring(dampingRatio: 0.3, duration: 0.8, initialVelocity: -2),
    Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 1),
    Spring(duration: 0.5, bounce: 0.4),
  ]

  @Test func `E17: the damping ratio compares with critical damping`() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 10)

    #expect(abs(spring.dampingRatio - 10 / (2 * 400.0.squareRoot())) < 1e-12)
  }

  @Test func `E18: an overdamped spring moves as a critically damped one`() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    let frequency = (1000.0 / 3).squareRoot()

    for step in 0...60 {
      let time = Double(step) / 60
      let closed = 1 - (1 + frequency * time) * exp(-frequency * time)
      #expect(abs(spring.value(at: time) - closed) < 1e-9)
    }
    #expect(abs(frequency - 18.257) < 1e-3)
    #expect(abs(spring.settlingDuration - 0.5057) < 1e-4)
  }

  @Test func `E19: an underdamped spring follows the closed form`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 8, initialVelocity: 3)
    let swing = 10 * (1 - 0.16).squareRoot()
    let sine = (4.0 - 3) / swing

    for step in 0...60 {
      let time = Double(step) / 30
      let closed = 1 - exp(-4 * time) * (cos(swing * time) + sine * sin(swing * time))
      #expect(abs(spring.value(at: time) - closed) < 1e-9)
    }
  }

  @Test(arguments: springs) func `the velocity is the value's derivative`(spring: Spring) {
    for step in 1..<40 {
      let time = Double(step) / 40
      let secant = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
      #expect(abs(spring.velocity(at: time) - secant) < 1e-4)
    }
    #expect(abs(spring.velocity(at: 1e-12) - spring.initialVelocity) < 1e-6)
  }

  @Test func `E20: a critically damped spring of a duration has its frequency`() {
    let spring = Spring(dampingRatio: 1, duration: 0.5)

    #expect(abs(spring.angularFrequency * 0.5 - 9.2334) < 1e-4)
    #expect(abs(1 - spring.value(at: 0.5) - 0.001) < 1e-9)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.7, 0.85, 0.99], [0.2, 0.5, 2.0])
  func `E20: an underdamped spring of a duration has its frequency`(
    ratio: Double, duration: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    let closed = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)

    #expect(abs(spring.angularFrequency - closed) < 1e-6)
    #expect(abs(spring.settlingDuration - duration) < 1e-12)
  }

  @Test(arguments: [0.3, 0.6, 0.8, 0.95, 1], [-20, -1, 0.5, 3, 8, 40])
  func `E20: with a velocity the residue at the duration is kept too`(
    ratio: Double, velocity: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: 0.4, initialVelocity: velocity)

    let frequency = spring.angularFrequency
    let width = (1 - ratio * ratio).squareRoot()
    let residue =
      ratio < 1
      ? abs(ratio * frequency - velocity) / (frequency * width) * exp(-ratio * frequency * 0.4)
      : abs(1 + (frequency - velocity) * 0.4) * exp(-frequency * 0.4)
    #expect(abs(residue - 0.001) < 1e-8)
  }

  @Test func `E22: the default spring settles when Core Animation says`() {
    let spring = Spring()

    #expect(abs(spring.settlingDuration - 1.4727) < 1e-4)
    #expect(spring.isSettled(at: 1.473))
    #expect(!spring.isSettled(at: 1.47))
  }

  @Test func `E23: a response is the undamped period`() {
    let spring = Spring(dampingRatio: 0.8, response: 0.4)

    #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-6)
    #expect(abs(spring.damping - 4 * .pi * 0.8 / 0.4) < 1e-6)
  }

  @Test func `E24: bounce is what damping lacks of critical`() {
    #expect(abs(Spring(duration: 0.5, bounce: 0).dampingRatio - 1) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
  }

  @Test(arguments: springs) func `after settling only the residue is left`(spring: Spring) {
    for step in 0...100 {
      let value = spring.value(at: spring.settlingDuration * (1 + Double(step) / 50))
      #expect(abs(1 - value) < 0.004)
    }
  }

  @Test func `what is not a number or not positive is tolerated`() {
    let springs = [
      Spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity),
      Spring(dampingRatio: .nan, duration: .nan),
      Spring(dampingRatio: 0, duration: 0),
      Spring(duration: 0, bounce: .nan),
    ]

    for spring in springs {
      #expect(spring.value(at: 0.1).isFinite)
      #expect(spring.value(at: .nan) == 0)
      #expect(spring.value(at: .infinity) == 1)
      #expect(spring.settlingDuration.isFinite)
    }
  }
}
