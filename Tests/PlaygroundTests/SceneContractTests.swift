import Foundation
import Playground
import Testing

@testable import UIKitCore

@Suite struct SceneCatalogTests {
  @Test func `every scene declares itself well`() {
    for scene in SceneCatalog.all {
      #expect(!scene.states.isEmpty)
      #expect(scene.presets.first?.values.isEmpty == true)
      #expect(Set(scene.tunables.map(\.key)).count == scene.tunables.count)
      for tunable in scene.tunables {
        #expect(tunable.range.contains(tunable.defaultValue))
        #expect(tunable.step > 0)
      }
      for preset in scene.presets {
        #expect(throws: Never.self) { try TunableValues(scene.tunables).apply(preset) }
      }
    }
    #expect(Set(SceneCatalog.all.map(\.id)).count == SceneCatalog.all.count)
  }

  @Test(arguments: ["As in Ionic", "as-in-ionic", "Ionic", "ionic"])
  func `a preset is found by its name, however it is written`(text: String) throws {
    let scene = try SceneCatalog.scene(id: "swipe-back")

    #expect(scene.presets.filter { $0.answers(to: text) }.map(\.name) == ["As in Ionic"])
  }

  @Test func `every scene that decides at release tells its rule, and has other people's`() throws {
    let undecided = SceneCatalog.all.filter { $0.judge == nil }.map(\.id)

    #expect(undecided == ["scroll-lab", "pitfalls"])
    for scene in SceneCatalog.all where scene.tunables.contains(where: { $0.key == "threshold" }) {
      #expect(scene.presets.contains { $0.name.hasPrefix("As ") }, "\(scene.id)")
    }
  }

  @Test func `a scene is asked for its own rule, with what it does on the threshold itself`() throws
  {
    func outcome(_ id: String, _ percent: Double, _ velocity: Double) throws -> Verdict.Outcome? {
      let scene = try SceneCatalog.scene(id: id)
      return scene.judge?(
        TunableValues(scene.tunables),
        Release(percent: percent, velocity: velocity, length: 390)
      ).outcome
    }

    #expect(try outcome("swipe-back", 0.4, 0) == .finish)
    #expect(try outcome("circle-reveal", 0.4, 0) == .cancel)
    #expect(try outcome("fade-edge", 0.1, 1) == .finish)
    #expect(try outcome("fade-edge", 0.5, 0) == .cancel)
    #expect(try outcome("system-navigation", 0.1, 300) == .finish)
    #expect(try outcome("system-navigation", 0.9, -300) == .cancel)
    #expect(try outcome("card-sheet", 0.1, 999) == .cancel)
    #expect(try outcome("card-sheet", 0.1, 1000) == .finish)
    #expect(try outcome("detents", 0.4, 500) == .finish)
    #expect(try outcome("detents", 0.4, 0) == .cancel)
  }

  @Test func `an unknown scene is refused with what is known and what is near`() {
    #expect {
      try SceneCatalog.scene(id: "swipe-bak")
    } throws: {
      let text = "\($0)"
      return text.contains("did you mean 'swipe-back'?") && text.contains("pull-to-dismiss")
        && !text.contains("\n")
    }
  }

  @Test func `an unknown state is refused`() throws {
    let scene = try SceneCatalog.scene(id: "swipe-back")

    #expect {
      try scene.start(TunableValues(scene.tunables), state: "detial")
    } throws: {
      "\($0)".contains("has no state 'detial', did you mean 'detail'?")
    }
  }
}

@Suite struct TunableValuesTests {
  private let tunables = [
    Tunable(
      key: "threshold", title: "Threshold", unit: .fraction, range: 0.1...0.9,
      defaultValue: 0.4, step: 0.01, source: "test"),
    Tunable(
      key: "inset", title: "Inset", unit: .points, range: 0...200, defaultValue: 50, step: 1,
      source: "test"),
  ]

