import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Display links while nobody sees the window, as on a phone in the background.
@Suite struct HiddenFramesTests {
  @Test func `a display link wants no frames of a window that is not seen`() {
    let world = Simulation()
    world.show(UIViewController())
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    world.advance(by: 0.5)
    #expect(calls > 20)

    world.input.schedule(.surface(.visible(false)), at: world.clock.now)
    world.advance(by: 0.1)
    let (seen, ticks) = (calls, world.clock.tickCount)
    world.advance(by: 5)
    #expect(calls == seen)
    #expect(world.clock.tickCount == ticks)

    world.input.schedule(.surface(.visible(true)), at: world.clock.now)
    world.advance(by: 0.5)
    #expect(calls > seen + 20)
    link.invalidate()
  }
}
