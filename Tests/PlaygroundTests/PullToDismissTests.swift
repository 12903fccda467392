import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct PullToDismissTests {
  /// On the list's first rows.
  private let onList = CGPoint(x: 195, y: 200)
  /// How high the card is, which is how far it goes.
  private let height: CGFloat = 794

  private func card(_ stage: SceneStage) -> UIViewController? {
    stage.run.root.presentedViewController
  }

  private func list(_ stage: SceneStage) throws -> UIScrollView {
    try #require(stage.view("content") as? UIScrollView)
  }

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  // MARK: Coming

  @Test func `plus brings the card up over a smaller, darker page`() throws {
    let stage = try SceneStage("pull-to-dismiss")

    stage.finger.tap(at: CGPoint(x: 360, y: 66))
    stage.settle()

    #expect(card(stage) != nil)
    #expect(stage.view("card")?.frame == CGRect(x: 0, y: 50, width: 390, height: 794))
    #expect(stage.view("card")?.layer.cornerRadius == 6)
    #expect(stage.view("page")?.layer.cornerRadius == 6)
    #expect(stage.view("page")?.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(abs((stage.view("dimming")?.alpha ?? 0) - 0.7) < 1e-6)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `the card comes in quickly and slows down`() throws {
    let stage = try SceneStage("pull-to-dismiss")
    var tops: [CGFloat] = []
    stage.onFrame = { if let frame = stage.shownFrame("card") { tops.append(frame.minY) } }

    stage.finger.tap(at: CGPoint(x: 360, y: 66))
    stage.settle()

    let half = tops[tops.count / 2]
    #expect(half < 50 + height * 0.4)
    #expect(tops.last == 50)
  }

  @Test func `the presented state is what plus leads to`() throws {
    let pressed = try SceneStage("pull-to-dismiss")
    pressed.finger.tap(at: CGPoint(x: 360, y: 66))
    pressed.settle()
    let pressedLook = pressed.look(of: pressed.run.root.view, depth: 1)
    let pressedCard = pressed.look(of: pressed.view("card"), depth: 3)

    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    #expect(stage.look(of: stage.run.root.view, depth: 1) == pressedLook)
    #expect(stage.look(of: stage.view("card"), depth: 3) == pressedCard)
  }

  // MARK: The rule

  @Test func `39 % of the height returns`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 0.39 * height))
    release(stage)

    #expect(card(stage) != nil)
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
  }

  @Test func `41 % of the height dismisses`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 0.41 * height))
    release(stage)

    #expect(card(stage) == nil)
    #expect(stage.verdicts.map(\.outcome) == [.finish])
  }

  @Test func `exactly 40 % dismisses`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 0.4 * height))
    release(stage)

    #expect(card(stage) == nil)
  }

  @Test func `a fast flick under 40 % returns`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.finger.flick(from: onList, to: CGPoint(x: 195, y: 450), velocity: 3000)
    stage.settle()

    #expect(card(stage) != nil)
    #expect(try #require(stage.verdicts.first).velocity > 1000)
  }

  @Test func `the verdict tells percent, limit and margin`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 0.3 * height))
    release(stage)

    let verdict = try #require(stage.verdicts.first)
    #expect(abs(verdict.percent - 0.3) < 1e-6)
    #expect(abs(verdict.margin - -0.1) < 1e-6)
    #expect(verdict.rule == "percent ≥ 0.40")
    #expect(verdict.clauses.first?.held == false)
  }

  // MARK: Under the finger

  @Test func `the card sticks to the finger and the content never moves with it`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    let pan = try #require(
      card(stage)?.view.superview?.gestureRecognizers?.first as? UIPanGestureRecognizer)
    let rest = list.contentOffset
    var worst: CGFloat = 0
    var frames = 0
    var contentMoved = false
    stage.onFrame = {
      contentMoved = contentMoved || list.contentOffset != rest
      guard pan.state == .began || pan.state == .changed, let card = stage.shownFrame("card")
      else { return }
      let translation = max(0, pan.translation(in: stage.window).y)
      worst = max(worst, abs(card.minY - 50 - translation))
      frames += 1
    }

    stage.pull(from: onList, by: CGPoint(x: 5, y: 500), over: 0.5)
    stage.finger.move(to: CGPoint(x: 195, y: 120), over: 0.5)
    release(stage)

    #expect(frames > 40)
    #expect(worst < 0.5)
    #expect(!contentMoved)
    #expect(card(stage) != nil)
  }

  @Test func `the page behind comes back as far as the card has gone`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: height / 2))

    let page = try #require(stage.view("page")?.layer.presentation())
    #expect(abs(page.transform.m11 - 0.95) < 1e-3)
    #expect(abs(page.cornerRadius - 3) < 0.05)
    #expect(abs((stage.shownAlpha("dimming") ?? 0) - 0.35) < 1e-3)
  }

  @Test func `a picture stands in for the card and is gone afterwards`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let view = try #require(card(stage)?.view)
    let container = try #require(view.superview)
    let count = container.subviews.count

    stage.pull(from: onList, by: CGPoint(x: 0, y: 100))
    let standsIn = stage.view("card") !== view && view.isHidden
    release(stage)

    #expect(standsIn)
    #expect(stage.view("card") === view)
    #expect(!view.isHidden)
    #expect(container.subviews.count == count)
  }

  // MARK: Without a gesture

  @Test func `the close button dismisses by itself`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.finger.tap(at: CGPoint(x: 359, y: 82))
    let start = stage.simulation.clock.now
    stage.settle()

    #expect(card(stage) == nil)
    #expect(stage.verdicts.isEmpty)
    #expect(abs(stage.simulation.clock.now - start - 0.4) < 0.1)
    #expect(!stage.transitions.contains { $0.phase == .interactive })
  }

  @Test func `the close button works after a cancelled pull`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 100))
    release(stage)
    stage.finger.tap(at: CGPoint(x: 359, y: 82))
    stage.settle()

    #expect(card(stage) == nil)
  }

  @Test func `a dismissal leaves the page as it was`() throws {
    let stage = try SceneStage("pull-to-dismiss")
    let before = stage.look(of: stage.window, depth: 4)

    stage.finger.tap(at: CGPoint(x: 360, y: 66))
    stage.settle()
    stage.pull(from: onList, by: CGPoint(x: 0, y: 500))
    release(stage)

    #expect(stage.look(of: stage.window, depth: 4) == before)
  }

  @Test func `nothing outlives the dismissal`() throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    gone = card(stage)
    #expect(gone != nil)

    stage.pull(from: onList, by: CGPoint(x: 0, y: 500))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }

  @Test func `the card can be pulled again and again`() throws {
    let stage = try SceneStage("pull-to-dismiss")

    for _ in 0..<5 {
      stage.finger.tap(at: CGPoint(x: 360, y: 66))
      stage.settle()
      stage.pull(from: onList, by: CGPoint(x: 0, y: 450), over: 0.2)
      stage.finger.up()
      stage.settle()
    }

    #expect(card(stage) == nil)
    #expect(stage.transitions.filter { $0.phase == .ended }.count == 10)
    #expect(stage.diagnostics.map(\.id) == [])
  }
}
