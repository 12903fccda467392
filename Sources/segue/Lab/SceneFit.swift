import GestureLab
import Panel
import Playground
import PlaygroundLab

/// Recordings of one scene, and the thresholds of its rule that fit them.
@MainActor
struct SceneFit {
  let info: SceneInfo
  private(set) var samples: [FitModel.Sample] = []
  /// What each recording sets.
  private var settings: [[String: Double]] = []

  /// As fine as a file writes them down. Source: chosen.
  private static let percentStep = 0.001
  /// Units: points per second. Source: chosen.
  private static let velocityStep = 1.0

  init(_ info: SceneInfo) {
    self.info = info
  }

  mutating func add(_ sample: FitModel.Sample, settings: [String: Double]) {
    samples.append(sample)
    self.settings.append(settings)
  }

  /// - Throws: `Failure` for a scene without a threshold, or one that decides by no rule.
  func result() throws(Failure) -> FitModel.Result {
    guard let threshold = info.tunables.first(where: { $0.key == "threshold" }),
      let rule = SceneRule(info)
    else { throw .request("\(info.id) has no 'threshold' that could be fitted") }
    let velocity = info.tunables.first { $0.key == "velocity" }
    let choice = FitModel.Choice(
      percents: threshold.range, percentStep: Self.percentStep, velocities: velocity?.range,
      velocityStep: Self.velocityStep, velocity: velocity.map { now($0) })
    let asked = settings.map { rule.asker(varying: $0) }
    let releases = samples.map {
      Release(percent: $0.percent, velocity: $0.velocity, length: $0.length)
    }
    let result = FitModel.fit(
      samples, choice: choice,
      finishes: { asked[$0]($1.values, releases[$0]).outcome == .finish },
      judge: { LabVerdict(asked[$0]($1.values, releases[$0])) })
    guard let result else { throw .request("no recording tells how far and how fast it was") }
    return result
  }

  /// What all recordings have set, or else the default.
  private func now(_ tunable: Tunable) -> Double {
    let values = Set(settings.map { $0[tunable.key] ?? tunable.defaultValue })
    return values.count == 1 ? values.first ?? tunable.defaultValue : tunable.defaultValue
  }
}
