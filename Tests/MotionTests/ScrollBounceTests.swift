import Foundation
import Motion
import Testing

@Suite struct ScrollBounceTests {
  @Test func `B28: an impact overshoots by speed over frequency and e`() {
    let bounce = ScrollBounce(initialValue: 0, velocity: 1100)

    let peak = (0...4000).map { bounce.value(at: Double($0) / 10_000) }.max() ?? 0

    #expect(abs(peak - 1100 / (11 * M_E)) < 1e-3)
  }

  @Test func `B28: a thrown overshoot is a critically damped spring`() {
    let bounce = ScrollBounce(initialValue: 40, velocity: -300)

    for step in 0..<50 {
      let time = Double(step) / 50
      let closed = (40 + (-300 + 11 * 40) * time) * exp(-11 * time)
      #expect(abs(bounce.value(at: time) - closed) < 1e-9)
    }
  }

  @Test func `B29: a held overshoot is two exponentials`() {
    let bounce = ScrollBounce(initialValue: -80, velocity: 0)

    for step in 0..<50 {
      let time = Double(step) / 50
      let closed = -80 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      #expect(abs(bounce.value(at: time) - closed) < 1e-9)
    }
  }

  @Test(arguments: [(40.0, 0.0), (-40, 20), (0, 2000), (60, -300), (10, 400)])
  func `velocity is the derivative and the end is home`(value: Double, velocity: Double) {
    let bounce = ScrollBounce(initialValue: value, velocity: velocity)

    for step in 1..<30 {
      let time = Double(step) / 30
      let secant = (bounce.value(at: time + 1e-6) - bounce.value(at: time - 1e-6)) / 2e-6
      #expect(abs(bounce.velocity(at: time) - secant) < 1e-3)
    }
    #expect(abs(bounce.value(at: bounce.duration)) <= ScrollBounce.settledDistance + 1e-9)
    #expect(bounce.duration < 2)
  }

  @Test func `thrown inwards hard it crosses the edge`() throws {
    let bounce = ScrollBounce(initialValue: 20, velocity: -1000)

    let time = try #require(bounce.edgeCrossing)

    #expect(abs(bounce.value(at: time)) < 1e-9)
    #expect(bounce.velocity(at: time) < 0)
    #expect(ScrollBounce(initialValue: 20, velocity: -100).edgeCrossing == nil)
  }
}
