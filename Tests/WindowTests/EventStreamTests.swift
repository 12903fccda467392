import Foundation
import Testing

extension WindowTests {
  /// The stream that scripts read.
  @Suite struct EventStreamTests {
    @Test func `the scene is told first, with every tunable`() throws {
      let session = try WindowSession(
        "swipe-back", state: "detail", arguments: ["--set", "threshold=0.55"])

      let first = try #require(session.program.events.first)

      let tunables = try #require(first.object["tunables"] as? [String: Double])
      #expect(first.name == "scene")
      #expect(first.text("scene") == "swipe-back")
      #expect(tunables["threshold"] == 0.55)
      #expect(tunables["duration"] == 0.4)
    }

    @Test func `every line has a time that never runs backwards, and a name`() throws {
      let session = try WindowSession("pull-to-dismiss", state: "presented")

      session.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 700))
      try session.expectTransition("dismiss", completed: true)
      try session.program.rest()

      let times = session.program.events.map(\.time)
      #expect(times.allSatisfy { $0 >= 0 })
      #expect(times == times.sorted())
      #expect(session.program.events.allSatisfy { !$0.name.isEmpty })
    }

    @Test func `a transition tells its phases in order`() throws {
      let session = try WindowSession("swipe-back", state: "detail")

      session.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 300, y: 500))
      try session.expectTransition("pop", completed: true)

      var phases: [String] = []
      for event in session.program.events where event.name == "transition" {
        if phases.last != event.text("phase") { phases.append(event.text("phase")) }
      }
      #expect(phases == ["began", "interactive", "finishing", "ended"])
    }

    @Test func `appearance callbacks are told, will before did`() throws {
      let session = try WindowSession("swipe-back", state: "detail")

      session.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 300, y: 500))
      try session.program.event("appearance") { $0.text("callback") == "viewDidDisappear" }

      let callbacks = session.program.events.filter { $0.name == "appearance" }
        .map { $0.text("callback") }
      let will = try #require(callbacks.lastIndex(of: "viewWillDisappear"))
      let did = try #require(callbacks.lastIndex(of: "viewDidDisappear"))
      #expect(will < did)
    }

    @Test func `a frame tells when it was shown and how old its input was`() throws {
      let session = try WindowSession("swipe-back", state: "detail")
      session.press(at: CGPoint(x: 40, y: 500))

      session.move(to: CGPoint(x: 200, y: 500))

      let frame = try session.program.event("frame") { $0.object["latency"] is NSNumber }
      #expect(frame.number("presented") > 0)
      #expect(frame.number("latency") > 0)
      #expect(frame.number("cost") > 0)
    }

    @Test func `gestures tell recognizer, view, state and way`() throws {
      let session = try WindowSession("swipe-back", state: "detail")
      session.press(at: CGPoint(x: 40, y: 500))

      session.move(to: CGPoint(x: 200, y: 500))

      let began = try session.program.event("gesture") { $0.text("state") == "began" }
      session.move(to: CGPoint(x: 240, y: 500))
      #expect(began.text("recognizer") == "UIPanGestureRecognizer")
      let changed = try session.program.event("gesture") {
        $0.text("state") == "changed" && $0.numbers("translation").first == 190
      }
      #expect(changed.numbers("location") == [240, 500])
    }
  }
}
