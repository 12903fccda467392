public import GestureLab
public import Playground

extension LabVerdict {
  /// A scene's verdict as the lab knows verdicts.
  public init(_ verdict: Verdict) {
    self.init(
      finishes: verdict.outcome == .finish, percent: Double(verdict.percent),
      velocity: Double(verdict.velocity), length: Double(verdict.length), rule: verdict.rule,
      clauses: verdict.clauses.map {
        Clause(
          name: $0.name, value: $0.value, limit: $0.limit, held: $0.held,
          role: $0.role == .isNeeded ? .isNeeded : .suffices, unit: $0.unit?.text, scale: $0.scale)
      })
  }
}
