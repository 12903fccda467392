import Foundation
import Testing
import XTestPointer

/// The card's list and the pull argue about the finger; one of them gets it.
@Suite(.serialized) @MainActor
struct PullAgainstScrollTests {
  let desk: Desk
  let segue: LiveSegue

  private let low = CGPoint(x: 195, y: 700)
  private let high = CGPoint(x: 195, y: 400)

  init() throws {
    desk = try Desk()
    segue = try desk.open(.pullToDismiss).segue
  }

  @Test func `in the middle of the content a drag down scrolls`() throws {
    try scroll(from: low, to: high)
    let before = segue.events.count

    try scroll(from: high, to: CGPoint(x: 195, y: 520))

    _ = try segue.counters()
    let news = segue.events[before...]
    #expect(news.contains { $0.name == "scroll" })
    #expect(!news.contains { $0.name == "transition" || $0.name == "verdict" })
  }

  @Test func `at the top a drag down on the list dismisses`() throws {
    try pull(from: high)

    #expect(try segue.end(of: "dismiss").flag("completed") == true)
    #expect(!segue.events.contains { $0.name == "scroll" && $0.point("offset").y > 0.5 })
  }

  @Test func `scrolled back to the top it dismisses again`() throws {
    try scroll(from: low, to: high)
    let last = try scroll(from: high, to: CGPoint(x: 195, y: 840))
    #expect(abs(last.point("offset").y) < 0.5)

    try pull(from: high)

    #expect(try segue.end(of: "dismiss").flag("completed") == true)
  }

  @Test func `the wheel scrolls and begins no transition`() throws {
    desk.move(to: high)

    desk.hand?.press(5)
    desk.hand?.release(5)
    try segue.event("the list moved") { $0.name == "scroll" && $0.point("offset").y > 1 }
    _ = try segue.counters()

    #expect(!segue.events.contains { $0.name == "verdict" || $0.text("kind") == "dismiss" })
  }

  /// Drags the list and waits until it rests.
  @discardableResult
  private func scroll(from start: CGPoint, to end: CGPoint) throws -> LiveEvent {
    desk.press(at: start)
    desk.move(from: start, to: end)
    try segue.event("the list following") { $0.name == "scroll" && $0.phase == "dragging" }
    desk.release()
    return try segue.event("the list at rest") { $0.name == "scroll" && $0.phase == "resting" }
  }

  private func pull(from start: CGPoint) throws {
    desk.press(at: start)
    desk.move(from: start, to: CGPoint(x: start.x, y: start.y + DragScene.slop + 400))
    try segue.pan("began")
    desk.release()
    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
  }
}
