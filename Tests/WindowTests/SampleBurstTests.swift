import Foundation
import Testing
import XTestPointer

/// A fast mouse: nothing it says is lost, and no refresh gets two pictures.
@Suite(.serialized) @MainActor
struct SampleBurstTests {
  @Test(arguments: DragScene.allCases)
  func `of 2000 moves in a burst none is lost`(_ scene: DragScene) throws {
    let desk = try Desk()
    let (segue, _) = try desk.open(scene, ["--events-frames"])
    try desk.takeHold(scene, scene.way(to: 0.1), of: segue)
    let before = try segue.counters()
    let first = segue.events.count

    let end = CGPoint(x: scene.start.x + 123, y: scene.start.y + 217)
    desk.hand?.move(along: path(from: scene.point(at: scene.way(to: 0.1)), to: end))
    let after = try countersWithAllSamples(segue, since: before)
    desk.release()
    let last = try segue.pan("ended")
    try segue.end(of: scene.kind)

    #expect(after.number("samples") == (try #require(before.number("samples"))) + 2000)
    let location = last.point("location")
    #expect(location == end)
    let began = try #require(segue.events.first { $0.isPan && $0.state == "began" })
    let moved = CGPoint(
      x: location.x - began.point("location").x, y: location.y - began.point("location").y)
    #expect(
      abs(last.point("translation").x - began.point("translation").x - moved.x) < 0.01
        && abs(last.point("translation").y - began.point("translation").y - moved.y) < 0.01)
    expectOnePictureATick(Array(segue.events[first...]))
  }

  /// There and back in many small steps, so that every move is one.
  private func path(from start: CGPoint, to end: CGPoint) -> [(x: Int, y: Int)] {
    (1...2000).map { step in
      if step == 2000 { return (Int(end.x), Int(end.y)) }
      return (Int(start.x) + step % 100 + 1, Int(start.y) + step % 90 + 1)
    }
  }

  /// The server has sent them all; the program reads them with its next tick.
  private func countersWithAllSamples(
    _ segue: LiveSegue, since before: LiveEvent
  ) throws -> LiveEvent {
    let goal = (before.number("samples") ?? 0) + 2000
    try segue.event("the finger at the end of the burst") {
      $0.isPan && $0.state == "changed"
    }
    let deadline = ChildProcess.now + LiveSegue.patience
    while true {
      let counters = try segue.counters()
      if (counters.number("samples") ?? 0) >= goal || ChildProcess.now > deadline {
        return counters
      }
    }
  }

  private func expectOnePictureATick(_ events: [LiveEvent]) {
    let frames = events.filter { $0.name == "frame" }
    let indices = frames.compactMap { $0.number("index") }
    #expect(!frames.isEmpty)
    #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
    let shown = frames.compactMap { $0.number("presented") }
    // How far apart is the machine's affair; a tick has one picture, and they come in order.
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
    // Changes come once a tick, not once a sample.
    let changes = events.filter { $0.isPan && $0.state == "changed" }
    let span = (changes.last?.time ?? 0) - (changes.first?.time ?? 0)
    #expect(Double(changes.count) <= span * 60 * 1.5 + 3)
  }
}
