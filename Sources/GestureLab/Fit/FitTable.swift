import Foundation

/// What a rule decides about each sample, for every threshold and every velocity limit worth trying.
///
/// With a velocity limit given, a sample finishes up to some threshold and cancels beyond; that
/// place is all that is kept of it.
nonisolated struct FitTable: Equatable, Sendable {
  /// A threshold and a velocity limit, by their places in the table.
  struct Place: Equatable {
    var percent: Int
    var velocity: Int
  }

  private let percents: [Double]
  private let velocities: [Double?]
  private let meant: [Bool]
  /// By velocity, then by sample: how many of the thresholds it finishes at.
  private let reach: [[Int]]
  /// By velocity: how far the samples' velocities are from it. Units: points per second.
  private let clearance: [Double]
  /// The velocity limit as it is now.
  private let kept: Int?

  /// - Parameters:
  ///   - velocities: the samples'. Units: points per second.
  ///   - finishes: what the rule decides about a sample.
  init?(
    _ choice: FitModel.Choice, velocities samples: [Double], meant: [Bool],
    finishes: (Int, FitModel.Thresholds) -> Bool
  ) {
    guard !samples.isEmpty else { return nil }
    let percents = Self.steps(choice.percents, choice.percentStep)
    let velocities = Self.limits(choice, samples)
    self.percents = percents
    self.velocities = velocities
    self.meant = meant
    kept = velocities.firstIndex(of: choice.velocity)
    clearance = velocities.map { limit in
      samples.map { abs($0 - (limit ?? .infinity)) }.min() ?? .infinity
    }
    reach = velocities.map { velocity in
      samples.indices.map { sample in
        var low = 0
        var high = percents.count
        while low < high {
          let middle = (low + high) / 2
          let thresholds = FitModel.Thresholds(percent: percents[middle], velocity: velocity)
          if finishes(sample, thresholds) { low = middle + 1 } else { high = middle }
        }
        return low
      }
    }
  }

  func thresholds(_ place: Place) -> FitModel.Thresholds {
    FitModel.Thresholds(percent: percents[place.percent], velocity: velocities[place.velocity])
  }

  /// Leaves out one after the other and asks whether the rest would have known.
  var confidence: Double? {
    guard meant.count > 1 else { return nil }
    let right = meant.indices.count { index in
      best(leavingOut: index).map { finishes(index, at: $0) == meant[index] } ?? false
    }
    return Double(right) / Double(meant.count)
  }

  private func finishes(_ sample: Int, at place: Place) -> Bool {
    place.percent < reach[place.velocity][sample]
  }

  private struct Candidate {
    var place: Place
    var errors: Int
    var isKept: Bool
    /// How many thresholds it lies from the nearest one that decides otherwise.
    var room: Int
    var clearance: Double

    func isBetter(than other: Candidate) -> Bool {
      if errors != other.errors { return errors < other.errors }
      if isKept != other.isKept { return isKept }
      if room != other.room { return room > other.room }
      if abs(clearance - other.clearance) > 1e-9 { return clearance > other.clearance }
      return place.percent < other.place.percent
    }
  }

  /// The best place, as if one sample were not there.
  func best(leavingOut left: Int?) -> Place? {
    var best: Candidate?
    for velocity in velocities.indices {
      let reach = reach[velocity]
      // How many end at each threshold, and what that costs or saves.
      var change = Array(repeating: 0, count: percents.count + 1)
      var errors = 0
      for sample in meant.indices where sample != left {
        if !meant[sample] { errors += 1 }
        change[reach[sample]] += meant[sample] ? 1 : -1
      }
      let ends = Self.distances(
        change.count, reach.enumerated().filter { $0.offset != left }.map(\.element))
      for percent in percents.indices {
        errors += change[percent]
        if let best, errors > best.errors { continue }
        let candidate = Candidate(
          place: Place(percent: percent, velocity: velocity), errors: errors,
          isKept: velocity == kept, room: ends[percent], clearance: clearance[velocity])
        if best.map(candidate.isBetter) ?? true { best = candidate }
      }
    }
    return best?.place
  }

  /// For each threshold how many steps it is to where the next sample is decided otherwise. What
  /// every threshold finishes, or none does, is in nobody's way.
  private static func distances(_ count: Int, _ reach: [Int]) -> [Int] {
    let far = 2 * count
    var distances = Array(repeating: far, count: count)
    let ends = Set(reach).filter { $0 > 0 && $0 < count - 1 }.sorted()
    guard !ends.isEmpty else { return distances }
    var next = 0
    for index in 0..<count {
      while next < ends.count, ends[next] <= index { next += 1 }
      // The last threshold that finishes is one below the end.
      let below = next > 0 ? index - ends[next - 1] + 1 : far
      let above = next < ends.count ? ends[next] - index : far
      distances[index] = min(below, above)
    }
    return distances
  }

  private static func steps(_ range: ClosedRange<Double>, _ step: Double) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard step > 0, length > 0, length / step < 100_000 else { return [range.lowerBound] }
    return (0...Int((length / step + 1e-9).rounded(.down))).map {
      // Through whole numbers, so that 0.3 is 0.3.
      ((range.lowerBound + Double($0) * step) * 1e6).rounded() / 1e6
    }
  }

  /// The limit as it is, both ends, and a step between every two samples.
  private static func limits(_ choice: FitModel.Choice, _ samples: [Double]) -> [Double?] {
    guard let range = choice.velocities else { return [choice.velocity] }
    let sorted = Set(samples.map { min(max($0, range.lowerBound), range.upperBound) }).sorted()
    let step = max(choice.velocityStep, 1e-3)
    var limits = [range.lowerBound, range.upperBound] + [choice.velocity].compactMap(\.self)
    for (one, next) in zip([range.lowerBound] + sorted, sorted + [range.upperBound]) {
      let middle = (one + next) / 2
      let whole = range.lowerBound + ((middle - range.lowerBound) / step).rounded() * step
      limits.append(whole)
      // Where the gap is hardly a step wide the right one may be the next.
      if next - one < 3 * step { limits += [whole - step, whole + step] }
    }
    // Just beyond the fastest, which is nearer at hand than half way to the end.
    limits += sorted.suffix(1).map {
      range.lowerBound + ((($0 - range.lowerBound + 100) / step).rounded(.up)) * step
    }
    return Set(limits.filter(range.contains)).sorted()
  }
}
