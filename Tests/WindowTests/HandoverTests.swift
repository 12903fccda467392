import Foundation
import Testing
import XTestPointer

/// The same drag at the real window under every policy, by the lab's own verdict.
@Suite(.serialized) @MainActor
struct HandoverTests {
  private let low = CGPoint(x: 195, y: 750)
  private let high = CGPoint(x: 195, y: 500)

  private func open(_ policy: Int, _ state: String) throws -> (Desk, LiveSegue) {
    let desk = try Desk()
    let segue = try LiveSegue(
      [
        "run", "conflict-lab", "--state", state, "--set", "policy=\(policy)", "--set",
        // How fast a test's pointer is depends on the machine.
        "velocity=0", "--events", "-", "--no-panel", "--fresh",
      ], display: desk.display.name)
    _ = try segue.ready(presenting: false)
    // The list is where it was put once a turn has passed.
    _ = try segue.counters()
    return (desk, segue)
  }

  /// Policies in their order: exclusive, simultaneous, pinned, requireFailure, system, withinDrag.
  @Test(arguments: zip(0...5, [nil, "finish", "finish", "finish", "finish", "finish"]))
  func `from the top a pull of 240 points has this verdict`(
    policy: Int, expected: String?
  ) throws {
    try expectVerdict(expected, of: policy, startingIn: "top")
  }

  @Test(arguments: zip(0...5, [nil, nil, nil, "finish", nil, "cancel"]))
  func `scrolled down 200 points a pull of 240 has this verdict`(
    policy: Int, expected: String?
  ) throws {
    try expectVerdict(expected, of: policy, startingIn: "scrolled")
  }

  private func expectVerdict(
    _ expected: String?, of policy: Int, startingIn state: String
  ) throws {
    let (desk, segue) = try open(policy, state)

    desk.press(at: high)
    desk.move(from: high, to: low)
    desk.release()
    if let expected {
      #expect(try segue.event(named: "verdict").text("outcome") == expected)
    } else {
      try segue.event("the list at rest") { $0.name == "scroll" && $0.phase == "resting" }
      _ = try segue.counters()
      #expect(!segue.events.contains { $0.name == "verdict" })
    }
    let handed = segue.events.contains { $0.name == "handover" && $0.text("to") == "view" }
    #expect(handed == (policy == 5 || (policy == 2 && state == "top")))
    desk.letGo()
  }

  @Test func `within one drag it goes to the top, pulls, comes to rest and scrolls again`() throws {
    let (desk, segue) = try open(5, "scrolled")

    desk.press(at: high)
    desk.move(from: high, to: low)
    try segue.event("the card taking the drag") {
      $0.name == "handover" && $0.text("to") == "view"
    }
    desk.move(from: low, to: CGPoint(x: 195, y: 460))
    let back = try segue.event("the list taking it back") {
      $0.name == "handover" && $0.text("to") == "content"
    }
    try segue.event("the list scrolled") { $0.name == "scroll" && $0.point("offset").y > 200 }
    desk.release()

    #expect(abs(back.point("translation").y) < 0.5)
    #expect(try segue.event(named: "verdict").text("outcome") == "cancel")
    desk.letGo()
  }

  @Test func `the arbiter's reasons are told`() throws {
    let (desk, segue) = try open(4, "scrolled")

    desk.press(at: high)
    desk.move(from: high, to: low)
    let told = try segue.event("a decision") {
      $0.name == "arbitration" && $0.text("recognizer") == "UIScrollViewPanGestureRecognizer"
    }
    desk.release()

    let pull = told.list("parties").first {
      $0["recognizer"] as? String == "HandoverPanGestureRecognizer"
    }
    #expect(pull?["reason"] as? String == "the content is not at its edge")
    #expect(pull?["outcome"] as? String == "declined")
    desk.letGo()
  }
}
