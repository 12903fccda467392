import Foundation

/// What a screen decided when the finger let go, and why.
public nonisolated struct LabVerdict: Equatable, Sendable {
  /// One part of a rule, as it stood at release.
  public struct Clause: Equatable, Sendable {
    /// What a clause is to its rule.
    public enum Role: Equatable, Sendable {
      /// One of these is enough to finish.
      case suffices
      /// Without it nothing finishes.
      case isNeeded
    }

    public var name: String
    public var value: Double
    public var limit: Double
    public var held: Bool
    public var role: Role
    /// What `value` and `limit` are counted in, such as `pt/s`, empty for a part of the way; nil for
    /// what is so or is not, as with a key.
    public var unit: String?
    /// What a smaller limit is measured by: of a limit of 0 nothing is a part. Units: `unit`.
    public var scale: Double

    /// - Parameter scale: the default suits parts of a way; velocities want some 100 pt/s.
    public init(
      name: String, value: Double, limit: Double, held: Bool, role: Role = .suffices,
      unit: String? = "", scale: Double = 0.05
    ) {
      self.name = name
      self.value = value
      self.limit = limit
      self.held = held
      self.role = role
      self.unit = unit
      self.scale = scale
    }

    /// How far the value is from the limit, as a part of the limit, or of `scale` where that is
    /// more.
    public var relativeDistance: Double {
      let size = max(abs(limit), abs(scale))
      return size > 0 ? abs(value - limit) / size : abs(value - limit)
    }

    /// The same, negative where the clause does not hold.
    var sureness: Double { held ? relativeDistance : -relativeDistance }
  }

  public var finishes: Bool
  /// 0…1 of the way at release.
  public var percent: Double
  /// Along the transition's axis, onwards positive. Units: points per second.
  public var velocity: Double
  /// The whole way; 0 where it was not told. Units: points.
  public var length: Double
  /// The whole rule in words.
  public var rule: String
  public var clauses: [Clause]

  public init(
    finishes: Bool, percent: Double, velocity: Double, length: Double = 0, rule: String = "",
    clauses: [Clause] = []
  ) {
    self.finishes = finishes
    self.percent = percent
    self.velocity = velocity
    self.length = length
    self.rule = rule
    self.clauses = clauses
  }

  /// The clause that made the outcome, and whose change would make another; nil where no clause was
  /// told.
  ///
  /// A rule finishes when one clause that suffices holds, and all that are needed. So of those that
  /// suffice the surest counts, and it decides unless one that is needed is nearer to being lost.
  public var deciding: Clause? {
    let enough = clauses.filter { $0.role == .suffices }.max { $0.sureness < $1.sureness }
    let needed = clauses.filter { $0.role == .isNeeded }.min { $0.sureness < $1.sureness }
    guard let enough, let needed else { return enough ?? needed }
    return needed.sureness < enough.sureness ? needed : enough
  }

  /// By how much the deciding clause was met (positive) or missed (negative), in its own unit.
  public var margin: Double? {
    deciding.map { $0.held ? abs($0.value - $0.limit) : -abs($0.value - $0.limit) }
  }

  /// How little would have to change for the verdict to be another, as a part of the deciding
  /// clause's limit; never negative.
  public var relativeMargin: Double? { deciding?.relativeDistance }
}
