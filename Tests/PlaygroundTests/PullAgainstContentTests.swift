import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The card and its content want the same drags.
@Suite struct PullAgainstContentTests {
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

  // MARK: Card or content

  @Test func `in the middle of the content a pull scrolls it`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    list.setContentOffset(CGPoint(x: 0, y: 900), animated: false)

    stage.finger.drag(from: onList, to: CGPoint(x: 195, y: 500))
    stage.settle()

    #expect(list.contentOffset.y < 700)
    #expect(stage.transitions.isEmpty)
    #expect(stage.verdicts.isEmpty)
  }

  @Test func `a drag that scrolls the content to its top does not take the card along`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    list.setContentOffset(CGPoint(x: 0, y: 60), animated: false)

    stage.pull(from: onList, by: CGPoint(x: 0, y: 300))

    #expect(list.contentOffset.y < 0)
    #expect(stage.transitions.isEmpty)
    #expect(stage.shownFrame("card")?.minY == 50)
  }

  @Test func `an upward drag at the top scrolls with momentum`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)

    stage.finger.flick(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 350), velocity: 1500)
    let released = list.contentOffset.y
    stage.settle()

    #expect(released > 150)
    #expect(list.contentOffset.y > released + 200)
    #expect(stage.transitions.isEmpty)
  }

  @Test func `at the top again the pull dismisses`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    list.setContentOffset(CGPoint(x: 0, y: 200), animated: false)

    stage.finger.drag(from: onList, to: CGPoint(x: 195, y: 600))
    stage.settle()
    stage.pull(from: onList, by: CGPoint(x: 0, y: 400))
    release(stage)

    #expect(card(stage) == nil)
  }

  @Test func `the header pulls whatever the content shows`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    list.setContentOffset(CGPoint(x: 0, y: 900), animated: false)

    stage.pull(from: CGPoint(x: 100, y: 80), by: CGPoint(x: 0, y: 400))
    release(stage)

    #expect(card(stage) == nil)
    #expect(list.contentOffset.y == 900)
  }

  @Test func `a sideways drag moves nothing`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.finger.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 330, y: 440))
    stage.settle()

    #expect(stage.transitions.isEmpty)
  }

  @Test func `H1 a flick that is over before the dismissal starts comes back and freezes nothing`()
    throws
  {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let start = CGPoint(x: 60, y: 400)

    stage.finger.down(at: start)
    stage.send(.move, at: CGPoint(x: 60, y: 425))
    stage.send(.up, at: CGPoint(x: 60, y: 425))
    stage.settle()
    let first = stage.verdicts.map(\.outcome)
    stage.pull(from: start, by: CGPoint(x: 0, y: 400))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(first == [.cancel])
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    #expect(stage.diagnostics.map(\.id) == [])
  }

  // MARK: Taken back

  @Test(arguments: [Double(0.2), 0.7])
  func `an interruption gives everything back`(part: Double) throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let page = stage.look(of: stage.run.root.view, depth: 4)
    let container = card(stage)?.view.superview
    let before = stage.look(of: container, depth: 5)

    stage.pull(from: onList, by: CGPoint(x: 0, y: part * height * 0.75))
    stage.finger.interrupt(.secondButton)
    stage.settle()

    #expect(card(stage) != nil)
    #expect(stage.look(of: container, depth: 5) == before)
    #expect(stage.look(of: stage.run.root.view, depth: 4) == page)
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.verdicts.first?.clauses.map(\.name) == ["gesture cancelled"])
    #expect(try list(stage).isAtRestOnTop)
  }

  @Test func `a second try after a cancel dismisses`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")

    stage.pull(from: onList, by: CGPoint(x: 0, y: 200))
    release(stage)
    stage.pull(from: onList, by: CGPoint(x: 0, y: 500))
    release(stage)

    #expect(card(stage) == nil)
    #expect(stage.transitions.filter { $0.phase == .ended }.map(\.completed) == [false, true])
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `content caught in its bounce stays as it was seen and comes to rest at its top`()
    throws
  {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let list = try self.list(stage)
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.finger.flick(from: onList, to: CGPoint(x: 195, y: 500), velocity: 3000)
    while list.contentOffset.y >= -10 { stage.simulation.advanceFrame() }

    stage.pull(from: onList, by: CGPoint(x: 0, y: 150), over: 0.2)
    let held = list.contentOffset.y
    let isPulling = stage.transitions.last?.phase == .interactive
    release(stage)

    #expect(isPulling)
    #expect(held < 0)
    #expect(card(stage) != nil)
    #expect(list.isAtRestOnTop)
  }

  @Test func `the card sticks from the first frame on, the second time too`() throws {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    let pan = try #require(
      card(stage)?.view.superview?.gestureRecognizers?.first as? UIPanGestureRecognizer)
    var worst: CGFloat = 0
    stage.onFrame = {
      guard pan.state == .began || pan.state == .changed, let card = stage.shownFrame("card")
      else { return }
      worst = max(worst, abs(card.minY - 50 - max(0, pan.translation(in: stage.window).y)))
    }

    for _ in 0..<3 {
      stage.pull(from: onList, by: CGPoint(x: 0, y: 200), over: 0.08)
      release(stage)
    }

    #expect(stage.verdicts.count == 3)
    #expect(worst < 0.5)
  }
}

extension UIScrollView {
  fileprivate var isAtRestOnTop: Bool { contentOffset.y == -adjustedContentInset.top }
}
