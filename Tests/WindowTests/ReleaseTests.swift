import Foundation
import Testing
import XTestPointer

/// Letting go decides by the rule the scene shows.
@Suite(.serialized) @MainActor
struct ReleaseTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: DragScene.allCases)
  func `released at 39 percent it returns`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)

    try desk.takeHold(scene, scene.way(to: 0.39) - 1, of: segue)
    desk.release()

    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "cancel")
    #expect(try #require(verdict.number("percent")) < 0.4)
    #expect(try #require(verdict.number("percent")) > 0.38)
    let clause = try #require(verdict.list("clauses").first)
    #expect(clause["name"] as? String == "percent")
    #expect((clause["limit"] as? NSNumber)?.doubleValue == 0.4)
    #expect((clause["held"] as? NSNumber)?.boolValue == false)
    #expect(try segue.end(of: scene.kind).flag("completed") == false)
  }

  @Test(arguments: DragScene.allCases)
  func `released at 41 percent it completes`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)

    try desk.takeHold(scene, scene.way(to: 0.41), of: segue)
    desk.release()

    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "finish")
    #expect(abs(try #require(verdict.number("percent")) - 0.41) < 0.002)
    #expect(try #require(verdict.number("margin")) > 0)
    let clause = try #require(verdict.list("clauses").first)
    #expect((clause["limit"] as? NSNumber)?.doubleValue == 0.4)
    #expect((clause["held"] as? NSNumber)?.boolValue == true)
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
  }

  @Test(arguments: DragScene.allCases)
  func `a fast flick that is not far enough returns`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene)

    // A step a refresh: some 30 points in a sixtieth of a second.
    try desk.takeHold(scene, scene.way(to: 0) + 10, of: segue)
    for percent in [0.1, 0.18, 0.26, 0.34] as [CGFloat] {
      desk.move(to: scene.point(at: scene.way(to: percent)))
      if percent < 0.3 { try segue.pan("changed") }
    }
    desk.release()

    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "cancel")
    #expect(try #require(verdict.number("velocity")) > 300)
    #expect(try segue.end(of: scene.kind).flag("completed") == false)
  }

  @Test(arguments: DragScene.allCases)
  func `a threshold set on the command line decides`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene, ["--set", "threshold=0.2"])

    try desk.takeHold(scene, scene.way(to: 0.25), of: segue)
    desk.release()

    let verdict = try segue.event(named: "verdict")
    #expect(verdict.text("outcome") == "finish")
    let clause = try #require(verdict.list("clauses").first)
    #expect((clause["limit"] as? NSNumber)?.doubleValue == 0.2)
    #expect(try segue.end(of: scene.kind).flag("completed") == true)
  }

  @Test func `at the root of the stack a drag does nothing and freezes nothing`() throws {
    let segue = try LiveSegue(
      [
        "run", "swipe-back", "--state", "list", "--scale", "1", "--events", "-", "--no-panel",
        "--fresh",
      ],
      display: desk.display.name)
    _ = try segue.ready(presenting: false)

    for _ in 1...2 {
      // Far past the row it began on, which would otherwise take the release for a tap.
      desk.drag(.swipeBack, 570)
      desk.release()
      try segue.event("the pan refused") { $0.name == "gesture" && $0.state == "failed" }
    }

    _ = try segue.counters()
    let news = segue.events.filter { $0.name == "transition" || $0.name == "verdict" }
    #expect(news.isEmpty, "\(news)")
  }
}
