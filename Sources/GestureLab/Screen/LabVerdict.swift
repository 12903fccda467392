import Foundation

/// What a screen decided when the finger let go, and why.
public nonisolated struct LabVerdict: Equatable, Sendable {
  /// One part of a rule, as it stood at release.
  public struct Clause: Equatable, Sendable {
    public var name: String
    public var value: Double
    public var limit: Double
    public var held: Bool

    public init(name: String, value: Double, limit: Double, held: Bool) {
      self.name = name
      self.value = value
      self.limit = limit
      self.held = held
    }

    /// How far the value is from the limit, as a part of the limit; of limit 0, the value itself.
    public var relativeDistance: Double {
      let size = abs(limit)
      return size > 1e-9 ? abs(value - limit) / size : abs(value)
    }
  }

  public var finishes: Bool
  /// 0…1 of the way at release.
  public var percent: Double
  /// Along the transition's axis, onwards positive. Units: points per second.
  public var velocity: Double
  /// The whole rule in words.
  public var rule: String
  public var clauses: [Clause]
  /// By how much the deciding clause was met (positive) or missed (negative), in its own unit.
  public var margin: Double

  public init(
    finishes: Bool, percent: Double, velocity: Double, rule: String = "",
    clauses: [Clause] = [], margin: Double = 0
  ) {
    self.finishes = finishes
    self.percent = percent
    self.velocity = velocity
    self.rule = rule
    self.clauses = clauses
    self.margin = margin
  }

  /// The clause whose distance the margin is; nil where no clause was told.
  public var deciding: Clause? {
    clauses.min { abs($0.value - $0.limit - margin) < abs($1.value - $1.limit - margin) }
  }

  /// How little would have to change for the verdict to be another: the deciding clause's relative
  /// distance, and where it returns, that of the clause nearest to being met.
  public var relativeMargin: Double? {
    guard let deciding else { return nil }
    if finishes { return deciding.relativeDistance }
    return clauses.filter { !$0.held }.map(\.relativeDistance).min() ?? deciding.relativeDistance
  }
}
