import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SideMenuTests {
  private let start = CGPoint(x: 20, y: 500)

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  @Test func `the page's picture sticks to the finger`() throws {
    let stage = try SceneStage("side-menu")
    var worst: CGFloat = 0
    var frames = 0

    stage.finger.down(at: start)
    for x in stride(from: 40.0, through: 360, by: 20) {
      stage.finger.move(to: CGPoint(x: x, y: 500), over: 0.05)
      guard stage.view("menu") != nil, let page = stage.shownFrame("page") else { continue }
      worst = max(worst, abs(page.minX - (x - 30)))
      frames += 1
    }
    release(stage)

    #expect(frames > 12)
    #expect(worst < 0.5)
  }

  @Test func `the menu floats up as far as the page has gone`() throws {
    let stage = try SceneStage("side-menu")

    stage.pull(from: start, by: CGPoint(x: 175, y: 0))

    let menu = try #require(stage.view("menu")?.layer.presentation())
    #expect(abs(CGFloat(menu.opacity) - 0.5) < 0.01)
    #expect(abs(menu.transform.m11 - 0.95) < 0.002)
    #expect(abs(menu.transform.m41 + 25) < 0.5)
  }

  @Test func `what is left of the page closes by a tap`() throws {
    let stage = try SceneStage("side-menu", state: "menu")
    #expect(stage.view("page")?.frame == CGRect(x: 350, y: 0, width: 390, height: 844))

    stage.finger.tap(at: CGPoint(x: 372, y: 600))
    stage.settle()

    #expect(stage.run.root.presentedViewController == nil)
    #expect(stage.transitions.last?.completed == true)
    #expect(stage.verdicts.isEmpty)
  }

  @Test func `the button opens, a mailbox closes`() throws {
    let stage = try SceneStage("side-menu")

    stage.finger.tap(at: CGPoint(x: 30, y: 69))
    stage.settle()
    let opened = stage.run.root.presentedViewController != nil
    stage.finger.tap(at: CGPoint(x: 120, y: 300))
    stage.settle()

    #expect(opened)
    #expect(stage.run.root.presentedViewController == nil)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `the page scrolls up and down and is not dragged to the left`() throws {
    let stage = try SceneStage("side-menu")

    stage.finger.drag(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 205, y: 400))
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 60, y: 500))
    stage.settle()

    #expect(stage.transitions.isEmpty)
  }

  @Test func `turned while the menu is out, the picture is the page's new one`() throws {
    let stage = try SceneStage("side-menu", state: "menu")

    stage.simulation.input.schedule(
      .surface(.resized(CGSize(width: 844, height: 390), scale: 1)), at: stage.simulation.clock.now)
    stage.settle()

    #expect(stage.view("page")?.frame == CGRect(x: 350, y: 0, width: 844, height: 390))
  }

  @Test func `nothing outlives the menu`() throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("side-menu", state: "menu")
    gone = stage.run.root.presentedViewController
    #expect(gone != nil)

    stage.pull(from: CGPoint(x: 372, y: 600), by: CGPoint(x: -300, y: 0))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }
}
