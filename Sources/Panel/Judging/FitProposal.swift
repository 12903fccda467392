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
    var values = ["threshold": threshold.nearest(to: result.thresholds.percent)]
    if let velocity = tunables.first(where: { $0.key == "velocity" }) {
      values["velocity"] = result.thresholds.velocity.map { velocity.nearest(to: $0) } ?? 0
    }
    // What the fit knows nothing of is off in the rule it proposes.
    for key in ["projection", "veto"] where tunables.contains(where: { $0.key == key }) {
      values[key] = 0
    }
    self.values = values
    count = samples.count
    let limit = (values["threshold"] ?? 0, values["velocity"] ?? 0)
    // Counted with the values as they will be set, not as they were found.
    wrong = marked.filter { gesture in
      let finishes =
        gesture.release.percent >= limit.0 - 1e-6
        || (limit.1 > 0 && gesture.release.velocity >= limit.1 - 1e-3)
      return finishes != (gesture.intent == .finish)
    }.map(\.id)
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
