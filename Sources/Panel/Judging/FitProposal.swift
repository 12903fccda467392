public import GestureLab
public import Playground
import PlaygroundLab

/// Thresholds that separate what was meant to finish from what was meant to cancel.
public struct FitProposal {
  /// What to set, by key; everything else stays as it is.
  public let values: [String: Double]
  /// The gestures it decides otherwise than meant.
  public let wrong: [Int]
  /// How many were marked.
  public let count: Int

  /// Whether a scene has what could be fitted.
  public static func suits(_ tunables: [Tunable]) -> Bool {
    tunables.contains { $0.key == "threshold" }
  }

  /// Proposes from the marked gestures; nil without any, or for a scene without a threshold.
  ///
  /// - Parameters:
  ///   - meant: of the marked gestures, by number: whether they were meant to finish.
  ///   - rule: the scene's, by which errors are counted.
  ///   - now: the values in use, which decide with those that are proposed.
  public init?(
    _ gestures: [JudgedGesture], meant: [Int: Bool], tunables: [Tunable], rule: SceneRule?,
    now: [String: Double]
  ) {
    guard let threshold = tunables.first(where: { $0.key == "threshold" }), let rule else {
      return nil
    }
    let marked = gestures.filter { meant[$0.id] != nil }
    let samples = marked.map {
      FitModel.Sample(
        name: "\($0.id)", percent: $0.release.percent, velocity: $0.release.velocity,
        length: $0.release.length, isMeantToFinish: meant[$0.id] == true)
    }
    let velocity = tunables.first { $0.key == "velocity" }
    // What the sliders can be set to, and nothing between.
    let choice = FitModel.Choice(
      percents: threshold.range, percentStep: threshold.step, velocities: velocity?.range,
      velocityStep: velocity?.step ?? 1, velocity: velocity.map { now[$0.key] ?? $0.defaultValue })
    let ask = rule.asker(varying: now)
    let result = FitModel.fit(
      samples, choice: choice,
      finishes: { ask($1.values, marked[$0].release).outcome == .finish },
      judge: { LabVerdict(ask($1.values, marked[$0].release)) })
    guard let result else { return nil }
    let values = result.thresholds.values
    self.values = values
    count = samples.count
    wrong = result.errors.compactMap { Int($0.name) }
    isVelocityChanged = velocity.map { values[$0.key] != (now[$0.key] ?? $0.defaultValue) } ?? false
  }

  private let isVelocityChanged: Bool

  /// In words, such as `0.34 or 550 pt/s: 1 of 12 wrong`.
  public var text: String {
    let threshold = values["threshold"] ?? 0
    let velocity = values["velocity"] ?? 0
    var text = NumberText.fixed(threshold, 2)
    if velocity > 0 || isVelocityChanged { text += " or \(NumberText.fixed(velocity, 0)) pt/s" }
    return "\(text): \(wrong.isEmpty ? "none" : "\(wrong.count)") of \(count) wrong"
  }
}

extension FitModel.Thresholds {
  /// By the keys that scenes have for them.
  public nonisolated var values: [String: Double] {
    var values = ["threshold": percent]
    if let velocity { values["velocity"] = velocity }
    return values
  }
}
