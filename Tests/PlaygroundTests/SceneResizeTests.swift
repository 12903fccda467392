import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A window that changes its size in the middle of a drag.
@Suite struct SceneResizeTests {
  private func resize(_ stage: SceneStage, to size: CGSize) {
    stage.simulation.input.schedule(
      .surface(.resized(size, scale: 1)), at: stage.simulation.clock.now)
    stage.finger.hold(for: 0.1)
  }

  @Test func `the card under the finger takes the new width`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 250))

    resize(stage, to: CGSize(width: 500, height: 844))

    #expect(stage.shownFrame("card") == CGRect(x: 0, y: 300, width: 500, height: 794))
    #expect(stage.shownFrame("dimming")?.width == 500)
    #expect(stage.view("page")?.bounds.width == 500)
  }

  @Test func `the card goes on following and comes to rest in the new size`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 250))
    resize(stage, to: CGSize(width: 500, height: 844))

    stage.finger.move(to: CGPoint(x: 195, y: 410), over: 0.2)
    let top = stage.shownFrame("card")?.minY
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(top == 250)
    #expect(stage.view("card")?.frame == CGRect(x: 0, y: 50, width: 500, height: 794))
    #expect(stage.view("page")?.layer.presentation()?.frame.width == 450)
  }

  @Test func `the page being swiped takes the new width`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 100, y: 0))

    resize(stage, to: CGSize(width: 500, height: 844))

    let page = try #require(stage.shownFrame("detail"))
    #expect(page.width == 500)
    #expect(abs(page.minX - 100) < 0.5)
    #expect(stage.shownFrame("list")?.width == 500)
    let navigation = try #require(stage.run.root as? UINavigationController)
    let bar = navigation.navigationBar
    #expect(bar.frame.width == 500)
    #expect(bar.content?.frame.width == 500)
    #expect(bar.background.frame.width == 500)
  }

  @Test func `the page goes on following and comes to rest in the new size`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 150, y: 0))
    resize(stage, to: CGSize(width: 500, height: 844))

    stage.finger.move(to: CGPoint(x: 170, y: 450), over: 0.2)
    let left = try #require(stage.shownFrame("detail")?.minX)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(abs(left - 100) < 0.5)
    #expect(stage.view("detail")?.frame.width == 500)
    #expect(stage.view("detail")?.frame.minX == 0)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  /// Whether every view stands as in a scene that had this size from the beginning.
  private func frames(_ view: UIView, _ path: String = "") -> [String] {
    ["\(path)\(type(of: view)) \(view.frame)"]
      + view.subviews.flatMap { frames($0, path + " ") }
  }

  @Test(arguments: [CGSize(width: 500, height: 800), CGSize(width: 340, height: 700)])
  func `a page that comes back looks as if it had always had the new size`(size: CGSize) throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    stage.pull(from: CGPoint(x: 60, y: 450), by: CGPoint(x: 150, y: 0))
    resize(stage, to: size)
    stage.finger.move(to: CGPoint(x: 100, y: 450), over: 0.2)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
    let fresh = try SceneStage("swipe-back", state: "detail")
    resize(fresh, to: size)
    fresh.settle()

    let wanted = frames(try #require(fresh.simulation.screen.windows.first))
    let got = frames(try #require(stage.simulation.screen.windows.first))

    #expect(got == wanted)
  }
}
