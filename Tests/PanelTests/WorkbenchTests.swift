import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

@MainActor @Suite(.serialized) struct WorkbenchTests {
  @Test func `a drag on the device is judged in words on the panel`() throws {
    let stage = try PanelStage()

    stage.swipe(120)
    stage.simulation.settle()

    #expect(stage.model.history.all.count == 1)
    #expect(stage.bench.controller.verdict.text == "0.28 < 0.40")
    #expect(stage.model.history.selected?.verdict.outcome == .cancel)
  }

  @Test func `a threshold that is dragged holds for the next gesture`() throws {
    let stage = try PanelStage()
    let slider = stage.bench.controller.values.rows[0].slider
    let from = stage.middle(of: slider)

    stage.finger.drag(from: CGPoint(x: from.x - 13, y: from.y), to: CGPoint(x: from.x - 60, y: from.y))
    let threshold = stage.values["threshold"]
    stage.swipe(120)
    stage.simulation.settle()

    #expect(threshold < 0.2)
    #expect(stage.model.history.selected?.verdict.outcome == .finish)
  }

  @Test func `a threshold that changes in mid-drag decides`() throws {
    let stage = try PanelStage()

    stage.finger.down(at: stage.device(30, 500))
    stage.finger.move(to: stage.device(150, 500), over: 0.3)
    stage.model.session.set("threshold", to: 0.1)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.simulation.settle()

    #expect(stage.model.history.selected?.verdict.outcome == .finish)
  }

  @Test func `a finger that came down on the device stays the device's over the panel`() throws {
    let stage = try PanelStage()
    let over = stage.middle(of: stage.bench.controller.values.rows[0].slider)

    stage.finger.drag(from: stage.device(30, 300), to: over, over: 0.3)
    stage.simulation.settle()

    #expect(stage.values["threshold"] == 0.4)
    #expect(stage.model.history.all.count == 1)
  }

  @Test func `keys undo and redo, and swap the sets`() throws {
    let stage = try PanelStage()
    stage.model.session.set("threshold", to: 0.7)

    stage.finger.key(.character("z"))
    let undone = stage.values["threshold"]
    stage.finger.key(.character("Z"), modifiers: .shift)
    let redone = stage.values["threshold"]
    stage.finger.key(.character("x"))

    #expect(undone == 0.4)
    #expect(redone == 0.7)
    #expect(stage.model.session.active == .b)
    #expect(stage.values["threshold"] == 0.4)
  }

  @Test func `tab and arrows reach every value`() throws {
    let stage = try PanelStage()

    stage.finger.key(.tab)
    stage.finger.key(.right)
    let once = stage.values["threshold"]
    stage.finger.key(.right, modifiers: .shift)
    let coarse = stage.values["threshold"]
    stage.finger.key(.tab)
    stage.finger.key(.right)
    stage.finger.key(.escape)
    stage.finger.key(.right)

    #expect(abs(once - 0.41) < 1e-9)
    #expect(abs(coarse - 0.5) < 1e-9)
    #expect(stage.values["velocity"] == 50)
  }

  @Test func `a value is clicked and typed`() throws {
    let stage = try PanelStage()
    let number = stage.bench.controller.values.rows[0].number

    stage.finger.tap(at: stage.middle(of: number))
    stage.finger.type("0.33\n")

    #expect(abs(stage.values["threshold"] - 0.33) < 1e-9)
    #expect(!number.isTyping)
  }

  @Test func `what is typed and no value is said and not taken`() throws {
    let stage = try PanelStage()
    let number = stage.bench.controller.values.rows[0].number

    stage.finger.tap(at: stage.middle(of: number))
    stage.finger.type("7\n")

    #expect(stage.values["threshold"] == 0.4)
    #expect(number.isTyping)
    #expect(stage.bench.controller.timeBar.said.contains("0.05"))
  }

  @Test func `slow motion slows the scene and leaves the panel alone`() throws {
    let stage = try PanelStage()

    stage.finger.key(.character("4"))
    stage.finger.drag(from: stage.device(30, 500), to: stage.device(300, 500), hold: 0.1)
    let before = stage.bench.device.sceneTime
    let panelBefore = stage.bench.loop.sceneTime
    stage.finger.key(.tab)
    stage.simulation.advance(by: 1)
    stage.finger.key(.right)
    let slowed = stage.bench.device.sceneTime - before
    let panel = stage.bench.loop.sceneTime - panelBefore

    #expect(stage.bench.device.speed == 0.1)
    #expect(slowed < 0.12)
    #expect(panel > 1)
  }

  @Test func `the panel hides and shows at its key`() throws {
    let stage = try PanelStage()
    var sizes: [CGSize] = []
    stage.bench.onResize = { sizes.append($0) }

    stage.finger.key(.character("p"))
    let hidden = stage.bench.showsPanel
    stage.finger.key(.character("p"))

    #expect(!hidden)
    #expect(stage.bench.showsPanel)
    #expect(sizes == [CGSize(width: 390, height: 844), CGSize(width: 850, height: 884)])
  }
}
