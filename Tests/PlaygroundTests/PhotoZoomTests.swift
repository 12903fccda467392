import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct PhotoZoomTests {
  private let start = CGPoint(x: 195, y: 380)

  private func stack(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  private func middle(_ stage: SceneStage, _ name: String) -> CGPoint {
    guard let view = stage.view(name), let shown = view.layer.presentation() else { return .zero }
    return view.superview?.convert(shown.position, to: nil) ?? .zero
  }

  @Test func `the picture's middle goes with the finger, both ways`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")

    stage.finger.down(at: start)
    stage.finger.move(to: CGPoint(x: 195, y: 400), over: 0.1)
    let first = middle(stage, "photo")
    for point in [CGPoint(x: 230, y: 500), CGPoint(x: 120, y: 620), CGPoint(x: 200, y: 440)] {
      stage.finger.move(to: point, over: 0.2)
      stage.simulation.advanceFrame()
      let now = middle(stage, "photo")
      #expect(abs(now.x - first.x - (point.x - 195)) < 0.5)
      #expect(abs(now.y - first.y - (point.y - 400)) < 0.5)
    }
  }

  @Test func `let go it flies back into its cell, and the cell is seen again`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")

    stage.finger.drag(from: start, to: CGPoint(x: 240, y: 680), over: 0.4)
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(try stack(stage).viewControllers.count == 1)
    #expect(stage.run.namedViews().map(\.name) == ["grid"])
    let grid = try #require(stage.view("grid"))
    #expect(grid.all(UIControl.self).allSatisfy { !$0.isHidden })
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `the spring takes up the finger's speed`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")

    stage.finger.down(at: start)
    stage.finger.move(to: CGPoint(x: 195, y: 540), over: 0.1)
    let held = middle(stage, "photo").y
    stage.finger.up()
    stage.simulation.advanceFrame()

    // The cell lies above, and yet it goes on down at first.
    #expect(middle(stage, "photo").y > held)
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 1)
  }

  @Test func `a cancelled drag leaves the page as it was`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")
    let before = stage.look(of: try stack(stage).view, depth: 5)

    stage.finger.drag(from: start, to: CGPoint(x: 180, y: 460))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.look(of: try stack(stage).view, depth: 5) == before)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `a finger that is up before the start freezes nothing`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")

    stage.send(.down, at: start)
    for step in 1...6 { stage.send(.move, at: CGPoint(x: 195, y: 380 + CGFloat(step) * 8)) }
    stage.send(.up, at: CGPoint(x: 195, y: 428))
    stage.settle()

    #expect(stage.verdicts.count == 1)
    #expect(try stack(stage).transitionCoordinator == nil)
    #expect(stage.run.namedViews().count <= 2)
  }

  @Test func `a tap zooms a picture out of its cell, a key takes it back`() throws {
    let stage = try SceneStage("photo-zoom")

    stage.finger.tap(at: CGPoint(x: 195, y: 300))
    stage.finger.hold(for: 0.1)
    #expect(stage.view("photo") is UIImageView)
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 2)

    for _ in 0..<3 { stage.finger.key(.down) }
    stage.finger.key(.return)
    stage.settle()
    #expect(try stack(stage).viewControllers.count == 1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `with reduced motion it fades`() throws {
    UIAccessibility.set(reduceMotion: true)
    defer { UIAccessibility.set(reduceMotion: false) }
    let stage = try SceneStage("photo-zoom")

    stage.finger.tap(at: CGPoint(x: 195, y: 300))
    stage.finger.hold(for: 0.12)

    let page = try #require(try stack(stage).topViewController?.view.layer.presentation())
    #expect(page.opacity > 0 && page.opacity < 1)
    #expect(page.frame.minX == 0)
    stage.settle()
  }
}
