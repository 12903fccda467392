import Foundation
import Testing
import XTestPointer

/// What programs read: the lines of `--events`.
@Suite(.serialized) @MainActor
struct EventStreamTests {
  @Test(arguments: ["Ionic", "ionic", "react-navigation"])
  func `a preset sets its tunables and a setting goes on top`(_ preset: String) throws {
    let desk = try Desk()

    let segue = try LiveSegue(
      ["run", "swipe-back", "--preset", preset, "--set", "veto=7", "--events", "-"],
      display: desk.display.name)
    let tunables = try segue.event(named: "scene").fields["tunables"] as? [String: Double]

    #expect(tunables?["threshold"] == 0.5)
    #expect(tunables?["parallax"] == 0.3)
    #expect(tunables?["veto"] == 7)
  }

  @Test func `a window that tells no events goes on when asked for counters`() throws {
    let desk = try Desk()
    let segue = try LiveSegue(["run", "swipe-back"], display: desk.display.name)
    let window = desk.hand?.window(of: segue.identifier)

    segue.send(SIGUSR1)
    desk.hand?.send(protocol: "WM_DELETE_WINDOW", to: try #require(window))

    let ending = try segue.ending()
    #expect(ending.signal == nil)
    #expect(ending.status == 0)
  }

  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: DragScene.allCases)
  func `a whole drag is told in order`(_ scene: DragScene) throws {
    let (segue, _) = try desk.open(scene, ["--events-frames"])

    try desk.takeHold(scene, scene.way(to: 0.5), of: segue)
    desk.release()
    try segue.end(of: scene.kind)

    #expect(segue.events.first?.name == "scene")
    #expect((segue.events.first?.fields["tunables"] as? [String: Any])?["threshold"] != nil)
    let times = segue.events.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    let phases = segue.events.filter { $0.text("kind") == scene.kind }.map(\.phase)
    #expect(phases.first == "began")
    #expect(phases.dropFirst().first == "interactive")
    #expect(phases.suffix(2) == ["finishing", "ended"])
    let verdict = try #require(segue.events.firstIndex { $0.name == "verdict" })
    let finishing = try #require(segue.events.firstIndex { $0.phase == "finishing" })
    #expect(verdict < finishing)
    #expect(segue.events.contains { $0.name == "frame" && $0.number("latency") != nil })
  }

  @Test func `a reader that goes away ends nothing`() throws {
    let segue = try LiveSegue(
      ["run", "swipe-back", "--state", "detail", "--scale", "1", "--events", "-"],
      display: desk.display.name)
    let window = try segue.ready(presenting: false)
    segue.stopReading()

    desk.drag(.swipeBack, 200)
    desk.release()
    desk.hand?.send(protocol: "WM_DELETE_WINDOW", to: UInt(try #require(window.number("id"))))

    let ending = try segue.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.isEmpty, "\(ending)")
  }

  @Test func `a verdict names its rule, its clause and its margin`() throws {
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

  @Test func `the first page is heard of from the beginning`() throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(.swipeBack)
    _ = try segue.counters()

    let callbacks = segue.events.filter { $0.text("controller") == "PlaceDetailController" }
      .compactMap { $0.text("callback") }

    #expect(callbacks == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  }
}
