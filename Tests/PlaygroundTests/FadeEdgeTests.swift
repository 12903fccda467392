import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct FadeEdgeTests {
  private let edge = CGPoint(x: 2, y: 400)

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  @Test(arguments: ["book", "about"])
  func `the page fades as far as the finger has gone`(state: String) throws {
    let stage = try SceneStage("fade-edge", state: state)

    stage.pull(from: edge, by: CGPoint(x: 117, y: 0))

    #expect(abs((stage.shownAlpha(state) ?? 0) - 0.7) < 0.005)
  }

  @Test func `any velocity to the right finishes`() throws {
    let stage = try SceneStage("fade-edge", state: "book")

    stage.finger.down(at: edge)
    stage.finger.move(to: CGPoint(x: 40, y: 400), over: 0.2)
    stage.finger.move(to: CGPoint(x: 52, y: 400), over: 0.3)
    stage.finger.up()
    stage.settle()

    let verdict = try #require(stage.verdicts.first)
    #expect(verdict.outcome == .finish)
    #expect(verdict.rule == "percent > 0.50 or velocity > 0 pt/s")
    #expect(verdict.clauses.map(\.held) == [false, true])
    #expect(verdict.margin == verdict.velocity)
  }

  @Test func `at rest it takes more than half`() throws {
    for (percent, outcome) in [(CGFloat(0.49), Verdict.Outcome.cancel), (0.51, .finish)] {
      let stage = try SceneStage("fade-edge", state: "book")

      stage.pull(from: edge, by: CGPoint(x: percent * 390, y: 0))
      release(stage)

      #expect(stage.verdicts.map(\.outcome) == [outcome])
      #expect(stage.verdicts.first?.velocity == 0)
    }
  }

  @Test func `a sane limit keeps what barely moves`() throws {
    let scene = try SceneCatalog.scene(id: "fade-edge")
    let stage = try SceneStage("fade-edge", state: "book")
    try stage.values.apply(try #require(scene.presets.first { $0.name == "Sane velocity" }))

    stage.finger.down(at: edge)
    stage.finger.move(to: CGPoint(x: 40, y: 400), over: 0.2)
    stage.finger.move(to: CGPoint(x: 52, y: 400), over: 0.3)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
  }

  @Test func `from the middle of the page nothing moves`() throws {
    let stage = try SceneStage("fade-edge", state: "book")

    stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 360, y: 400))
    stage.settle()

    #expect(stage.transitions.isEmpty)
  }

  @Test func `a push takes half a second, the modal a quarter`() throws {
    let stage = try SceneStage("fade-edge")

    stage.finger.tap(at: CGPoint(x: 70, y: 190))
    let pushed = stage.simulation.clock.now
    stage.settle()
    let push = stage.simulation.clock.now - pushed
    stage.finger.tap(at: CGPoint(x: 367, y: 69))
    let presented = stage.simulation.clock.now
    stage.settle()
    let present = stage.simulation.clock.now - presented

    #expect(stage.transitions.filter { $0.phase == .ended }.map(\.kind) == ["push", "present"])
    #expect(abs(push - 0.5) < 0.1)
    #expect(abs(present - 0.25) < 0.1)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `below the modal the book is still where it was`() throws {
    let stage = try SceneStage("fade-edge", state: "about")
    let book = try #require(stage.view("book"))
    let parent = book.superview

    stage.pull(from: edge, by: CGPoint(x: 300, y: 0))
    release(stage)

    #expect(stage.run.root.presentedViewController == nil)
    #expect(book.superview === parent)
    #expect(book.window === stage.window)
    #expect(book.alpha == 1)
  }

  @Test(arguments: ["book", "about"])
  func `nothing outlives the page`(state: String) throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("fade-edge", state: state)
    gone =
      stage.run.root.presentedViewController
      ?? (stage.run.root as? UINavigationController)?.topViewController
    #expect(gone != nil)

    stage.pull(from: edge, by: CGPoint(x: 300, y: 0))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }
}
