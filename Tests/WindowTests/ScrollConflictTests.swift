import Foundation
import Testing
import XTestPointer

extension WindowTests {
  /// The card and its list under one real finger: never both.
  @Suite struct ScrollConflictTests {
    @Test func `a drag in the middle of the content scrolls and does not dismiss`() throws {
      let session = try WindowSession("pull-to-dismiss", state: "presented")
      session.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400))
      try session.program.event("scroll") { $0.text("phase") == "resting" }
      try session.program.rest()
      let before = try #require(session.program.events.last { $0.name == "scroll" })

      session.press(at: CGPoint(x: 195, y: 300))
      session.move(to: CGPoint(x: 195, y: 400))
      try session.program.rest()

      let after = try #require(session.program.events.last { $0.name == "scroll" })
      #expect(before.numbers("offset")[1] > 200)
      #expect(abs(before.numbers("offset")[1] - after.numbers("offset")[1] - 90) < 0.6)
      try session.expectNoTransition()
    }

    @Test func `a pull on the content at its top dismisses`() throws {
      let session = try WindowSession("pull-to-dismiss", state: "presented")

      session.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700))

      try session.expectTransition("dismiss", completed: true)
    }

    @Test func `while the card is pulled its content stays`() throws {
      let session = try WindowSession("pull-to-dismiss", state: "presented")

      session.press(at: CGPoint(x: 195, y: 300))
      session.move(to: CGPoint(x: 195, y: 500))
      try session.waitUntilInteractive()
      try session.program.rest()

      #expect(!session.program.events.contains { $0.name == "scroll" })
    }

    @Test func `the wheel scrolls and begins no transition`() throws {
      let session = try WindowSession("pull-to-dismiss", state: "presented")
      session.jump(to: CGPoint(x: 195, y: 500))

      for _ in 0..<3 {
        session.pointer.press(5)
        session.pointer.release(5)
      }

      let scroll = try session.program.event("scroll")
      #expect(scroll.numbers("offset")[1] > 0)
      try session.program.rest()
      try session.expectNoTransition()
    }
  }
}
