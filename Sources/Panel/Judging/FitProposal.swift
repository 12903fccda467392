import GestureLab
public import Playground

/// Thresholds that separate what was meant to finish from what was meant to cancel.
public struct FitProposal {
  /// What to set, by key.
  public let values: [String: Double]
  /// The gestures it decides otherwise than meant.
  public let wrong: [Int]
  /// How many were marked.
  public let count: Int

  /// Proposes from the marked gestures; nil without any, or for a scene without a threshold.
  public init?(_ gestures: [JudgedGesture], tunables: [Tunable]) {
    guard let threshold = tunables.first(where: { $0.key == "threshold" }) else { return nil }
    let marked = gestures.filter { $0.intent != nil }
    let samples = marked.map {
      FitModel.Sample(
        name: "\($0.id)", percent: $0.release.percent, velocity: $0.release.velocity,
        isMeantToFinish: $0.intent == .finish)
    }
    guard let result = FitModel.fit(samples) else { return nil }
    let velocity = tunables.first { $0.key == "velocity" }
    let limit = Self.onSteps(
      result.thresholds, threshold, velocity, marked: marked)
    var values = ["threshold": limit.percent]
    if velocity != nil { values["velocity"] = limit.velocity }
    // What the fit knows nothing of is off in the rule it proposes.
    for key in ["projection", "veto"] where tunables.contains(where: { $0.key == key }) {
      values[key] = 0
    }
    self.values = values
    count = samples.count
    // Counted with the values as they will be set, not as they were found.
    wrong = marked.filter { Self.isWrong($0, limit) }.map(\.id)
  }

  private typealias Limit = (percent: Double, velocity: Double)

  /// What was found, put on the sliders' steps so that as few as possible are decided wrongly.
  private static func onSteps(
    _ found: FitModel.Thresholds, _ threshold: Tunable, _ velocity: Tunable?,
    marked: [JudgedGesture]
  ) -> Limit {
    let exact = marked.count { gesture in
      let sample = FitModel.Sample(
        name: "", percent: gesture.release.percent, velocity: gesture.release.velocity,
        isMeantToFinish: gesture.intent == .finish)
      return found.finishes(sample) != sample.isMeantToFinish
    }
    let percents = [0, -1, 1].map { threshold.nearest(to: found.percent + $0 * threshold.step) }
    var velocities = [0.0]
    if let velocity, let limit = found.velocity {
      velocities = [0, -1, 1].map { velocity.nearest(to: limit + $0 * velocity.step) }
    }
    var best: (limit: Limit, wrong: Int)?
    for percent in percents {
      for speed in velocities {
        let limit = (percent, speed)
        let wrong = marked.count { isWrong($0, limit) }
        if best.map({ wrong < $0.wrong }) ?? true { best = (limit, wrong) }
      }
    }
    if let best, best.wrong <= exact { return best.limit }
    return searched(threshold, velocity, marked: marked)
      ?? best?.limit ?? (threshold.nearest(to: found.percent), 0)
  }

  /// The best of all cuts that the sliders can make.
  private static func searched(
    _ threshold: Tunable, _ velocity: Tunable?, marked: [JudgedGesture]
  ) -> Limit? {
    var percents = [threshold.range.lowerBound, threshold.range.upperBound]
    var velocities = [0.0, velocity?.range.upperBound ?? 0]
    for gesture in marked.prefix(60) {
      for step in [-1.0, 0, 1] {
        percents.append(threshold.nearest(to: gesture.release.percent + step * threshold.step))
        if let velocity {
          velocities.append(velocity.nearest(to: gesture.release.velocity + step * velocity.step))
        }
      }
    }
    var best: (limit: Limit, wrong: Int)?
    for percent in Set(percents).sorted() {
      for speed in Set(velocities).sorted() {
        let wrong = marked.count { isWrong($0, (percent, speed)) }
        if best.map({ wrong < $0.wrong }) ?? true { best = ((percent, speed), wrong) }
      }
    }
    return best?.limit
  }

  private static func isWrong(_ gesture: JudgedGesture, _ limit: Limit) -> Bool {
    let finishes =
      gesture.release.percent >= limit.percent - 1e-6
      || (limit.velocity > 0 && gesture.release.velocity >= limit.velocity - 1e-3)
    return finishes != (gesture.intent == .finish)
  }

  /// In words, such as `0.34 or 550 pt/s: 1 of 12 wrong`.
  public var text: String {
    let threshold = values["threshold"] ?? 0
    let velocity = values["velocity"] ?? 0
    var text = NumberText.fixed(threshold, 2)
    if velocity > 0 { text += " or \(NumberText.fixed(velocity, 0)) pt/s" }
    return "\(text): \(wrong.isEmpty ? "none" : "\(wrong.count)") of \(count) wrong"
  }
}
