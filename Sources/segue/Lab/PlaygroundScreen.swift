import Foundation
import GestureLab
import Panel
import Playground

/// A scene of the playground as the lab knows screens.
@MainActor
struct PlaygroundScreen: LabScreen {
  let info: SceneInfo

  init(_ info: SceneInfo) {
    self.info = info
  }

  /// - Throws: `Failure` for an id the catalogue does not have.
  init(id: String) throws(Failure) {
    do {
      info = try SceneCatalog.scene(id: id)
    } catch {
      throw .request("\(error.description); 'segue scenes' tells more")
    }
  }

  var id: String { info.id }
  var states: [String] { info.states }

  var tunables: [LabTunable] {
    info.tunables.map {
      LabTunable(
        key: $0.key, unit: $0.unit.text, range: $0.range, defaultValue: $0.defaultValue)
    }
  }

  func make(state: String, values: [String: Double]) -> LabStage {
    let tuned = TunableValues(info.tunables)
    for (key, value) in values { try? tuned.set(key, to: value) }
    let run = info.make(tuned, state)
    return LabStage(root: run.root, namedViews: run.namedViews)
  }

  func listen(_ listener: ((LabVerdict) -> Void)?) {
    guard let listener else {
      Verdicts.onVerdict = nil
      return
    }
    Verdicts.onVerdict = { listener(LabVerdict($0)) }
  }
}
