import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

@Suite struct RowPressTests {
  @Test func `a sideways drag over a row at the root opens nothing`() throws {
    let world = Simulation()
    let info = try SceneCatalog.scene(id: "swipe-back")
    let run = info.make(TunableValues(info.tunables), "list")
    world.show(run.root)
    world.settle()

    world.finger.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 260, y: 300))
    world.settle()

    #expect((run.root as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test func `a tap on a row opens its page`() throws {
    let world = Simulation()
    let info = try SceneCatalog.scene(id: "swipe-back")
    let run = info.make(TunableValues(info.tunables), "list")
    world.show(run.root)
    world.settle()

    world.finger.tap(at: CGPoint(x: 60, y: 300))
    world.settle()

    #expect((run.root as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test func `B11 a row that was pressed for a while gives its touch up for a drag`() throws {
    let stage = try SceneStage("swipe-back")
    let list = try #require(stage.view("list")?.subviews.first as? UIScrollView)
    let start = list.contentOffset.y

    stage.finger.down(at: CGPoint(x: 200, y: 500))
    stage.finger.hold(for: 0.5)
    stage.finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    let moved = list.contentOffset.y - start
    stage.finger.up()
    stage.settle()

    #expect(moved == 190)
    #expect((stage.run.root as? UINavigationController)?.viewControllers.count == 1)
  }

  @Test func `B11 a row of the card that was pressed for a while scrolls and pulls`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try #require(stage.view("content") as? UIScrollView)

    stage.finger.down(at: CGPoint(x: 195, y: 500))
    stage.finger.hold(for: 0.5)
    stage.finger.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    let moved = list.contentOffset.y
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    list.setContentOffset(.zero, animated: false)
    stage.finger.down(at: CGPoint(x: 195, y: 300))
    stage.finger.hold(for: 0.5)
    stage.finger.move(to: CGPoint(x: 195, y: 500), over: 0.3)

    #expect(moved == 190)
    #expect(stage.shownFrame("card")?.minY == 240)
  }
}
