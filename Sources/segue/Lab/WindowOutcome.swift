import Foundation
import GestureLab

/// What came of a gesture, as a window's events tell it.
@MainActor
struct WindowOutcome {
  private var wasHeld = false
  private var completed: Bool?
  private var verdict: (finishes: Bool, words: String)?

  /// The same as `GestureRun.outcome` says of a replay.
  var outcome: GestureFile.Outcome {
    if let completed { return completed ? .finish : .cancel }
    if let verdict { return verdict.finishes ? .finish : .cancel }
    return .none
  }

  /// The last verdict in a few words; empty for none.
  var words: String { verdict?.words ?? "" }

  mutating func note(_ event: [String: Any]) {
    switch event["event"] as? String {
    case "transition":
      switch event["phase"] as? String {
      case "began": wasHeld = false
      case "interactive": wasHeld = true
      case "ended":
        if wasHeld { completed = event["completed"] as? Bool }
      default: break
      }
    case "verdict":
      let percent = (event["percent"] as? NSNumber)?.doubleValue ?? .nan
      let velocity = (event["velocity"] as? NSNumber)?.doubleValue ?? .nan
      verdict = (
        event["outcome"] as? String == "finish",
        String(format: "%.3f at %.0f pt/s", percent, velocity)
      )
    default: break
    }
  }
}
