import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SystemNavigationTests {
  private func stack(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  @Test func `the page follows the finger from the edge, the one below at a third`() throws {
    let stage = try SceneStage("system-navigation", state: "region")

    stage.pull(from: CGPoint(x: 4, y: 500), by: CGPoint(x: 195, y: 0))

    #expect(abs((stage.shownFrame("region")?.minX ?? 0) - 195) < 0.5)
    #expect(abs((stage.shownFrame("regions")?.minX ?? 0) + 58.5) < 1.5)
  }

  @Test(arguments: [(0.0, 2), (1, 1)] as [(Double, Int)])
  func `a swipe from anywhere pops where the switch says so`(whole: Double, left: Int) throws {
    let stage = try SceneStage(
      "system-navigation", state: "region", set: ["wholePage": whole])

    stage.finger.drag(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 350, y: 500))
    stage.settle()

    #expect(try stack(stage).viewControllers.count == left)
    #expect(stage.verdicts.count == (left == 1 ? 1 : 0))
  }

  @Test(arguments: [(60.0, 900.0), (60, 200), (230, 0), (150, 0)] as [(Double, Double)])
  func `the verdict that is told is the one that is done`(way: Double, velocity: Double) throws {
    let stage = try SceneStage("system-navigation", state: "region")
    let end = CGPoint(x: 14 + way, y: 500)

    if velocity > 0 {
      stage.finger.flick(from: CGPoint(x: 4, y: 500), to: end, velocity: velocity)
    } else {
      stage.finger.drag(from: CGPoint(x: 4, y: 500), to: end)
    }
    stage.settle()

    let verdict = try #require(stage.verdicts.last)
    #expect(try stack(stage).viewControllers.count == (verdict.outcome == .finish ? 1 : 2))
  }

  @Test func `the keyboard goes in and out`() throws {
    let stage = try SceneStage("system-navigation")

    stage.finger.key(.return)
    stage.settle()
    stage.finger.key(.right)
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 3)
    stage.finger.key(.left)
    stage.settle()
    stage.finger.key(.escape)
    stage.settle()

    #expect(try stack(stage).viewControllers.count == 1)
    #expect(stage.diagnostics.filter { !$0.isNote }.isEmpty)
  }

  @Test func `a changed tunable holds at once`() throws {
    let stage = try SceneStage("system-navigation", state: "region")

    try stage.values.set("edgeZone", to: 50)
    try stage.values.set("largeTitles", to: 0)
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 40, y: 500), to: CGPoint(x: 300, y: 500))
    stage.settle()

    #expect(try stack(stage).viewControllers.count == 1)
    #expect(stage.view("bar")?.bounds.height ?? 200 < 100)
  }
}
