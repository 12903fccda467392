import Foundation
public import Playground

/// A verdict in one sentence: what came of it, and which clause decided.
public enum VerdictSentence {
  /// Such as `finish: 0.37 < 0.40, but 612 pt/s ≥ 500`.
  public static func text(_ verdict: Verdict) -> String {
    "\(verdict.outcome.rawValue): \(reason(verdict))"
  }

  /// The part behind the outcome.
  public static func reason(_ verdict: Verdict) -> String {
    if verdict.clauses.contains(where: { $0.name == "gesture cancelled" }) {
      return "the gesture was taken away at \(number(Double(verdict.percent), "percent"))"
    }
    guard let first = verdict.clauses.first else { return verdict.rule }
    var text = clause(first)
    for next in verdict.clauses.dropFirst() {
      let joint: String
      if next.name == "backward velocity" {
        // Not thrown back is worth no word.
        if next.held { continue }
        joint = verdict.outcome == .cancel ? ", but " : " and "
      } else {
        // What decides comes after a "but"; what did not matter, after a "though".
        let decides = next.held == (verdict.outcome == .finish)
        joint = next.held == first.held ? " and " : decides ? ", but " : ", though "
      }
      text += joint + clause(next)
    }
    return text
  }

  /// How far the deciding clause was from deciding otherwise, such as `by 112 pt/s`.
  public static func margin(_ verdict: Verdict) -> String {
    let size = abs(Double(verdict.margin))
    guard size.isFinite else { return "" }
    return size > 2
      ? "by \(String(format: "%.0f", size)) pt/s" : "by \(String(format: "%.2f", size))"
  }

  /// One clause by itself, such as `612 pt/s ≥ 500`.
  static func clause(_ clause: VerdictClause) -> String {
    let value = number(clause.value, clause.name)
    let limit = limitNumber(clause.limit, clause.name)
    let name = clause.name == "projected percent" ? "lands at " : ""
    if clause.name == "backward velocity" {
      return "thrown back at \(value) \(clause.held ? ">" : "≤") \(limit)"
    }
    return "\(name)\(value) \(sign(clause)) \(limit)"
  }

  /// The sign that is true of the numbers as they are shown.
  private static func sign(_ clause: VerdictClause) -> String {
    clause.held ? "≥" : clause.value == clause.limit ? "≯" : "<"
  }

  private static func isVelocity(_ name: String) -> Bool { name.contains("velocity") }

  private static func number(_ value: Double, _ name: String) -> String {
    guard value.isFinite else { return "?" }
    return isVelocity(name)
      ? String(format: "%.0f pt/s", value) : String(format: "%.2f", value)
  }

  private static func limitNumber(_ value: Double, _ name: String) -> String {
    guard value.isFinite else { return "?" }
    return isVelocity(name) ? String(format: "%.0f", value) : String(format: "%.2f", value)
  }
}
