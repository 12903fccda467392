import Display
import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct ScheduledInputTests {
  private func hover(_ x: Double, _ time: TimeInterval) -> InputEvent {
    .pointer(
      PointerSample(phase: .hover, contact: 0, position: CGPoint(x: x, y: 0), time: time))
  }

  /// Where the pointer was heard of, in order.
  private final class Record {
    var places: [CGFloat] = []

    func take(_ event: InputEvent) {
      if case .pointer(let sample) = event { places.append(sample.position.x) }
    }
  }

  @Test func `events come at their time, and in the order given for one time`() {
    let simulation = Simulation()
    let record = Record()
    simulation.loop.onInput = { record.take($0) }
    let now = simulation.clock.now
    let period = simulation.clock.period
    for (place, frames) in [(3.0, 2.0), (1, 1), (4, 2), (2, 1), (5, 3)] {
      simulation.input.schedule(hover(place, now), at: now + frames * period)
    }

    simulation.advanceFrame()
    let first = record.places
    simulation.advanceFrame()

    #expect(first == [1, 2])
    #expect(record.places == [1, 2, 3, 4])
    #expect(!simulation.input.isEmpty)
    simulation.advanceFrame()
    #expect(record.places == [1, 2, 3, 4, 5])
    #expect(simulation.input.isEmpty)
  }

  @Test func `what is scheduled while some have been handed over takes its place among the rest`() {
    let simulation = Simulation()
    let record = Record()
    simulation.loop.onInput = { record.take($0) }
    let now = simulation.clock.now
    let period = simulation.clock.period
    simulation.input.schedule(hover(1, now), at: now + period)
    simulation.input.schedule(hover(4, now), at: now + 3 * period)
    simulation.advanceFrame()

    simulation.input.schedule(hover(3, now), at: now + 2 * period)
    simulation.input.schedule(hover(2, now), at: now)
    simulation.advance(by: 3 * period)

    #expect(record.places == [1, 2, 3, 4])
    #expect(simulation.input.isEmpty)
  }
}