  @Test func `begins with the defaults`() {
    let values = TunableValues(tunables)

    #expect(values.all == ["threshold": 0.4, "inset": 50])
    #expect(values["inset"] == 50)
    #expect(values["nothing"] == 0)
  }

  @Test func `a change is told once, no change not at all`() throws {
    let values = TunableValues(tunables)
    var told: [String] = []
    let observation = values.onChange { told.append("\($0)=\($1)") }

    try values.set("inset", to: 60)
    try values.set("inset", to: 60)
    values.cancel(observation)
    try values.set("inset", to: 70)

    #expect(told == ["inset=60.0"])
  }

  @Test func `an unknown key is refused with a suggestion`() {
    let values = TunableValues(tunables)

    #expect {
      try values.set("treshold", to: 0.5)
    } throws: {
      "\($0)" == "unknown tunable 'treshold', did you mean 'threshold'?; there are threshold, inset"
    }
  }

  @Test(arguments: [Double(-1), 201, .nan, .infinity])
  func `a value out of range is refused with range and unit`(value: Double) {
    let values = TunableValues(tunables)

    #expect {
      try values.set("inset", to: value)
    } throws: {
      "\($0)".hasSuffix("it goes from 0 pt to 200 pt")
    }
    #expect(values["inset"] == 50)
  }

  @Test func `a preset that does not fit changes nothing`() {
    let values = TunableValues(tunables)
    let preset = TunablePreset(
      name: "Bad", source: "test", values: ["inset": 10, "threshold": 7])

    #expect(throws: SceneError.self) { try values.apply(preset) }
    #expect(values["inset"] == 50)
  }
}

@Suite struct ReleaseRuleTests {
  @Test func `the threshold itself is enough, or not, as said`() {
    let inclusive = ReleaseRule(threshold: 0.4)
    let exclusive = ReleaseRule(threshold: 0.4, isInclusive: false)

    #expect(inclusive.verdict(percent: 0.4, velocity: 0, length: 390).outcome == .finish)
    #expect(exclusive.verdict(percent: 0.4, velocity: 0, length: 390).outcome == .cancel)
    #expect(exclusive.verdict(percent: 0.41, velocity: 0, length: 390).outcome == .finish)
    #expect(exclusive.text == "percent > 0.40")
  }

  @Test func `velocity finishes by itself and tells its margin`() throws {
    let rule = ReleaseRule(threshold: 0.5, velocity: 300)

    let verdict = rule.verdict(percent: 0.1, velocity: 450, length: 390)

    #expect(verdict.outcome == .finish)
    #expect(verdict.margin == 150)
    #expect(verdict.clauses.map(\.held) == [false, true])
    #expect(verdict.rule == "percent ≥ 0.50 or velocity ≥ 300 pt/s")
  }

  @Test func `thrown back it returns however far it is`() {
    let rule = ReleaseRule(threshold: 0.5, velocity: 300, veto: 300)

    let verdict = rule.verdict(percent: 0.9, velocity: -500, length: 390)

    #expect(verdict.outcome == .cancel)
    #expect(verdict.margin == -200)
  }

  @Test func `looking ahead counts where the finger would be`() {
    let rule = ReleaseRule(threshold: 0.5, projection: 0.3)

    #expect(rule.verdict(percent: 0.3, velocity: 300, length: 390).outcome == .finish)
    #expect(rule.verdict(percent: 0.3, velocity: 200, length: 390).outcome == .cancel)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `what is no number decides nothing`(value: CGFloat) {
    let verdict = ReleaseRule(threshold: 0.4, velocity: 300, projection: 1)
      .verdict(percent: value, velocity: value, length: 0)

    #expect(verdict.outcome == .cancel)
  }

  @Test func `a gesture taken away cancels`() {
    let verdict = ReleaseRule(threshold: 0.4).cancelled(percent: 0.9, velocity: 2000)

    #expect(verdict.outcome == .cancel)
    #expect(verdict.clauses.map(\.name) == ["gesture cancelled"])
  }
}
