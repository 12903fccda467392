import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Whose a drag is, and what is left of one that was taken away.
@Suite struct SwipeBackOwnerTests {
  private let middle = CGPoint(x: 60, y: 400)

  private func navigation(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  // MARK: Taken back

  @Test(arguments: [Double(0.2), 0.7])
  func `an interruption gives everything back`(part: Double) throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let root = try navigation(stage)
    let before = stage.look(of: root.view, depth: 6)

    stage.pull(from: middle, by: CGPoint(x: part * 390, y: 0))
    stage.finger.interrupt(.secondButton)
    stage.settle()

    #expect(root.viewControllers.count == 2)
    #expect(stage.look(of: root.view, depth: 6) == before)
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.verdicts.first?.clauses.map(\.name) == ["gesture cancelled"])
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `after a cancel the page can be swiped away`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 100, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    stage.pull(from: middle, by: CGPoint(x: 200, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 1)
    #expect(stage.transitions.filter { $0.phase == .ended }.map(\.completed) == [false, true])
  }

  // MARK: Whose drag it is

  @Test func `at the root a drag does nothing and the next push works`() throws {
    let stage = try SceneStage("swipe-back")

    stage.finger.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 350, y: 400))
    stage.settle()
    stage.finger.tap(at: CGPoint(x: 200, y: 250))
    stage.settle()

    #expect(stage.verdicts.isEmpty)
    #expect(try navigation(stage).viewControllers.count == 2)
    #expect(stage.transitions.map(\.kind).allSatisfy { $0 == "push" })
  }

  @Test func `a vertical drag scrolls the page and pops nothing`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let page = try #require(stage.view("detail")?.subviews.first as? UIScrollView)
    let before = page.contentOffset.y

    stage.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 230, y: 450))
    stage.settle()

    #expect(page.contentOffset.y > before + 50)
    #expect(stage.transitions.isEmpty)
  }

  @Test func `a horizontal drag does not scroll the page`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let page = try #require(stage.view("detail")?.subviews.first as? UIScrollView)
    let before = page.contentOffset

    stage.pull(from: middle, by: CGPoint(x: 200, y: 60))

    #expect(page.contentOffset == before)
    #expect(stage.transitions.last?.phase == .interactive)
  }

  @Test func `a drag to the left does nothing`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.finger.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    stage.settle()

    #expect(stage.transitions.isEmpty)
  }
}
