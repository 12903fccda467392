public import UIKit

/// What a scene decided when the finger let go, and why.
public struct Verdict {
  public enum Outcome: String {
    case finish, cancel
  }

  public let outcome: Outcome
  /// 0…1 of the way at release.
  public let percent: CGFloat
  /// Along the transition's axis, onwards positive. Units: points per second.
  public let velocity: CGFloat
  /// The whole rule, such as `percent ≥ 0.40`.
  public let rule: String
  public let clauses: [VerdictClause]
  /// By how much the deciding clause was met (positive) or missed (negative), in its own unit: 0…1
  /// for the way, points per second for a velocity.
  public let margin: CGFloat
  /// The whole way; 0 where it was not told. Units: points.
  public let length: CGFloat

  public init(
    outcome: Outcome, percent: CGFloat, velocity: CGFloat, rule: String,
    clauses: [VerdictClause], margin: CGFloat, length: CGFloat = 0
  ) {
    self.outcome = outcome
    self.percent = percent
    self.velocity = velocity
    self.rule = rule
    self.clauses = clauses
    self.margin = margin
    self.length = length
  }
}

/// One part of a rule, as it stood at release.
public struct VerdictClause {
  /// `percent`, `velocity`, `projected percent`, `backward velocity`, `gesture cancelled`.
  public let name: String
  public let value: Double
  public let limit: Double
  public let held: Bool

  public init(name: String, value: Double, limit: Double, held: Bool) {
    self.name = name
    self.value = value
    self.limit = limit
    self.held = held
  }
}

/// Where verdicts are told.
public enum Verdicts {
  /// Told of each decision.
  public static var onVerdict: ((Verdict) -> Void)?

  private static let listeners = Listeners<Verdict>()

  /// Calls `listener` with every verdict, besides `onVerdict`, as long as what is returned is kept.
  public static func listen(_ listener: @escaping (Verdict) -> Void) -> Listening {
    listeners.listen(listener)
  }

  /// Tells a decision, before the transition goes its way.
  public static func tell(_ verdict: Verdict) {
    onVerdict?(verdict)
    listeners.tell(verdict)
  }
}
