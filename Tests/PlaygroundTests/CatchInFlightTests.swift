import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Transitions that are caught while they run by themselves.
@Suite struct CatchInFlightTests {
  private func stack(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  private func left(_ stage: SceneStage) -> CGFloat { stage.shownFrame("volume")?.minX ?? .nan }

  /// Opens the first volume and waits until it is well under way.
  private func open(_ stage: SceneStage, for seconds: TimeInterval = 0.5) {
    stage.finger.tap(at: CGPoint(x: 100, y: 250))
    stage.finger.hold(for: seconds)
  }

  @Test func `a touch stops it where it is`() throws {
    let stage = try SceneStage("interruptible")
    open(stage)

    stage.finger.down(at: CGPoint(x: 200, y: 500))
    let caught = left(stage)
    stage.finger.hold(for: 1)

    #expect(caught > 20 && caught < 370)
    #expect(abs(left(stage) - caught) < 0.5)
    #expect(stage.transitions.last?.phase == .interactive)
  }

  @Test func `caught it follows the finger one to one`() throws {
    let stage = try SceneStage("interruptible")
    open(stage)
    stage.finger.down(at: CGPoint(x: 200, y: 500))
    let caught = left(stage)

    for x in [230, 180, 160, 210] as [CGFloat] {
      stage.finger.move(to: CGPoint(x: x, y: 500), over: 0.2)
      stage.simulation.advanceFrame()
      #expect(abs(left(stage) - min(max(caught + x - 200, 0), 390)) < 1)
    }
  }

  @Test func `a touch that does not move turns it round, again and again`() throws {
    let stage = try SceneStage("interruptible")
    open(stage)

    stage.finger.tap(at: CGPoint(x: 200, y: 500))
    stage.finger.hold(for: 0.1)
    let back = left(stage)
    stage.finger.hold(for: 0.1)
    #expect(left(stage) > back)
    stage.finger.tap(at: CGPoint(x: 200, y: 500))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    #expect(try stack(stage).viewControllers.count == 2)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `let go it decides by the rule, and goes on with the finger's speed`() throws {
    let stage = try SceneStage("interruptible")
    open(stage)

    stage.finger.down(at: CGPoint(x: 200, y: 500))
    stage.finger.move(to: CGPoint(x: 330, y: 500), over: 0.1)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect((stage.verdicts.first?.velocity ?? 0) < -1000)
    #expect(try stack(stage).viewControllers.count == 1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `the space bar catches, arrows move, Return finishes`() throws {
    let stage = try SceneStage("interruptible")
    open(stage)

    stage.finger.key(.space)
    let caught = left(stage)
    stage.finger.key(.left)
    stage.finger.key(.left)
    stage.simulation.advanceFrame()
    #expect(abs(left(stage) - (caught - 39)) < 1.5)
    stage.finger.key(.return)
    stage.settle()

    #expect(try stack(stage).viewControllers.count == 2)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `the pages are as they were after a hundred catches`() throws {
    let stage = try SceneStage("interruptible", state: "volume")
    let before = stage.look(of: try stack(stage).view, depth: 4)
    var random = SystemRandom(seed: 7)

    stage.finger.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 180, y: 400))
    for _ in 0..<100 where try stack(stage).transitionCoordinator != nil {
      let point = CGPoint(x: 40 + random.next(300), y: 300 + random.next(300))
      stage.finger.down(at: point)
      if random.next(2) > 1 {
        stage.finger.move(to: CGPoint(x: 40 + random.next(300), y: point.y), over: 0.05)
      }
      stage.finger.up()
      stage.finger.hold(for: 0.05)
    }
    stage.settle()

    #expect(stage.diagnostics.filter { !$0.isNote }.isEmpty, "\(stage.diagnostics)")
    if try stack(stage).viewControllers.count == 2 {
      #expect(stage.look(of: try stack(stage).view, depth: 4) == before)
    }
  }

  // MARK: Cards

  @Test func `a card grows out of its place and back into it`() throws {
    let stage = try SceneStage("card-stack")

    stage.finger.tap(at: CGPoint(x: 195, y: 300))
    stage.finger.hold(for: 0.1)
    let small = try #require(stage.shownFrame("article"))
    #expect(small.width < 390 && small.width >= 340)
    stage.settle()
    #expect(stage.shownFrame("article") == CGRect(x: 0, y: 0, width: 390, height: 844))

    stage.finger.key(.escape)
    stage.settle()
    #expect(stage.view("article") == nil)
    #expect(try #require(stage.view("cards")).all(UIControl.self).allSatisfy { !$0.isHidden })
    #expect(stage.diagnostics.filter { !$0.isNote }.isEmpty)
  }

  @Test func `a scrolled article scrolls, at its top the pull closes it`() throws {
    let stage = try SceneStage("card-stack", state: "article")

    stage.finger.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400))
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 380))
    stage.settle()
    #expect(stage.verdicts.isEmpty)

    stage.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    stage.settle()
    stage.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    stage.settle()
    #expect(stage.verdicts.map(\.outcome) == [.finish])
    #expect(stage.view("article") == nil)
  }

  @Test func `a cancelled pull leaves the article as it was`() throws {
    let stage = try SceneStage("card-stack", state: "article")
    let before = stage.look(of: stage.view("article"), depth: 3)

    stage.finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 290))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.look(of: stage.view("article"), depth: 3) == before)
    #expect(stage.diagnostics.filter { !$0.isNote }.isEmpty)
  }

  @Test func `a pressed card gives, a card in flight can be caught`() throws {
    let stage = try SceneStage("card-stack")

    stage.finger.down(at: CGPoint(x: 195, y: 300))
    stage.finger.hold(for: 0.5)
    let card = try #require(
      stage.view("cards")?.all(UIControl.self).first { $0.isHighlighted }?.layer.presentation())
    #expect(abs(card.affineTransform().a - 0.96) < 0.01)
    stage.finger.up()
    stage.finger.hold(for: 0.1)
    stage.finger.down(at: CGPoint(x: 195, y: 420))
    let caught = stage.shownFrame("article")
    stage.finger.hold(for: 0.6)
    #expect(stage.shownFrame("article") == caught)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.view("article") == nil)
  }

  /// The same numbers every time.
  private struct SystemRandom {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
  }
}
