import Foundation
import Testing
import XTestPointer

/// Who has a real finger among scroll views in scroll views, an edge, a slider and a table.
@Suite(.serialized) @MainActor
struct ScrollOwnerTests {
  private func open(_ scene: String, _ state: String) throws -> (Desk, LiveSegue) {
    let desk = try Desk()
    let segue = try LiveSegue(
      [
        "run", scene, "--state", state, "--scale", "1", "--events", "-", "--no-panel", "--fresh",
      ], display: desk.display.name)
    _ = try segue.ready(presenting: false)
    _ = try segue.counters()
    return (desk, segue)
  }

  /// Drags, lets go, and waits until nothing scrolls any more.
  private func drag(
    _ desk: Desk, _ segue: LiveSegue, from start: CGPoint, to end: CGPoint
  ) throws {
    desk.press(at: start)
    desk.move(from: start, to: end)
    desk.release()
    try segue.event("everything at rest") { $0.name == "scroll" && $0.phase == "resting" }
    _ = try segue.counters()
  }

  /// Whether anything has scrolled sideways, and up or down.
  private func axes(_ segue: LiveSegue) -> (x: Bool, y: Bool) {
    let places = segue.events.filter { $0.name == "scroll" }.map { $0.point("offset") }
    let (left, top) = (places.map(\.x), places.map(\.y))
    return ((left.max() ?? 0) - (left.min() ?? 0) > 1, (top.max() ?? 0) - (top.min() ?? 0) > 1)
  }

  @Test func `a drag along the strip turns only the strip`() throws {
    let (desk, segue) = try open("scroll-lab", "top")

    try drag(desk, segue, from: CGPoint(x: 300, y: 480), to: CGPoint(x: 120, y: 500))

    #expect(axes(segue) == (true, false))
    desk.letGo()
  }

  @Test func `a drag across the strip scrolls only the page`() throws {
    let (desk, segue) = try open("scroll-lab", "top")

    try drag(desk, segue, from: CGPoint(x: 200, y: 480), to: CGPoint(x: 180, y: 330))

    #expect(axes(segue) == (false, true))
    desk.letGo()
  }

  @Test func `B39 from the edge the drawer comes out and no scroll view moves`() throws {
    let (desk, segue) = try open("scroll-lab", "top")
    let (start, end) = (CGPoint(x: 4, y: 250), CGPoint(x: 210, y: 258))

    desk.press(at: start)
    desk.move(from: start, to: end)
    desk.release()

    #expect(try segue.event(named: "verdict").text("outcome") == "finish")
    _ = try segue.counters()
    #expect(axes(segue) == (false, false))
    desk.letGo()
  }

  @Test func `A30 a slider keeps its drag, and the player stays`() throws {
    let (desk, segue) = try open("pull-up-player", "player")
    let (start, end) = (CGPoint(x: 133, y: 538), CGPoint(x: 260, y: 540))

    let hand = try #require(desk.hand)
    // On the slider's track, between where its thumb is and where it will be.
    let empty = hand.pixel(x: 225, y: 538)
    desk.press(at: start)
    desk.move(from: start, to: end)
    var track = empty
    let deadline = ChildProcess.now + LiveSegue.patience
    while track == empty, ChildProcess.now < deadline {
      _ = try segue.counters()
      track = hand.pixel(x: 225, y: 538)
    }
    // What would pull the player down, had it the finger.
    desk.move(from: end, to: CGPoint(x: 262, y: 760))
    desk.release()
    // Told in the order of the finger's doings: when the next drag has sent the player away,
    // everything of this one is told.
    let (head, foot) = (CGPoint(x: 195, y: 120), CGPoint(x: 195, y: 700))
    desk.press(at: head)
    desk.move(from: head, to: foot)
    desk.release()
    try segue.end(of: "dismiss")

    let began = segue.events.filter { $0.text("kind") == "dismiss" && $0.phase == "began" }
    #expect(segue.events.filter { $0.name == "verdict" }.map { $0.text("outcome") } == ["finish"])
    #expect(began.count == 1)
    #expect(track & 0xff_ffff == 0xff_ffff)
    desk.letGo()
  }

  @Test func `F33 a drag from the edge pops, the list under it does not scroll`() throws {
    let (desk, segue) = try open("system-navigation", "region")
    let (start, end) = (CGPoint(x: 4, y: 500), CGPoint(x: 330, y: 510))

    desk.press(at: start)
    desk.move(from: start, to: end)
    desk.release()

    let ended = try segue.end(of: "pop")
    #expect(ended.flag("completed") == true)
    #expect(!segue.events.contains { $0.name == "scroll" && $0.phase == "dragging" })
    desk.letGo()
  }
}
