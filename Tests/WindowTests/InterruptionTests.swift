import Foundation
import Testing
import XTestPointer

extension WindowTests {
  /// A drag that leaves the window goes on; one that is taken away returns.
  @Suite struct InterruptionTests {
    /// Takes hold of the page and pulls it well past the threshold.
    private func dragging(_ transition: TransitionCase) throws -> WindowSession {
      let session = try WindowSession(transition.scene, state: transition.state)
      session.press(at: transition.start)
      session.move(to: transition.place(at: 0.6).point)
      try session.waitUntilInteractive()
      return session
    }

    @Test func `a drag that leaves the window and is released outside completes`() throws {
      let session = try dragging(TransitionCase.all[0])

      session.move(to: CGPoint(x: 900, y: 880))
      session.release()

      try session.expectVerdict("finish", percent: 1)
      try session.expectTransition("pop", completed: true)
    }

    @Test(arguments: TransitionCase.all)
    func `a second button in mid-drag takes the gesture away`(
      _ transition: TransitionCase
    ) throws {
      let session = try dragging(transition)

      session.pointer.press(3)

      try session.program.event("gesture") { $0.text("state") == "cancelled" }
      try session.expectTransition(transition.kind, completed: false)
      session.release(3)
      session.release()
      session.drag(from: transition.start, to: transition.place(at: 0.6).point)
      try session.expectTransition(transition.kind, completed: true)
    }

    @Test func `Escape in mid-drag takes the gesture away`() throws {
      let session = try dragging(TransitionCase.all[1])

      session.pointer.type(0xff1b)

      try session.expectTransition("dismiss", completed: false)
    }

    @Test func `losing the keyboard in mid-drag takes the gesture away`() throws {
      let session = try dragging(TransitionCase.all[0])

      session.pointer.dropFocus()

      try session.expectTransition("pop", completed: false)
    }

    @Test(arguments: TransitionCase.all)
    func `unmapping in mid-drag returns, and the window works when it is back`(
      _ transition: TransitionCase
    ) throws {
      let session = try dragging(transition)

      session.pointer.unmap(session.window)

      try session.expectTransition(transition.kind, completed: false)
      session.release()
      session.pointer.map(session.window)
      try session.program.event("window") { $0.flag("mapped") == true }
      session.drag(from: transition.start, to: transition.place(at: 0.6).point)
      try session.expectTransition(transition.kind, completed: true)
    }

    @Test func `closing the window in mid-transition ends the program in peace`() throws {
      let session = try dragging(TransitionCase.all[1])

      session.pointer.send(protocol: "WM_DELETE_WINDOW", to: session.window)

      let end = try session.program.end()
      #expect(end.status == 0)
      #expect(end.complaints.isEmpty)
    }

    @Test func `a server that dies in mid-drag gives one line and status 3`() throws {
      let session = try dragging(TransitionCase.all[0])

      session.display.stop()

      let end = try session.program.end()
      #expect(end.status == 3)
      #expect(end.complaints.count == 1)
      #expect(end.complaints.first?.contains("is gone") == true)
    }

    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(0)), (SIGHUP, Int32(0))])
    func `a signal ends the program in peace`(_ signal: Int32, _ status: Int32) throws {
      let session = try WindowSession("swipe-back", state: "list")

      kill(session.program.id, signal)

      let end = try session.program.end()
      #expect(end.status == status)
      #expect(end.complaints.isEmpty)
    }
  }
}
