import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct TabFadeTests {
  private let middle = CGPoint(x: 200, y: 500)

  private func tabs(_ stage: SceneStage) throws -> UITabBarController {
    try #require(stage.run.root as? UITabBarController)
  }

  @Test func `a drag to the left fades the next tab in as far as the finger goes`() throws {
    let stage = try SceneStage("tab-fade")

    stage.pull(from: CGPoint(x: 300, y: 500), by: CGPoint(x: -117, y: 0))

    #expect(abs((stage.shownAlpha("places") ?? 0) - 0.3) < 0.005)
    #expect(stage.shownAlpha("today") == 1)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(try tabs(stage).selectedIndex == 0)
    #expect(stage.view("places") == nil)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `turned round under one finger it goes to the other neighbour`() throws {
    let stage = try SceneStage("tab-fade", state: "places")

    stage.pull(from: middle, by: CGPoint(x: -80, y: 0))
    #expect(stage.view("saved") != nil)
    stage.finger.move(to: CGPoint(x: 370, y: 500), over: 0.5)
    #expect(stage.view("saved") == nil)
    #expect((stage.shownAlpha("today") ?? 0) > 0.4)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(try tabs(stage).selectedIndex == 0)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `turned round at the last tab it only waits at nothing`() throws {
    let stage = try SceneStage("tab-fade", state: "saved")

    stage.pull(from: middle, by: CGPoint(x: 60, y: 0))
    stage.finger.move(to: CGPoint(x: 60, y: 500), over: 0.3)
    #expect(stage.shownAlpha("places") == 0)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try tabs(stage).selectedIndex == 2)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `many changes of mind leave nothing half way`() throws {
    let stage = try SceneStage("tab-fade", state: "places")

    stage.finger.down(at: middle)
    for x in [100, 320, 90, 310, 195, 205, 120] {
      stage.finger.move(to: CGPoint(x: x, y: 500), over: 0.12)
    }
    stage.finger.interrupt(.secondButton)
    stage.settle()

    #expect(try tabs(stage).selectedIndex == 1)
    #expect(stage.run.namedViews().map(\.name) == ["places"])
    #expect(stage.view("places")?.alpha == 1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `a tap on the bar fades by itself, arrow keys scrub`() throws {
    let stage = try SceneStage("tab-fade")

    stage.finger.tap(at: CGPoint(x: 195, y: 785))
    stage.finger.hold(for: 0.15)
    #expect((stage.shownAlpha("places") ?? 0) > 0.1 && (stage.shownAlpha("places") ?? 1) < 0.9)
    stage.settle()
    #expect(try tabs(stage).selectedIndex == 1)

    for _ in 0..<4 { stage.finger.key(.left) }
    stage.simulation.advanceFrame()
    #expect(abs((stage.shownAlpha("saved") ?? 0) - 0.2) < 0.01)
    stage.finger.key(.return)
    stage.settle()
    #expect(try tabs(stage).selectedIndex == 2)
    #expect(stage.diagnostics.isEmpty)
  }
}
