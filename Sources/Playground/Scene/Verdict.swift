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
  public var rule: String { words() }
  public let clauses: [VerdictClause]
  /// The whole way; 0 where it was not told. Units: points.
  public let length: CGFloat
  /// What there was to decide.
  public let subject: Release.Subject
  /// Written when somebody reads them: a map asks about thousands of releases and reads none.
  private let words: () -> String

  public init(
    outcome: Outcome, percent: CGFloat, velocity: CGFloat,
    rule: @autoclosure @escaping () -> String, clauses: [VerdictClause], length: CGFloat = 0,
    subject: Release.Subject = .transition
  ) {
    self.outcome = outcome
    self.percent = percent
    self.velocity = velocity
    words = rule
    self.clauses = clauses
    self.length = length
    self.subject = subject
  }

  /// The clause that made the outcome, and whose change would make another: the surest of those
  /// that suffice, unless one that is needed is nearer to being lost.
  public var deciding: VerdictClause? {
    let enough = clauses.filter { $0.role == .suffices }.max { $0.sureness < $1.sureness }
    let needed = clauses.filter { $0.role == .isNeeded }.min { $0.sureness < $1.sureness }
    guard let enough, let needed else { return enough ?? needed }
    return needed.sureness < enough.sureness ? needed : enough
  }

  /// By how much the deciding clause was met (positive) or missed (negative), in its own unit: 0…1
  /// for the way, points per second for a velocity.
  public var margin: CGFloat {
    deciding.map { CGFloat($0.held ? abs($0.value - $0.limit) : -abs($0.value - $0.limit)) } ?? 0
  }

  /// How little would have to change for the verdict to be another, as a part of the deciding
  /// clause's limit; never negative, nil where no clause was told.
  public var relativeMargin: Double? { deciding?.relativeDistance }
}

/// One part of a rule, as it stood at release.
public struct VerdictClause {
  /// `percent`, `velocity`, `projected percent`, `backward velocity`, `gesture cancelled`.
  public let name: String
  public let value: Double
  public let limit: Double
  public let held: Bool
  public let role: Role
  /// What `value` and `limit` are counted in; nil for what is so or is not, as with a key.
  public let unit: TunableUnit?
  /// What a smaller limit is measured by: of a limit of 0 nothing is a part. Units: `unit`.
  public let scale: Double

  /// What a clause is to its rule.
  public enum Role {
    /// One of these is enough to finish.
    case suffices
    /// Without it nothing finishes.
    case isNeeded
  }

  /// A twentieth of the way: no scene's threshold is lower. Source: derived, the tunables' range.
  public static let leastWay = 0.05
  /// Units: points per second. Source: chosen; a twentieth of it, 5 pt/s, is what a finger that
  /// seems to rest is read with.
  public static let leastVelocity = 100.0

  public init(
    name: String, value: Double, limit: Double, held: Bool, role: Role = .suffices,
    unit: TunableUnit? = .fraction, scale: Double = VerdictClause.leastWay
  ) {
    self.name = name
    self.value = value
    self.limit = limit
    self.held = held
    self.role = role
    self.unit = unit
    self.scale = scale
  }

  /// How far the value is from the limit, as a part of the limit, or of `scale` where that is more.
  public var relativeDistance: Double {
    let size = max(abs(limit), abs(scale))
    return size > 0 ? abs(value - limit) / size : abs(value - limit)
  }

  /// The same, negative where the clause does not hold.
  fileprivate var sureness: Double { held ? relativeDistance : -relativeDistance }
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
    // What a scene decides that plays by itself is nobody's decision.
    guard !InnerApp.isRunning else { return }
    onVerdict?(verdict)
    listeners.tell(verdict)
  }
}
