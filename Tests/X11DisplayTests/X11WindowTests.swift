import CX11
import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  @Suite struct X11WindowTests {
    private func painted(_ stage: Stage) throws {
      stage.onTick = { tick in
        var frame = stage.frame(step: 0)
        stage.world.compositor.present(&frame, at: tick)
      }
      stage.world.clock.requestTick()
      try stage.run { !stage.frames.isEmpty }
    }

    @Test func `it says who it is`() throws {
      let stage = try Stage()
      try stage.open()
      stage.world.window.setTitle("Wischen — スワイプ")
      stage.world.connection.synchronize()
      let window = stage.world.window.id

      let title = stage.pointer.property("_NET_WM_NAME", of: window)
      let name = stage.pointer.property("WM_CLASS", of: window)
      let icon = stage.pointer.property("_NET_WM_ICON", of: window)
      let process = stage.pointer.property("_NET_WM_PID", of: window)

      #expect(String(decoding: title, as: UTF8.self) == "Wischen — スワイプ")
      // The old property holds the same, in an encoding of its own time or in UTF-8.
      let old = stage.pointer.property("WM_NAME", of: window)
      #expect(old.starts(with: Array("Wischen - ".utf8)))
      #expect(old.count >= 18 && !old.contains(UInt8(ascii: "?")))
      #expect(String(decoding: name, as: UTF8.self) == "segue\0Segue\0")
      #expect(icon.count == 8 * (2 + 48 * 48))
      #expect(process.prefix(4).reversed().reduce(0) { $0 << 8 | Int32($1) } == getpid())
      #expect(!stage.pointer.property("WM_NORMAL_HINTS", of: window).isEmpty)
      #expect(!stage.pointer.property("_NET_WM_SYNC_REQUEST_COUNTER", of: window).isEmpty)
    }

    @Test func `without a window manager it takes the keyboard itself`() throws {
      let stage = try Stage()

      try stage.open()

      #expect(stage.world.window.isFocused)
    }

    @Test func `closing is asked, not done`() throws {
      let stage = try Stage()
      try stage.open()

      stage.pointer.send(protocol: "WM_DELETE_WINDOW", to: stage.world.window.id)
      try stage.run { stage.surface.contains(.closeRequested) }

      #expect(stage.world.window.isVisible)
    }

    @Test func `a resize is told once and painted whole`() throws {
      let stage = try Stage(size: CGSize(width: 200, height: 200))
      try stage.open()
      try painted(stage)
      stage.forget()

      stage.pointer.resize(stage.world.window.id, width: 320, height: 260)
      try stage.run { stage.world.window.pixelSize == (320, 260) && !stage.frames.isEmpty }
      stage.world.connection.synchronize()

      let resized = stage.surface.filter { $0 != .visible(true) }
      #expect(resized == [.resized(CGSize(width: 320, height: 260), scale: 1)])
      #expect(stage.pointer.pixel(x: 310, y: 250) == 0xffffff)
      #expect(stage.pointer.pixel(x: 30, y: 40) == 0xff0000)
    }

    @Test func `a resize request is answered after painting`() throws {
      let stage = try Stage()
      try stage.open()
      try painted(stage)
      stage.forget()

      let window = stage.world.window
      stage.pointer.send(protocol: "_NET_WM_SYNC_REQUEST", to: window.id, values: [77, 0])
      try stage.run { window.askedSync != nil }
      stage.pointer.resize(window.id, width: 420, height: 420)
      try stage.run {
        window.askedSync == nil && window.sizedSync == nil && window.paintedSync == nil
      }

      var value = XSyncValue()
      XSyncQueryCounter(
        stage.world.connection.display, stage.world.window.syncCounter, &value)
      #expect(value.lo == 77)
    }

    @Test func `what another window hid is mended without a frame`() throws {
      let stage = try Stage()
      try stage.open()
      try painted(stage)
      let ticks = stage.ticks.count

      let cover = stage.pointer.cover(x: 0, y: 0, width: 150, height: 150)
      stage.pointer.unmap(cover)
      try stage.settle()
      stage.world.connection.synchronize()

      #expect(stage.pointer.pixel(x: 30, y: 40) == 0xff0000)
      #expect(stage.ticks.count == ticks)
    }

    @Test func `wholly hidden, it stops painting; shown again, it paints`() throws {
      let stage = try Stage()
      try stage.open()
      try painted(stage)

      let cover = stage.pointer.cover(x: 0, y: 0, width: 1280, height: 1024)
      try stage.run { stage.surface.contains(.visible(false)) }
      let frames = stage.world.compositor.frameCount
      stage.world.clock.requestTick()
      let ticks = stage.ticks.count
      try stage.run { stage.ticks.count > ticks }
      let hidden = stage.world.compositor.frameCount
      stage.pointer.unmap(cover)
      try stage.run { stage.surface.contains(.visible(true)) }

      #expect(hidden == frames)
      #expect(stage.world.window.isVisible)
    }

    @Test func `a scale of 2 doubles the pixels, not the points`() throws {
      let stage = try Stage(size: CGSize(width: 150, height: 120), scale: 2)
      try stage.open()
      try painted(stage)

      #expect(stage.world.window.pixelSize == (300, 240))
      #expect(stage.world.size == CGSize(width: 150, height: 120))
      #expect(stage.pointer.pixel(x: 25, y: 45) == 0xff0000)
      #expect(stage.pointer.pixel(x: 175, y: 155) == 0xff0000)
      #expect(stage.pointer.pixel(x: 185, y: 165) == 0xffffff)
    }

    @Test func `the session's resolution sets the scale`() throws {
      let display = try VirtualDisplay()
      let pointer = try XTestPointer(display: display.name)
      pointer.setRootText("RESOURCE_MANAGER", "*color: blue\nXft.dpi:\t192\n")

      let small = try X11World(
        X11Configuration(
          title: "Small", size: CGSize(width: 200, height: 200), display: display.name))
      let tall = try X11World(
        X11Configuration(
          title: "Tall", size: CGSize(width: 390, height: 844), display: display.name))

      #expect(small.scale == 2)
      #expect(tall.scale == 1)
    }

    @Test func `absurd requests are refused in one line`() throws {
      let display = try VirtualDisplay()
      func open(_ size: CGSize, scale: CGFloat?) -> X11Error? {
        do {
          _ = try X11World(
            X11Configuration(title: "", size: size, scale: scale, display: display.name))
          return nil
        } catch {
          return error
        }
      }

      let sized = CGSize(width: 100, height: 100)
      let errors = [
        open(CGSize(width: 50_000, height: 10), scale: 1), open(.zero, scale: 1),
        open(CGSize(width: CGFloat.nan, height: 10), scale: 1), open(sized, scale: 99),
        open(sized, scale: .nan), open(sized, scale: -1),
      ]

      for error in errors {
        let error = try #require(error)
        #expect(error.exitStatus == 2)
        #expect(!error.description.contains("\n"))
      }
    }
  }
}
