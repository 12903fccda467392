import Foundation

/// Finds the thresholds that best separate gestures meant to finish from those meant to cancel.
///
/// The rule is asked, never assumed: only that a higher threshold never makes a gesture finish that
/// a lower one cancels. Of all thresholds it takes those with the fewest errors, of these the ones
/// that leave the velocity limit as it is, and of these the ones that leave the most room on both
/// sides.
public nonisolated enum FitModel {
  /// One gesture as it was let go.
  public struct Sample: Equatable, Sendable {
    /// What tells it apart, such as a file's name.
    public var name: String
    /// 0…1 of the way.
    public var percent: Double
    /// Onwards positive. Units: points per second.
    public var velocity: Double
    /// The whole way; 0 where it is not known. Units: points.
    public var length: Double
    /// What the person meant.
    public var isMeantToFinish: Bool

    public init(
      name: String, percent: Double, velocity: Double, length: Double = 0, isMeantToFinish: Bool
    ) {
      self.name = name
      self.percent = percent
      self.velocity = velocity
      self.length = length
      self.isMeantToFinish = isMeantToFinish
    }
  }

  /// What is to be found.
  public struct Thresholds: Equatable, Sendable {
    /// 0…1 of the way.
    public var percent: Double
    /// Units: points per second; nil for a rule without a velocity.
    public var velocity: Double?

    public init(percent: Double, velocity: Double? = nil) {
      self.percent = percent
      self.velocity = velocity
    }

    /// The plain rule: far enough, or fast enough; a velocity of 0 is none.
    public func verdict(on sample: Sample) -> LabVerdict {
      let far = sample.percent >= percent
      var clauses = [
        LabVerdict.Clause(name: "percent", value: sample.percent, limit: percent, held: far)
      ]
      var fast = false
      if let velocity, velocity > 0 {
        fast = sample.velocity >= velocity
        clauses.append(
          LabVerdict.Clause(
            name: "velocity", value: sample.velocity, limit: velocity, held: fast, unit: "pt/s",
            scale: 100))
      }
      return LabVerdict(
        finishes: far || fast, percent: sample.percent, velocity: sample.velocity,
        length: sample.length, clauses: clauses)
    }
  }

  /// Which thresholds there are to choose from.
  public struct Choice: Equatable, Sendable {
    public var percents: ClosedRange<Double>
    public var percentStep: Double
    /// Nil for a rule without a velocity. Units: points per second.
    public var velocities: ClosedRange<Double>?
    public var velocityStep: Double
    /// The velocity limit as it is now, which is kept where it does as well as any.
    public var velocity: Double?

    public init(
      percents: ClosedRange<Double> = 0...1, percentStep: Double = 0.001,
      velocities: ClosedRange<Double>? = 0...100_000, velocityStep: Double = 1,
      velocity: Double? = 0
    ) {
      self.percents = percents
      self.percentStep = percentStep
      self.velocities = velocities
      self.velocityStep = velocityStep
      self.velocity = velocity
    }
  }

  /// What was found.
  public struct Result: Equatable, Sendable {
    public let thresholds: Thresholds
    /// Those it decides otherwise than meant.
    public let errors: [Sample]
    /// All samples, those nearest to the boundary first.
    public let nearest: [Sample]
    /// How little of a limit would have to change for each of `nearest` to be decided otherwise.
    public let margins: [Double]
    fileprivate let table: FitTable

    /// How many of the gestures a fit to all the others decides as meant, 0…1; nil below two.
    ///
    /// Found when it is asked for: that takes as many fits as there are gestures.
    public var confidence: Double? { table.confidence }
  }

  /// Fits the plain rule: far enough, or fast enough.
  ///
  /// - Returns: nil without samples that are numbers.
  public static func fit(_ samples: [Sample], choice: Choice = Choice()) -> Result? {
    fit(
      samples, choice: choice,
      finishes: { index, thresholds in thresholds.verdict(on: samples[index]).finishes },
      judge: { index, thresholds in thresholds.verdict(on: samples[index]) })
  }

  /// Fits a rule of one's own.
  ///
  /// - Parameters:
  ///   - finishes: what the rule decides about a sample, told by its index, with thresholds; asked
  ///     some thousand times.
  ///   - judge: the same with its reasons; asked once for each sample.
  /// - Returns: nil without samples that are numbers.
  public static func fit(
    _ samples: [Sample], choice: Choice, finishes: (Int, Thresholds) -> Bool,
    judge: (Int, Thresholds) -> LabVerdict
  ) -> Result? {
    let indices = samples.indices.filter {
      samples[$0].percent.isFinite && samples[$0].velocity.isFinite
    }
    let meant = indices.map { samples[$0].isMeantToFinish }
    let table = FitTable(choice, velocities: indices.map { samples[$0].velocity }, meant: meant) {
      finishes(indices[$0], $1)
    }
    guard let table, let best = table.best(leavingOut: nil) else { return nil }
    let thresholds = table.thresholds(best)
    // Counted by the rule itself, whatever was found how.
    var errors: [Sample] = []
    var nearest: [(index: Int, margin: Double)] = []
    for index in indices {
      let verdict = judge(index, thresholds)
      if verdict.finishes != samples[index].isMeantToFinish { errors.append(samples[index]) }
      nearest.append((index, verdict.relativeMargin ?? .infinity))
    }
    nearest.sort { ($0.margin, $0.index) < ($1.margin, $1.index) }
    return Result(
      thresholds: thresholds, errors: errors, nearest: nearest.map { samples[$0.index] },
      margins: nearest.map { $0.margin }, table: table)
  }
}
