import CX11
import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  /// A display that lacks something is a worse display, never a crash.
  @Suite struct X11FallbackTests {
    /// Opens, paints three frames and drags.
    private func exercise(_ stage: Stage) throws {
      try stage.open()
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        if stage.ticks.count < 10 { stage.world.clock.requestTick() }
      }
      stage.world.clock.requestTick()
      try stage.run { stage.ticks.count >= 10 && stage.frames.count >= 10 }
      stage.pointer.move(50, 50)
      stage.pointer.press()
      stage.pointer.move(80, 50)
      stage.pointer.release()
      try stage.run { stage.samples.last?.phase == .up }
      stage.world.connection.synchronize()
      stage.world.connection.reportFaults()
      #expect(stage.samples.map(\.phase) == [.down, .move, .up])
      #expect(stage.reports.isEmpty)
      #expect(stage.pointer.pixel(x: 60, y: 50) == 0xff0000)
      #expect(stage.pointer.pixel(x: 300, y: 300) == 0xffffff)
    }

    @Test(arguments: X11Capabilities.Extension.allCases.filter { $0 != .render })
    func `one extension less still paints and listens`(
      missing: X11Capabilities.Extension
    ) throws {
      let stage = try Stage(avoiding: [missing])

      try exercise(stage)

      #expect(!stage.world.connection.capabilities.has(missing))
    }

    @Test func `with nothing but Render it still paints and listens`() throws {
      let stage = try Stage(
        avoiding: Set(X11Capabilities.Extension.allCases).subtracting([.render]))

      try exercise(stage)

      #expect(stage.world.clock.kind == .timer)
      #expect(stage.world.compositor.kind == .copy)
      #expect(stage.world.input.kind == .core)
    }

    /// Those that Xvfb can switch off.
    @Test(arguments: [
      X11Capabilities.Extension.sharedMemory, .resizing, .fixes, .genericEvents,
    ])
    func `a server without an extension will do`(missing: X11Capabilities.Extension) throws {
      let stage = try Stage(without: [missing.rawValue])

      try exercise(stage)

      #expect(!stage.world.connection.capabilities.has(missing))
    }

    @Test func `without XFIXES it does without Present`() throws {
      let stage = try Stage(avoiding: [.fixes])

      try exercise(stage)

      #expect(!stage.world.connection.capabilities.has(.present))
      #expect(stage.world.clock.kind == .timer)
      #expect(stage.world.compositor.kind == .copy)
    }

    @Test func `without Present frames keep an even pace`() throws {
      let stage = try Stage(avoiding: [.present])
      try stage.open()
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        if stage.ticks.count < 40 { stage.world.clock.requestTick() }
      }

      stage.world.clock.requestTick()
      try stage.run { stage.ticks.count >= 40 }

      let steps = zip(stage.ticks, stage.ticks.dropFirst()).map { $1.time - $0.time }.sorted()
      #expect(abs(steps[steps.count / 2] - 1.0 / 60) < 0.002)
    }

    @Test func `without Render it says so`() throws {
      let display = try VirtualDisplay(without: ["RENDER"])

      #expect(throws: X11Error.missingExtension("RENDER", display: display.name)) {
        try X11World(
          X11Configuration(
            title: "", size: CGSize(width: 100, height: 100), display: display.name))
      }
    }

    @Test func `no display is one clear line`() throws {
      let error = #expect(throws: X11Error.self) {
        try X11World(
          X11Configuration(
            title: "", size: CGSize(width: 100, height: 100), display: ":54321"))
      }

      #expect(error == .noDisplay(name: ":54321"))
      #expect(error?.exitStatus == 3)
      #expect(error?.description.contains(":54321") == true)
    }

    @Test func `eight bits a pixel are refused`() throws {
      let display = try VirtualDisplay(depth: 8)

      #expect(throws: X11Error.unsuitableScreen(depth: 8, display: display.name)) {
        try X11World(
          X11Configuration(
            title: "", size: CGSize(width: 100, height: 100), display: display.name))
      }
    }

    @Test func `the server's death ends the loop, not the program`() throws {
      let stage = try Stage()
      try stage.open()
      stage.onTick = { tick in
        var frame = stage.frame(step: stage.ticks.count)
        stage.world.compositor.present(&frame, at: tick)
        stage.world.clock.requestTick()
        if stage.ticks.count == 5 { stage.display.stop() }
      }
      stage.ticksOnInput = false

      stage.world.clock.requestTick()
      #expect(throws: X11Error.displayLost(name: stage.display.name)) {
        _ = try stage.world.run(notAfter: stage.world.clock.now + 20)
      }

      #expect(stage.world.connection.isLost)
      #expect(stage.interruptions.contains(.displayLost))
      var frame = stage.frame(step: 1)
      let tick = FrameTick(time: 0, period: 1, index: 0)
      stage.world.compositor.present(&frame, at: tick)
      stage.world.window.setTitle("gone")
      stage.world.input.wantsHover = true
      stage.world.close()
    }

    @Test func `being cut off in the middle of a drag is survived`() throws {
      let stage = try Stage()
      try stage.open()
      stage.pointer.move(50, 50)
      stage.pointer.press()
      try stage.run { stage.samples.count == 1 }
      stage.ticksOnInput = false

      stage.pointer.disconnect(stage.world.window.id)

      #expect(throws: X11Error.displayLost(name: stage.display.name)) {
        _ = try stage.world.run(notAfter: stage.world.clock.now + 20)
      }
      #expect(stage.interruptions == [.displayLost])
    }

    @Test func `a refused request is reported once, by name`() throws {
      let stage = try Stage()
      try stage.open()
      let display = stage.world.connection.display

      for _ in 0..<3 { XMapWindow(display, 0x7ff_ffff) }
      XRenderFreePicture(display, 0x7ff_fffe)
      stage.world.connection.synchronize()
      stage.world.connection.reportFaults()
      XMapWindow(display, 0x7ff_ffff)
      stage.world.connection.synchronize()
      stage.world.connection.reportFaults()

      #expect(stage.reports.count == 2)
      #expect(stage.reports[0].contains("MapWindow"))
      #expect(stage.reports[0].contains("BadWindow"))
      #expect(stage.reports[1].contains("RENDER") || stage.reports[1].contains("RenderFreePicture"))
    }
  }
}
