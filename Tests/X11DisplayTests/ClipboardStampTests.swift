import CX11
import Display
import Foundation
import Testing
import XTestPointer

@testable import X11Display

extension RealDisplayTests {
  @Suite struct ClipboardStampTests {
    @Test func `a copy made with the mouse wins over another program's earlier one`() throws {
      let stage = try Stage()
      try stage.open()
      let other = try X11World(
        X11Configuration(
          title: "Other", size: CGSize(width: 50, height: 50), display: stage.display.name))
      defer { other.close() }
      stage.pointer.move(200, 200)
      stage.pointer.press()
      try stage.settle()
      stage.pointer.release()
      try stage.settle()
      let stamp = stage.world.clipboard.lastStamp
      func owner() -> Window {
        other.connection.synchronize()
        return XGetSelectionOwner(
          stage.world.connection.display, stage.world.connection.atoms[.clipboard])
      }

      stage.world.clipboard.setText("first")
      other.clipboard.setText("between")
      let between = owner()
      stage.world.clipboard.setText("last")
      let last = owner()

      // Only the server's own time is later than what came between.
      #expect(stamp != 0)
      #expect(between == other.window.id)
      #expect(last == stage.world.window.id)
    }
  }
}
