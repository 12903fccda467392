import Foundation

/// Finds the thresholds that best separate gestures meant to finish from those meant to cancel.
///
/// The rule is "far enough, or fast enough": finishes when `percent ≥ threshold` or
/// `velocity ≥ velocity limit`. Of all thresholds it takes those with the fewest errors, of these
/// the ones without a velocity limit where that does as well, and of these the ones that leave the
/// most room on both sides.
public nonisolated enum FitModel {
  /// One gesture as it was let go.
  public struct Sample: Equatable, Sendable {
    /// What tells it apart, such as a file's name.
    public var name: String
    /// 0…1 of the way.
    public var percent: Double
    /// Onwards positive. Units: points per second.
    public var velocity: Double
    /// What the person meant.
    public var isMeantToFinish: Bool

    public init(name: String, percent: Double, velocity: Double, isMeantToFinish: Bool) {
      self.name = name
      self.percent = percent
      self.velocity = velocity
      self.isMeantToFinish = isMeantToFinish
    }
  }

  /// A rule.
  public struct Thresholds: Equatable, Sendable {
    /// 0…1 of the way.
    public var percent: Double
    /// Units: points per second; nil asks none.
    public var velocity: Double?

    public init(percent: Double, velocity: Double? = nil) {
      self.percent = percent
      self.velocity = velocity
    }

    public func finishes(_ sample: Sample) -> Bool {
      sample.percent >= percent || velocity.map { sample.velocity >= $0 } ?? false
    }

    /// How far a sample is from being decided otherwise; percents count as they are, velocities as
    /// parts of `velocityScale`.
    public func distance(_ sample: Sample) -> Double {
      let far = sample.percent - percent
      guard let velocity else { return abs(far) }
      let fast = (sample.velocity - velocity) / FitModel.velocityScale
      // Finished by either: both must be lost. Cancelled: one is enough.
      return far >= 0 || fast >= 0 ? max(far, fast) : min(-far, -fast)
    }
  }

  /// A velocity that weighs as much as a whole way. Units: points per second. Source: chosen, an
  /// iPhone's width in a fifth of a second.
  public static let velocityScale = 2000.0

  /// What was found.
  public struct Result: Equatable, Sendable {
    public let thresholds: Thresholds
    /// Those it decides otherwise than meant.
    public let errors: [Sample]
    /// How many of the gestures a fit to all the others decides as meant, 0…1; nil below two.
    public let confidence: Double?
    /// All samples, those nearest to the boundary first.
    public let nearest: [Sample]
  }

  /// - Returns: nil without samples that are numbers.
  public static func fit(_ samples: [Sample]) -> Result? {
    let samples = samples.filter { $0.percent.isFinite && $0.velocity.isFinite }
    guard let best = best(samples) else { return nil }
    return Result(
      thresholds: best,
      errors: samples.filter { best.finishes($0) != $0.isMeantToFinish },
      confidence: confidence(samples),
      nearest: samples.enumerated().sorted {
        let one = best.distance($0.element)
        let other = best.distance($1.element)
        return one == other ? $0.offset < $1.offset : one < other
      }.map(\.element))
  }

  /// Leaves out one after the other and asks whether the rest would have known.
  private static func confidence(_ samples: [Sample]) -> Double? {
    guard samples.count > 1 else { return nil }
    let right = samples.indices.count { index in
      var rest = samples
      let left = rest.remove(at: index)
      return best(rest).map { $0.finishes(left) == left.isMeantToFinish } ?? false
    }
    return Double(right) / Double(samples.count)
  }

  private struct Candidate {
    var thresholds: Thresholds
    var errors: Int
    var room: Double

    /// Fewer errors, then the simpler rule, then more room, then the lower threshold.
    func isBetter(than other: Candidate) -> Bool {
      if errors != other.errors { return errors < other.errors }
      let simple = thresholds.velocity == nil
      if simple != (other.thresholds.velocity == nil) { return simple }
      if abs(room - other.room) > 1e-12 { return room > other.room }
      return thresholds.percent < other.thresholds.percent
    }
  }

  private static func best(_ samples: [Sample]) -> Thresholds? {
    guard !samples.isEmpty else { return nil }
    var best: Candidate?
    for percent in cuts(samples.map(\.percent), within: 0...1, step: 0.05) {
      // Only those that are not far enough are decided by their velocity.
      let slow = samples.filter { $0.percent < percent }
      let far = samples.count { $0.percent >= percent && !$0.isMeantToFinish }
      let velocities = cuts(
        slow.map { max($0.velocity, 0) }, within: 1...100_000, step: 100)
      let candidates: [(velocity: Double?, errors: Int)] =
        [(nil, far + slow.count { $0.isMeantToFinish })]
        + errors(slow, at: velocities).map { ($0.limit, far + $0.errors) }
      for (velocity, errors) in candidates {
        if let best, errors > best.errors { continue }
        let thresholds = Thresholds(percent: percent, velocity: velocity)
        let room = room(samples, thresholds)
        let candidate = Candidate(thresholds: thresholds, errors: errors, room: room)
        if best.map(candidate.isBetter) ?? true { best = candidate }
      }
    }
    return best?.thresholds
  }

  /// How near the nearest sample is that is decided as meant.
  private static func room(_ samples: [Sample], _ thresholds: Thresholds) -> Double {
    samples.reduce(.infinity) { least, sample in
      guard thresholds.finishes(sample) == sample.isMeantToFinish else { return least }
      return min(least, thresholds.distance(sample))
    }
  }

  /// How many of `slow` each velocity limit decides otherwise than meant, in one pass.
  private static func errors(
    _ slow: [Sample], at limits: [Double]
  ) -> [(limit: Double, errors: Int)] {
    let sorted = slow.sorted { $0.velocity < $1.velocity }
    var index = 0
    // Everything is fast enough until the limit passes it.
    var errors = sorted.count { !$0.isMeantToFinish }
    return limits.map { limit in
      while index < sorted.count, sorted[index].velocity < limit {
        errors += sorted[index].isMeantToFinish ? 1 : -1
        index += 1
      }
      return (limit, errors)
    }
  }

  /// Every place between two neighbours, and one beyond each end; in rising order.
  private static func cuts(
    _ values: [Double], within range: ClosedRange<Double>, step: Double
  ) -> [Double] {
    let sorted = Array(Set(values)).sorted()
    guard let first = sorted.first, let last = sorted.last else { return [] }
    var cuts = zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    cuts.insert(max(range.lowerBound, first - step), at: 0)
    cuts.append(min(range.upperBound, last + step))
    return cuts.filter(range.contains)
  }
}
