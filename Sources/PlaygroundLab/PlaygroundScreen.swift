public import GestureLab
public import Playground

/// A scene of the playground as the lab knows screens.
public struct PlaygroundScreen: LabScreen {
  public let info: SceneInfo

  public init(_ info: SceneInfo) {
    self.info = info
  }

  public var id: String { info.id }
  public var states: [String] { info.states }

  public var tunables: [LabTunable] {
    info.tunables.map {
      LabTunable(
        key: $0.key, unit: $0.unit.text, range: $0.range, defaultValue: $0.defaultValue)
    }
  }

  public func make(state: String, values: [String: Double]) -> LabStage {
    let tuned = TunableValues(info.tunables)
    for (key, value) in values { try? tuned.set(key, to: value) }
    let run = info.make(tuned, state)
    return LabStage(root: run.root, namedViews: run.namedViews)
  }

  public func listen(_ listener: ((LabVerdict) -> Void)?) {
    guard let listener else {
      Verdicts.onVerdict = nil
      return
    }
    Verdicts.onVerdict = { listener(LabVerdict($0)) }
  }
}
