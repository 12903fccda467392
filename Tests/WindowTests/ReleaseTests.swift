import Foundation
import Testing

extension WindowTests {
  /// What decides when the real pointer lets go.
  @Suite struct ReleaseTests {
    @Test(arguments: TransitionCase.all)
    func `39 % of the way returns`(_ transition: TransitionCase) throws {
      let session = try WindowSession(transition.scene, state: transition.state)
      let end = transition.place(at: 0.39)

      session.drag(from: transition.start, to: end.point)

      try session.expectVerdict("cancel", percent: end.percent)
      try session.expectTransition(transition.kind, completed: false)
    }

    @Test(arguments: TransitionCase.all)
    func `41 % of the way completes`(_ transition: TransitionCase) throws {
      let session = try WindowSession(transition.scene, state: transition.state)
      let end = transition.place(at: 0.41)

      session.drag(from: transition.start, to: end.point)

      try session.expectVerdict("finish", percent: end.percent)
      try session.expectTransition(transition.kind, completed: true)
    }

    @Test(arguments: TransitionCase.all)
    func `a fast flick of less than 40 % returns, for the rule has no velocity`(
      _ transition: TransitionCase
    ) throws {
      let session = try WindowSession(transition.scene, state: transition.state)

      session.press(at: transition.start)
      for percent in [0.1, 0.2, 0.3] { session.jump(to: transition.place(at: percent).point) }
      session.release()

      let verdict = try session.program.event("verdict")
      #expect(verdict.text("outcome") == "cancel")
      #expect(verdict.number("velocity") > 1000)
      try session.expectTransition(transition.kind, completed: false)
    }

    @Test func `a threshold given on the command line decides`() throws {
      let session = try WindowSession(
        "swipe-back", state: "detail", arguments: ["--set", "threshold=0.2"])
      let transition = TransitionCase.all[0]

      session.drag(from: transition.start, to: transition.place(at: 0.25).point)

      try session.expectTransition("pop", completed: true)
    }

    @Test func `at the root a drag to the right does nothing`() throws {
      let session = try WindowSession("swipe-back", state: "list")

      session.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 340, y: 500))

      try session.program.event("gesture")
      try session.program.rest()
      try session.expectNoTransition()
    }

    @Test func `a verdict names its rule, its clause and its margin`() throws {
      let session = try WindowSession("swipe-back", state: "detail")
      let transition = TransitionCase.all[0]

      session.drag(from: transition.start, to: transition.place(at: 0.3).point)

      let verdict = try session.program.event("verdict")
      let clauses = try #require(verdict.object["clauses"] as? [[String: Any]])
      #expect(verdict.text("rule") == "percent ≥ 0.40")
      #expect(clauses.first?["name"] as? String == "percent")
      #expect(clauses.first?["held"] as? Bool == false)
      #expect(abs(verdict.number("margin") + 0.1) < 0.001)
    }
  }
}
