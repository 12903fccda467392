import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

/// What a drag or a click does, keys do too.
@MainActor @Suite(.serialized) struct KeyboardReachTests {
  @Test func `an editor's control points are moved by keys on its page`() throws {
    let stage = try PanelStage("pull-to-dismiss", state: nil)
    stage.bench.show(.motion)

    stage.finger.key(.tab)
    stage.finger.key(.right, modifiers: .shift)
    stage.finger.key(.tab)
    stage.finger.key(.return)
    stage.finger.type("0,5\n")

    #expect(stage.bench.controller.page == .motion)
    #expect(abs(stage.values["curveX1"] - 0.1) < 1e-9)
    #expect(abs(stage.values["curveY1"] - 0.5) < 1e-9)
  }

  @Test func `the line of the map and of the device is moved by keys, and flips are told`() throws {
    let stage = try PanelStage()
    stage.swipe(150)
    stage.simulation.settle()

    for _ in 0..<5 { stage.finger.key(.character("w"), modifiers: .shift) }
    let said = stage.bench.controller.timeBar.said
    let nearer = stage.values["threshold"]
    stage.finger.key(.character("w"))
    stage.finger.key(.character("e"))

    #expect(nearer < 0.36)
    #expect(said.contains("1 gesture flips"))
    #expect(stage.values["threshold"] > nearer)
    #expect(stage.values["velocity"] == 50)
  }

  @Test func `a preset is saved, forgotten, and both are taken back`() throws {
    let stage = try PanelStage()
    func names() -> [String] { stage.model.session.shelf.saved.map(\.name) }

    stage.finger.key(.character("b"), modifiers: .shift)
    stage.finger.type("mine\n")
    let saved = names()
    let own = stage.model.session.shelf.own.count
    stage.finger.key(.escape)
    stage.finger.key(.character("b"))
    for _ in 0..<own { stage.finger.key(.down) }
    stage.finger.key(.backspace)
    let forgotten = names()
    stage.finger.key(.escape)
    stage.finger.key(.character("z"))
    let back = names()
    stage.finger.key(.character("z"))

    #expect(saved == ["mine"])
    #expect(forgotten.isEmpty)
    #expect(back == ["mine"])
    #expect(names().isEmpty)
  }

  @Test func `every command has a key, and every key is in the list`() {
    let bound = Set(KeyMap.all.map(\.command))

    #expect(PanelCommand.allCases.filter { !bound.contains($0) }.isEmpty)
    #expect(PanelCommand.allCases.allSatisfy { !$0.title.isEmpty })
  }

  @Test func `no key means two things`() {
    let plain = KeyMap.all.map { "\($0.key) \($0.shift.map(String.init) ?? "any") \($0.control)" }

    #expect(Set(plain).count == plain.count)
  }

  @Test func `frame times are cleared by a key`() throws {
    let stage = try PanelStage()
    stage.model.frames.add(.init(cost: 0.004))

    stage.finger.key(.character("m"), modifiers: .shift)

    #expect(stage.model.frames.count == 0)
  }
}

/// The panel's time is its own.
@MainActor @Suite(.serialized) struct PanelTimeTests {
  /// How many pictures the panel makes while a slider is dragged for a second.
  private func pictures(_ stage: PanelStage) -> UInt64 {
    let slider = stage.bench.controller.values.rows[0].slider
    let from = stage.middle(of: slider)
    let before = stage.bench.surface.panel.list.version
    stage.finger.drag(
      from: CGPoint(x: from.x - 11, y: from.y), to: CGPoint(x: from.x + 40, y: from.y), over: 1)
    let count = stage.bench.surface.panel.list.version - before
    stage.model.session.set("threshold", to: 0.4)
    return count
  }

  @Test(arguments: ["1", "2", "3", "4"])
  func `at every speed of the scene the panel makes the same pictures`(key: String) throws {
    let stage = try PanelStage()
    let bare = pictures(stage)
    stage.finger.key(.character(Character(key)))
    stage.swipe(250)

    let slowed = pictures(stage)

    #expect(bare > 30)
    #expect(slowed >= bare - 2)
  }
}
