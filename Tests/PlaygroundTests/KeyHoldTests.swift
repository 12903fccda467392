import Display
import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

@Suite struct KeyHoldTests {
  private func held() throws -> SceneStage {
    let stage = try SceneStage("fade-edge", state: "book")
    stage.finger.key(.right)
    stage.finger.key(.right)
    return stage
  }

  private func isOnBook(_ stage: SceneStage) -> Bool {
    (stage.run.root as? UINavigationController)?.viewControllers.count == 2
  }

  @Test func `one key holds the page where it says, for as long as nobody lets go`() throws {
    let stage = try SceneStage("fade-edge", state: "book")

    stage.finger.key(.right)
    stage.simulation.advance(by: 12)

    #expect(abs((stage.shownAlpha("book") ?? 0) - 0.95) < 0.005)
    #expect(stage.transitions.last?.phase == .interactive)
    #expect(abs((stage.transitions.last?.percent ?? 0) - 0.05) < 1e-6)
    #expect(stage.diagnostics.map(\.id) == [])
    stage.finger.key(.escape)
    stage.settle()
    #expect(isOnBook(stage))
  }

  @Test func `a press of the mouse takes the keys' hold away, and the next one works`() throws {
    let stage = try held()

    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    stage.settle()
    let isBack = isOnBook(stage) && stage.transitions.last?.phase == .ended
    stage.pull(from: CGPoint(x: 2, y: 400), by: CGPoint(x: 300, y: 0))
    stage.finger.up()
    stage.settle()

    #expect(isBack)
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    #expect(!isOnBook(stage))
  }

  @Test(arguments: [SurfaceEvent.focused(false), .visible(false)])
  func `a window that loses the focus or goes takes the keys' hold away`(
    event: SurfaceEvent
  ) throws {
    let stage = try held()

    stage.simulation.input.schedule(.surface(event), at: stage.simulation.clock.now)
    stage.simulation.advanceFrame()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.transitions.contains { $0.phase == .cancelling })
  }

  @Test func `a picture held by keys is let go as well`() throws {
    let stage = try SceneStage("photo-zoom", state: "photo")
    stage.finger.key(.down)
    stage.finger.key(.down)

    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.transitions.last?.phase == .ended)
  }

  @Test(arguments: [
    ("card-stack", "article", KeyStroke.Key.down), ("interruptible", "volume", .right),
    ("conflict-lab", "top", .down),
  ])
  func `what keys hold without the usual grip goes home as well when the focus is lost`(
    id: String, state: String, arrow: KeyStroke.Key
  ) throws {
    let stage = try SceneStage(id, state: state)
    let before = stage.look(of: stage.run.root.view, depth: 4)
    stage.finger.key(arrow)
    stage.finger.key(arrow)
    let isMoved = stage.look(of: stage.run.root.view, depth: 4) != before

    stage.simulation.input.schedule(
      .surface(.focused(false)), at: stage.simulation.clock.now)
    stage.simulation.advanceFrame()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    stage.settle()
    #expect(isMoved || !stage.transitions.isEmpty)
    #expect(stage.look(of: stage.run.root.view, depth: 4) == before)
  }
}
