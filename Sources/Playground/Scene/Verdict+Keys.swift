import UIKit

extension Verdict {
  /// What a key decides about a transition in the hand of the keyboard.
  static func ofKeys(_ outcome: Outcome, percent: CGFloat) -> Verdict {
    let held = outcome == .finish
    return Verdict(
      outcome: outcome, percent: percent, velocity: 0, rule: "Return finishes, Escape cancels",
      // A key is pressed or it is not: neither is near the other.
      clauses: [
        VerdictClause(
          name: "Return", value: held ? 1 : -1, limit: 0, held: held, unit: nil, scale: 1)
      ])
  }
}
