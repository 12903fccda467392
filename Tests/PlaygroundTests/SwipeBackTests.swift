import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct SwipeBackTests {
  private let middle = CGPoint(x: 60, y: 400)

  private func navigation(_ stage: SceneStage) throws -> UINavigationController {
    try #require(stage.run.root as? UINavigationController)
  }

  // MARK: The rule

  @Test func `39 % of the width returns`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 0.39 * 390, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 2)
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
  }

  @Test func `41 % of the width pops`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 0.41 * 390, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 1)
    #expect(stage.verdicts.map(\.outcome) == [.finish])
  }

  @Test func `Escape ends a search before it leaves`() throws {
    let stage = try SceneStage("swipe-back", state: "list")
    stage.finger.tap(at: CGPoint(x: 367, y: 69))
    stage.settle()
    stage.finger.type("zzz")
    let list = try #require(navigation(stage).topViewController)
    let typed = (UIApplication.shared.firstResponder as? UITextField)?.text

    stage.finger.key(.escape)
    stage.settle()

    #expect(typed == "zzz")
    #expect(!(UIApplication.shared.firstResponder is UITextField))
    #expect(list.navigationItem.rightBarButtonItem?.action != nil)
    stage.finger.tap(at: CGPoint(x: 367, y: 69))
    stage.settle()
    #expect((UIApplication.shared.firstResponder as? UITextField)?.text == "")
  }

  @Test func `exactly 40 % pops`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 156, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 1)
  }

  @Test func `a fast flick under 40 % returns`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.finger.flick(
      from: middle, to: CGPoint(x: middle.x + 130, y: middle.y), velocity: 2000)
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 2)
    #expect(try #require(stage.verdicts.first).velocity > 1000)
  }

  @Test func `a velocity threshold lets the flick pop`() throws {
    let stage = try SceneStage("swipe-back", state: "detail", set: ["velocity": 300])

    stage.finger.flick(
      from: middle, to: CGPoint(x: middle.x + 130, y: middle.y), velocity: 2000)
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 1)
  }

  @Test func `a threshold changed under the finger decides`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 0.3 * 390, y: 0))
    try stage.values.set("threshold", to: 0.25)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(try navigation(stage).viewControllers.count == 1)
    #expect(stage.verdicts.first?.rule == "percent ≥ 0.25")
  }

  @Test func `the verdict tells percent, limit and margin`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 0.5 * 390, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    let verdict = try #require(stage.verdicts.first)
    #expect(abs(verdict.percent - 0.5) < 1e-6)
    #expect(abs(verdict.margin - 0.1) < 1e-6)
    #expect(verdict.rule == "percent ≥ 0.40")
    #expect(verdict.clauses.map(\.name) == ["percent"])
    #expect(verdict.clauses.first?.limit == 0.4)
    #expect(verdict.clauses.first?.held == true)
  }

  // MARK: Under the finger

  @Test func `the page sticks to the finger at every frame`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    var worst: CGFloat = 0
    var frames = 0
    var percents: [CGFloat] = []
    let pan = try #require(
      stage.run.root.view.gestureRecognizers?.last { $0 is UIPanGestureRecognizer }
        as? UIPanGestureRecognizer)
    stage.onFrame = {
      guard pan.state == .began || pan.state == .changed, let page = stage.shownFrame("detail")
      else { return }
      let translation = max(0, pan.translation(in: stage.window).x)
      worst = max(worst, abs(page.minX - translation))
      percents.append(page.minX / 390)
      frames += 1
    }

    stage.pull(from: middle, by: CGPoint(x: 250, y: 8), over: 0.5)
    stage.finger.move(to: CGPoint(x: 20, y: 400), over: 0.4)
    stage.finger.up()

    #expect(frames > 30)
    #expect(worst < 0.5)
    #expect(percents.max() ?? 0 > 0.6)
    #expect(percents.last == 0)
  }

  @Test func `the page below comes in from half a width and the shadow is as said`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 195, y: 0))

    let list = try #require(stage.shownFrame("list"))
    #expect(abs(list.minX - -97.5) < 0.5)
    let layer = try #require(stage.view("detail")?.layer)
    #expect(layer.shadowRadius == 4)
    #expect(abs(layer.shadowOpacity - 0.8) < 1e-6)
  }

  @Test func `the tool bar fades as far as the page has gone`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.pull(from: middle, by: CGPoint(x: 117, y: 0))
    let under = stage.shownAlpha("toolbar")
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(abs((under ?? 0) - 0.7) < 0.01)
    #expect(stage.shownAlpha("toolbar") == 1)
    #expect(stage.view("toolbar")?.alpha == 1)
  }

  @Test func `the tool bar fades in with the push`() throws {
    let stage = try SceneStage("swipe-back")
    var alphas: [CGFloat] = []
    stage.onFrame = { if let alpha = stage.shownAlpha("toolbar") { alphas.append(alpha) } }

    stage.finger.tap(at: CGPoint(x: 200, y: 250))
    stage.settle()

    #expect(alphas.contains { $0 > 0.2 && $0 < 0.8 })
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(alphas.last == 1)
  }

  @Test func `H1 a flick that is over before the pop starts comes back and freezes nothing`() throws
  {
    let stage = try SceneStage("swipe-back", state: "detail")
    let start = CGPoint(x: 60, y: 400)

    stage.finger.down(at: start)
    stage.send(.move, at: CGPoint(x: 60 + 25, y: 400))
    stage.send(.up, at: CGPoint(x: 60 + 25, y: 400))
    stage.settle()
    let first = stage.verdicts.map(\.outcome)
    stage.pull(from: start, by: CGPoint(x: 250, y: 0))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(first == [.cancel])
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `a drag that sets out point by point has a direction`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")

    stage.finger.down(at: middle)
    for step in 1...12 {
      stage.finger.hold(for: 0.2)
      stage.send(.move, at: CGPoint(x: middle.x + CGFloat(step), y: middle.y))
    }
    stage.finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.finish])
  }

  // MARK: Without a gesture

  @Test func `the back button runs the same pop by itself`() throws {
    let stage = try SceneStage("swipe-back", state: "detail")
    let root = try navigation(stage)
    var offsets: [CGFloat] = []
    stage.onFrame = {
      if root.transitionCoordinator != nil, let list = stage.shownFrame("list") {
        offsets.append(list.minX)
      }
    }

    stage.finger.tap(at: CGPoint(x: 30, y: 69))
    let start = stage.simulation.clock.now
    stage.settle()

    #expect(root.viewControllers.count == 1)
    #expect(stage.verdicts.isEmpty)
    #expect(offsets.min() ?? 0 < -150)
    #expect(abs(stage.simulation.clock.now - start - 0.4) < 0.1)
    #expect(!stage.transitions.contains { $0.phase == .interactive })
  }

  @Test func `nothing outlives the pop`() throws {
    weak var detail: UIViewController?
    let stage = try SceneStage("swipe-back", state: "detail")
    detail = try navigation(stage).topViewController
    #expect(detail != nil)

    stage.pull(from: middle, by: CGPoint(x: 300, y: 0))
    stage.finger.up()
    stage.settle()
    stage.simulation.advance(by: 0.5)

    #expect(detail == nil)
  }

  @Test func `no trap is fallen into`() throws {
    let stage = try SceneStage("swipe-back")

    stage.finger.tap(at: CGPoint(x: 200, y: 250))
    stage.settle()
    for distance in [60, 300] as [CGFloat] {
      stage.pull(from: middle, by: CGPoint(x: distance, y: 0))
      stage.finger.hold(for: 0.2)
      stage.finger.up()
      stage.settle()
    }

    #expect(stage.diagnostics.map(\.id) == [])
    #expect(try navigation(stage).viewControllers.count == 1)
  }
}
