import Foundation
import Testing
import XTestPointer

/// A display of the test's own, the program in it, and a hand on the pointer.
final class WindowSession {
  let display: VirtualDisplay
  let pointer: XTestPointer
  let program: SegueProcess
  /// X's number for the window.
  let window: UInt
  let scale: Double
  /// Where the pointer is. Units: points.
  private var place = CGPoint.zero

  /// Opens the window and waits until its first picture is shown.
  init(
    _ scene: String, state: String, scale: Int = 1, arguments: [String] = [],
    without missing: [String] = []
  ) throws {
    display = try VirtualDisplay(
      size: (1000 * scale, 900 * scale), without: missing)
    pointer = try XTestPointer(display: display.name)
    self.scale = Double(scale)
    program = try SegueProcess(
      [
        "run", scene, "--state", state, "--scale", String(scale), "--events", "-",
        "--events-frames",
      ] + arguments, display: display.name)
    let shown = try program.event("window") { $0.flag("mapped") == true }
    window = UInt(shown.number("id"))
    try program.event("frame")
  }

  // MARK: The hand. Units: points.

  func press(at point: CGPoint, button: Int = 1) {
    jump(to: point)
    pointer.press(button)
  }

  /// How far a quick hand comes between two samples. Units: points.
  private static let stride = 12.0

  /// Moves in a straight line without waiting between samples: the server stamps many of them with
  /// one and the same millisecond.
  func move(to point: CGPoint) {
    let length = max(abs(point.x - place.x), abs(point.y - place.y))
    let count = max(1, Int((length / Self.stride).rounded(.down)))
    let from = place
    let way = (1...count).map { step in
      let part = Double(step) / Double(count)
      return pixel(
        CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part))
    }
    pointer.move(along: way)
    place = point
  }

  func jump(to point: CGPoint) {
    let target = pixel(point)
    pointer.move(target.x, target.y)
    place = point
  }

  func release(_ button: Int = 1) {
    pointer.release(button)
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    press(at: start)
    move(to: end)
    release()
  }

  private func pixel(_ point: CGPoint) -> (x: Int, y: Int) {
    (Int((point.x * scale).rounded()), Int((point.y * scale).rounded()))
  }

  // MARK: What is expected

  /// Waits until a transition has ended, and expects how.
  func expectTransition(
    _ kind: String, completed: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let end = try program.event("transition") { $0.text("phase") == "ended" }
    #expect(end.text("kind") == kind, sourceLocation: sourceLocation)
    #expect(end.flag("completed") == completed, sourceLocation: sourceLocation)
  }

  /// Waits for a verdict and expects what it says.
  func expectVerdict(
    _ outcome: String, percent: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let verdict = try program.event("verdict")
    #expect(verdict.text("outcome") == outcome, sourceLocation: sourceLocation)
    #expect(abs(verdict.number("percent") - percent) < 0.001, sourceLocation: sourceLocation)
  }

  /// Waits until the interactive transition runs.
  func waitUntilInteractive() throws {
    try program.event("transition") { $0.text("phase") == "interactive" }
  }

  /// Expects that no transition has begun since the first picture.
  func expectNoTransition(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try program.counters()
    let begun = program.events.filter {
      $0.name == "transition" && $0.text("phase") != "ended"
    }
    #expect(begun.isEmpty, sourceLocation: sourceLocation)
  }
}
