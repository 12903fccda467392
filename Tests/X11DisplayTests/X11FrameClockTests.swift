import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  @Suite struct X11FrameClockTests {
    /// Shows a moving square for `count` ticks.
    private func animate(_ stage: Stage, ticks count: Int) throws {
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        if stage.ticks.count < count { stage.world.clock.requestTick() }
      }
      stage.world.clock.requestTick()
      try stage.run { stage.ticks.count >= count && stage.frames.count >= count }
      stage.onTick = nil
    }

    @Test(arguments: [60, 120]) func `the period is the display's`(rate: Int) throws {
      let stage = try Stage(refreshRate: rate)
      try stage.open()

      try animate(stage, ticks: 60)

      #expect(stage.world.clock.kind == .present)
      #expect(stage.world.clock.isMeasured)
      #expect(abs(stage.world.clock.period * Double(rate) - 1) < 0.01)
    }

    @Test func `an animation gets a tick for every refresh`() throws {
      let stage = try Stage()
      try stage.open()
      try animate(stage, ticks: 20)
      stage.forget()
      let missed = stage.world.clock.missedCount

      try animate(stage, ticks: 60)

      let span = (stage.ticks.last?.time ?? 0) - (stage.ticks.first?.time ?? 0)
      let refreshes = Int((span / stage.world.clock.period).rounded())
      // A busy machine may cost refreshes, but never one that is not owned up to.
      #expect(refreshes >= stage.ticks.count - 1)
      #expect(refreshes - (stage.ticks.count - 1) <= stage.world.clock.missedCount - missed)
    }

    @Test func `2000 motions in a burst give one paint a refresh and lose nothing`() throws {
      let stage = try Stage()
      try stage.open()
      try animate(stage, ticks: 10)
      stage.forget()
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
      }

      stage.pointer.move(10, 10)
      stage.pointer.press()
      stage.pointer.move(along: (0..<2000).map { (x: 20 + $0 % 300, y: 30 + $0 / 300) })
      stage.pointer.release()
      try stage.run { stage.samples.last?.phase == .up }

      #expect(stage.samples.count == 2002)
      for (tick, next) in zip(stage.ticks, stage.ticks.dropFirst()) {
        #expect(next.time - tick.time > 0.9 * stage.world.clock.period)
      }
    }

    @Test func `nothing wanted, nothing done`() throws {
      let stage = try Stage()
      try stage.open()
      try animate(stage, ticks: 5)
      try stage.settle()
      let start = MonotonicClock.now
      let wakes = stage.world.wakeCount
      let requests = stage.world.connection.requestCount

      stage.world.clock.requestTick(at: start + 2)
      try stage.run { stage.ticks.count == 6 }

      // One wait up to the tick asked for, and one beforehand for what was still under way.
      #expect(stage.world.wakeCount - wakes <= 3)
      #expect(stage.world.connection.requestCount == requests)
      #expect(MonotonicClock.now - start > 1.9)
    }

    @Test func `asking twice gives one tick`() throws {
      let stage = try Stage()
      try stage.open()

      stage.world.clock.requestTick()
      stage.world.clock.requestTick()
      try stage.run { !stage.ticks.isEmpty }
      stage.world.clock.requestTick(at: stage.world.clock.now + 0.2)
      try stage.run { stage.ticks.count == 2 }

      #expect(stage.ticks[1].time - stage.ticks[0].time > 0.15)
    }

    @Test func `a hidden window's animation goes on slowly, without painting`() throws {
      let stage = try Stage()
      try stage.open()
      try animate(stage, ticks: 3)
      stage.pointer.unmap(stage.world.window.id)
      try stage.run { !stage.world.window.isVisible }
      stage.forget()

      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        stage.world.clock.requestTick()
      }
      stage.world.clock.requestTick()
      try stage.run { stage.ticks.count == 3 }

      #expect(stage.ticks[2].time - stage.ticks[0].time > 0.4)
      #expect(stage.frames.isEmpty)
      #expect(!stage.world.clock.isPresenting)
    }

    @Test func `latency is known and small`() throws {
      let stage = try Stage()
      try stage.open()
      try animate(stage, ticks: 30)
      stage.forget()
      var latencies: [TimeInterval] = []
      var step = 0
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        step += 1
        stage.pointer.move(100 + step % 100, 100)
        if step < 60 { stage.world.clock.requestTick() }
      }

      stage.pointer.move(100, 100)
      stage.pointer.press()
      try stage.run { step >= 60 }
      latencies = stage.frames.compactMap(\.latency).sorted()

      #expect(latencies.count > 40)
      #expect(latencies[latencies.count / 2] < 2 * stage.world.clock.period)
    }
  }
}
