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
      return "the gesture was taken away at \(number(Double(verdict.percent), .fraction))"
    }
    // A key or a touch has no numbers that could be told.
    guard let first = verdict.clauses.first, first.unit != nil else { return verdict.rule }
    var text = clause(first)
    let isEnough = verdict.clauses.contains { $0.role == .suffices && $0.held }
    for next in verdict.clauses.dropFirst() {
      let joint: String
      if next.role == .isNeeded {
        // What is needed and there is worth no word.
        if next.held { continue }
        joint = verdict.outcome == .cancel ? ", but " : " and "
      } else {
        // What decides comes after a "but"; what did not matter, after a "though".
        joint =
          next.held == first.held ? " and " : next.held == isEnough ? ", but " : ", though "
      }
      text += joint + clause(next)
    }
    return text
  }

  /// How far the deciding clause was from deciding otherwise, such as `by 112 pt/s`; nil for one
  /// that is met or is not, as by a key.
  public static func margin(_ verdict: Verdict) -> String? {
    let size = abs(Double(verdict.margin))
    guard size.isFinite, let unit = verdict.deciding?.unit else { return nil }
    return "by \(number(size, unit))"
  }

  /// One clause by itself, such as `612 pt/s ≥ 500`.
  static func clause(_ clause: VerdictClause) -> String {
    guard let unit = clause.unit else {
      return clause.name == "may be dismissed" && !clause.held
        ? "it may not be dismissed" : "\(clause.name): \(clause.held ? "yes" : "no")"
    }
    let value = number(clause.value, unit)
    let limit = digits(clause.limit, unit)
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

  private static func number(_ value: Double, _ unit: TunableUnit) -> String {
    let text = digits(value, unit)
    return unit.text.isEmpty || !value.isFinite ? text : "\(text) \(unit.text)"
  }

  private static func digits(_ value: Double, _ unit: TunableUnit) -> String {
    guard value.isFinite else { return "?" }
    let places =
      switch unit {
      case .points, .pointsPerSecond: 0
      case .seconds, .fraction, .scale: 2
      }
    return String(format: "%.\(places)f", value)
  }
}
