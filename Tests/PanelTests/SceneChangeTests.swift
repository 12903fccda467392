import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

/// The panel goes on to another scene, and comes back.
@MainActor @Suite(.serialized) struct SceneChangeTests {
  @Test func `another scene takes the panel over`() throws {
    let stage = try PanelStage()
    let info = try SceneCatalog.scene(id: "pull-to-dismiss")
    let values = TunableValues(info.tunables)
    var models = 0
    stage.bench.onModel = { _ in models += 1 }

    stage.bench.show(info, values: values, scene: try info.start(values))
    stage.simulation.advance(by: 0.1)
    stage.finger.key(.tab)
    stage.finger.key(.right)

    #expect(models == 2)
    #expect(stage.model.session.info.id == "pull-to-dismiss")
    #expect(values.tunables.contains { values[$0.key] != $0.defaultValue })
    #expect(stage.values["threshold"] == 0.4)
  }

  @Test func `a scene that is opened again has its gestures, its marks and its steps`() throws {
    let stage = try PanelStage()
    stage.swipe(120)
    stage.simulation.settle()
    stage.finger.key(.character("f"))
    stage.model.session.set("threshold", to: 0.2)
    stage.model.time.setSpeed(0.5)
    let other = try SceneCatalog.scene(id: "pull-to-dismiss")
    let others = TunableValues(other.tunables)
    let same = stage.model.session.info
    var models = 0
    stage.bench.onModel = { _ in models += 1 }

    stage.bench.show(other, values: others, scene: try other.start(others))
    stage.model.time.setSpeed(1)
    let values = try #require(stage.bench.values(of: same))
    stage.bench.show(same, values: values, scene: try same.start(values))
    stage.simulation.advance(by: 0.1)
    let kept = values["threshold"]
    stage.finger.key(.character("z"))

    #expect(models == 2)
    #expect(stage.model.history.all.count == 1)
    #expect(stage.model.history.selected.flatMap(stage.model.intent(of:)) == .finish)
    #expect(stage.bench.controller.verdict.text == "0.28 < 0.40")
    #expect(kept == 0.2)
    #expect(values["threshold"] == 0.4)
    #expect(stage.model.time.speed == 1)
    #expect(stage.values["threshold"] == 0.2)
  }

  @Test func `a scene with other values of its own takes over those it had`() throws {
    let stage = try PanelStage()
    stage.model.session.set("threshold", to: 0.7)
    let info = stage.model.session.info
    let fresh = TunableValues(info.tunables)

    stage.bench.show(info, values: fresh, scene: try info.start(fresh))
    try stage.values.set("threshold", to: 0.3)

    #expect(fresh["threshold"] == 0.7)
    #expect(stage.model.session["threshold"] == 0.7)
  }

  @Test func `until something was done the panel says what to do`() throws {
    for id in ["swipe-back", "detents", "circle-reveal"] {
      let stage = try PanelStage(id, state: nil)

      #expect(stage.bench.controller.verdict.text == stage.model.session.info.hint)
    }
  }
}
