import Foundation
import Motion
import Testing

@Suite struct DecelerationTests {
  @Test(arguments: [1500.0, -1500, 4875])
  func `B24: speed falls by the rate each millisecond`(velocity: Double) {
    let throwing = Deceleration(initialValue: 0, velocity: velocity)

    for step in 0..<20 {
      let time = Double(step) / 20
      #expect(abs(throwing.velocity(at: time) - velocity * pow(0.998, 1000 * time)) < 1e-6)
    }
  }

  @Test func `B25: the projection is that of the talk`() {
    #expect(abs(Deceleration.projection(velocity: 1000) - 499) < 1e-6)
    #expect(abs(Deceleration.projection(velocity: -1000, rate: 0.99) + 99) < 1e-6)
    #expect(abs(Deceleration.projectedValue(from: 5, velocity: 1000) - 504) < 1e-6)
  }

  @Test(arguments: [1500.0, -1500])
  func `B26: it lands where its speed is ten`(velocity: Double) {
    let throwing = Deceleration(initialValue: 100, velocity: velocity)

    let landing = 100 + (velocity > 0 ? 1490 : -1490) * 0.499
    #expect(abs(throwing.destination - landing) < 1e-6)
    #expect(abs(throwing.duration - log(150.0) / (-1000 * log(0.998))) < 1e-9)
    #expect(abs(throwing.value(at: throwing.duration) - landing) < 1e-6)
    #expect(abs(throwing.value(at: 60) - landing) < 1e-6)
  }

  @Test func `B26: the place is the sum over milliseconds`() {
    let throwing = Deceleration(initialValue: 7, velocity: 900)

    let closed = 7 + 900 * 0.499 * (1 - pow(0.998, 250))
    #expect(abs(throwing.value(at: 0.25) - closed) < 1e-6)
  }

  @Test func `something slower than ten is at rest`() {
    let throwing = Deceleration(initialValue: 7, velocity: 9)

    #expect(throwing.duration == 0)
    #expect(throwing.destination == 7)
    #expect(throwing.value(at: 1) == 7)
  }

  @Test func `the time of passing a place is found`() throws {
    let throwing = Deceleration(initialValue: 0, velocity: -1000)

    let time = try #require(throwing.time(reaching: -200))

    #expect(abs(throwing.value(at: time) + 200) < 1e-6)
    #expect(throwing.time(reaching: 200) == nil)
    #expect(throwing.time(reaching: -600) == nil)
  }

  @Test func `what is not a number is tolerated`() {
    let throwing = Deceleration(initialValue: .nan, velocity: .infinity, rate: .nan)

    #expect(throwing.value(at: .nan).isFinite)
    #expect(throwing.destination.isFinite)
  }
}
