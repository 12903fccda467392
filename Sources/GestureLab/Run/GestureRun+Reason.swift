import Foundation

/// Why, in words.
nonisolated extension GestureRun {
  /// What decided, with value, limit and margin, in one line.
  public var reason: String {
    if let verdict { return Self.words(for: verdict) + disagreement }
    if let handled {
      let way = handled.progress.last.map { Self.number($0.percent) } ?? "an unknown part"
      let end =
        handled.completed.map { $0 ? "finished" : "was cancelled" } ?? "never came to an end"
      return "the \(handled.kind) \(end), let go at \(way) of the way; the screen told no rule"
    }
    return nothingInHand
  }

  /// Why an expectation failed, in one line; nil when it held.
  public var failure: String? {
    guard let expect = gesture.expect, !passed else { return nil }
    return "expected \(expect.rawValue), got \(outcome.rawValue): \(reason)"
  }

  private var disagreement: String {
    guard let completed = handled?.completed, let verdict, completed != verdict.finishes else {
      return ""
    }
    return "; but the \(handled?.kind ?? "transition") "
      + (completed ? "completed" : "was cancelled") + " all the same"
  }

  private static func words(for verdict: LabVerdict) -> String {
    let end = verdict.finishes ? "finish" : "cancel"
    guard !verdict.clauses.isEmpty, let deciding = verdict.deciding else {
      return "\(end) at \(number(verdict.percent)) with \(number(verdict.velocity)) pt/s"
    }
    if deciding.name == "gesture cancelled" {
      return "cancel: the gesture was taken away at \(number(verdict.percent))"
    }
    // What is so or is not has no numbers that could be told.
    guard verdict.clauses.contains(where: { $0.unit != nil }) else {
      return "\(end): \(verdict.rule)"
    }
    var parts = verdict.clauses.map(words(for:))
    if verdict.finishes, let index = verdict.clauses.firstIndex(of: deciding) {
      // One that is needed decides over one that would have been enough; else what was not met is
      // told before what made up for it.
      let isNeeded = deciding.role == .isNeeded
      let rest = verdict.clauses.indices.filter {
        let clause = verdict.clauses[$0]
        return $0 != index && (isNeeded ? clause.role == .suffices && clause.held : !clause.held)
      }
      let joint = rest.isEmpty ? "" : isNeeded ? "and " : "but "
      parts = rest.map { parts[$0] } + [joint + parts[index]]
    }
    let text = parts.joined(separator: ", ")
    guard let unit = deciding.unit else { return "\(end): \(text)" }
    let margin = abs(deciding.value - deciding.limit)
    let share = deciding.relativeDistance * 100
    let size = number(margin) + (unit.isEmpty ? "" : " \(unit)")
    return "\(end): \(text) (\(deciding.held ? "by" : "short by") \(size), "
      + "\(number(share, places: 1)) %)"
  }

  private static func words(for clause: LabVerdict.Clause) -> String {
    guard let unit = clause.unit else { return "\(clause.name): \(clause.held ? "yes" : "no")" }
    let sign: String
    if clause.value == clause.limit {
      sign = clause.held ? "≥" : "="
    } else {
      sign = clause.value > clause.limit ? (clause.held ? "≥" : ">") : "<"
    }
    return "\(clause.name) \(number(clause.value)) \(sign) \(number(clause.limit))"
      + (unit.isEmpty ? "" : " \(unit)")
  }

  private var nothingInHand: String {
    let failed = recognitions.last { $0.state == "failed" }
    let winner = recognitions.first { $0.state == "began" || $0.state == "ended" }
    if let winner {
      return "no transition was in the hand; \(winner.recognizer) on \(winner.view) had the gesture"
    }
    if let failed {
      return "no transition was in the hand; \(failed.recognizer) on \(failed.view) failed: "
        + failed.reason
    }
    return "no recognizer took the gesture"
  }

  /// At most `places` behind the point; as many as tell something.
  static func number(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite else { return "\(value)" }
    let digits = abs(value) >= 100 ? min(places, 1) : places
    var text = String(format: "%.\(digits)f", value)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
