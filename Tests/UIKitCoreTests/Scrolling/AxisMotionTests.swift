import Foundation
import Testing

@testable import UIKitCore

@Suite struct AxisMotionTests {
  private func run(_ motion: inout AxisMotion, steps: Int = 600) -> [Double] {
    (0...steps).map { step in
      motion.advance(to: Double(step) / 120)
      return motion.value
    }
  }

  @Test func `a throw inside its range comes to rest where it says`() {
    var motion = AxisMotion(
      releasing: 100, velocity: 800, in: 0...5000, bounces: true, rate: 0.998, at: 0)
    let target = motion.destination

    let values = run(&motion)

    #expect(abs(target - (100 + 790 * 0.499)) < 1e-9)
    #expect(abs((values.last ?? 0) - target) < 1e-6)
    #expect(motion.isAtRest)
  }

  @Test func `the same motion sampled at other times passes the same places`() {
    var fine = AxisMotion(
      releasing: 100, velocity: -2000, in: 0...500, bounces: true, rate: 0.998, at: 0)
    var coarse = fine
    for step in 0...100 { fine.advance(to: Double(step) / 200) }

    coarse.advance(to: 0.5)

    #expect(abs(fine.value - coarse.value) < 1e-9)
  }

  @Test func `a throw against an edge peaks where it should`() {
    var motion = AxisMotion(
      releasing: 0.001, velocity: -1000, in: 0...500, bounces: true, rate: 0.998, at: 0)

    let lowest = run(&motion).min() ?? 0

    #expect(abs(lowest + 1000 / (11 * M_E)) < 0.3)
    #expect(motion.value == 0)
  }

  @Test func `without bouncing it stops at the edge`() {
    var motion = AxisMotion(
      releasing: 100, velocity: -1000, in: 0...500, bounces: false, rate: 0.998, at: 0)

    #expect((run(&motion).min() ?? -1) == 0)
    #expect(motion.isAtRest)
  }

  @Test func `pulled past an edge and thrown inwards it goes on inside`() {
    var motion = AxisMotion(
      releasing: -20, velocity: 1500, in: 0...2000, bounces: true, rate: 0.998, at: 0)

    #expect((run(&motion).last ?? 0) > 100)
  }

  @Test func `aimed at a target it never swings past`() {
    var motion = AxisMotion(aiming: 0, at: 100, velocity: 4000, from: 0)

    let values = run(&motion)

    #expect((values.max() ?? 0) <= 100)
    #expect(motion.value == 100)
  }
}
