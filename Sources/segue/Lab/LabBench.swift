import Foundation
import GestureLab
import Playground

/// How fast gestures are replayed.
@MainActor
struct LabBench {
  /// Gestures a second on one core, a 500 ms drag in `pull-to-dismiss`, nothing painted.
  ///
  /// - Parameter traces: whether every frame's views are written down.
  static func gesturesPerSecond(traces: Bool, count: Int) throws -> Double {
    let screen = try PlaygroundScreen(id: "pull-to-dismiss")
    let gesture = GestureFile(
      scene: "pull-to-dismiss", state: "presented",
      steps: [
        .drag(DragStep(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 640), over: 500))
      ])
    let options = GesturePlayer.Options(traces: traces, stopsAtOutcome: !traces)
    _ = try Lab.play(gesture, on: screen, options: options)
    let begin = PointerScript.now
    for _ in 0..<count {
      let run = try Lab.play(gesture, on: screen, options: options)
      guard run.outcome == .finish else { throw Failure.expectation("the drag did not finish") }
    }
    return Double(count) / (PointerScript.now - begin)
  }
}
