import UIKit

extension Verdict {
  /// What a key decides about a transition in the hand of the keyboard.
  static func ofKeys(_ outcome: Outcome, percent: CGFloat) -> Verdict {
    let held = outcome == .finish
    return Verdict(
      outcome: outcome, percent: percent, velocity: 0, rule: "Return finishes, Escape cancels",
      clauses: [VerdictClause(name: "Return", value: held ? 1 : 0, limit: 1, held: held)],
      margin: held ? 0 : -1)
  }
}
