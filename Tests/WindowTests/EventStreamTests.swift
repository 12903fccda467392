import Foundation
import Testing

/// The lines that scripts read.
@Suite(.serialized) @MainActor
struct EventStreamTests {
  @Test func `the scene comes first, with every tunable's value`() throws {
    let desk = try Desk()

    let (segue, _) = try desk.open(.swipeBack, ["--set", "threshold=0.55"])

    let first = try #require(segue.events.first)
    let tunables = try #require(first.fields["tunables"] as? [String: Double])
    #expect(first.name == "scene")
    #expect(first.text("scene") == "swipe-back")
    #expect(tunables["threshold"] == 0.55)
    #expect(tunables["duration"] == 0.4)
  }

  @Test(arguments: DragScene.allCases)
  func `a transition tells its phases in order, and times never run back`(
    _ scene: DragScene
  ) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, ["--events-frames"])
    let opened = segue.events.count

    try desk.takeHold(scene, scene.way(to: 0.6), of: segue)
    desk.release()
    try segue.end(of: scene.kind)

    var phases: [String] = []
    for event in segue.events[opened...] where event.name == "transition" {
      if phases.last != event.phase { phases.append(event.phase) }
    }
    let times = segue.events.map(\.time)
    #expect(phases == ["began", "interactive", "finishing", "ended"])
    #expect(times == times.sorted())
  }

  @Test func `a verdict names its rule, its clause and its margin`() throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(.swipeBack)

    try desk.takeHold(.swipeBack, DragScene.swipeBack.way(to: 0.3), of: segue)
    desk.release()

    let verdict = try segue.event(named: "verdict")
    let clause = try #require(verdict.list("clauses").first)
    #expect(verdict.text("rule") == "percent ≥ 0.40")
    #expect(clause["name"] as? String == "percent")
    #expect(clause["limit"] as? Double == 0.4)
    #expect(clause["held"] as? Bool == false)
    #expect(abs((verdict.number("margin") ?? 0) + 0.1) < 0.001)
  }

  @Test func `the window tells its device and, once known, its measured refresh`() throws {
    let desk = try Desk()
    let (segue, window) = try desk.open(.swipeBack, scale: 2)

    try desk.takeHold(.swipeBack, DragScene.swipeBack.way(to: 0.5), of: segue)
    desk.release()
    try segue.end(of: "pop")

    let told = try #require(
      segue.events.last { $0.name == "window" && $0.number("refresh") != nil })
    #expect(window.fields["device"] as? [Int] == [0, 0, 780, 1688])
    #expect(window.number("width") == 390)
    #expect(window.number("scale") == 2)
    #expect(abs((told.number("refresh") ?? 0) - 60) < 1)
  }

  @Test func `a frame tells when it was shown and how old its input was`() throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(.swipeBack, ["--events-frames"])

    desk.drag(.swipeBack, DragScene.swipeBack.way(to: 0.3))

    let frame = try segue.event("a frame with input") { $0.number("latency") != nil }
    #expect((frame.number("presented") ?? 0) > 0)
    #expect((frame.number("latency") ?? 0) > 0)
    #expect((frame.number("cost") ?? 0) > 0)
  }

  @Test func `a reader that goes away ends nothing`() throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(.swipeBack)

    segue.stopReading()
    desk.drag(.swipeBack, DragScene.swipeBack.way(to: 0.6))
    desk.release()
    segue.send(SIGTERM)

    let ending = try segue.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty)
  }
}
