import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct DetentsTests {
  private func sheet(_ stage: SceneStage) throws -> UISheetPresentationController {
    try #require(stage.run.root.presentedViewController?.sheetPresentationController)
  }

  private func seen(_ stage: SceneStage) -> CGFloat {
    844 - (stage.shownFrame("sheet")?.minY ?? 844)
  }

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  @Test(arguments: [("small", CGFloat(94)), ("medium", 456), ("large", 787)])
  func `it rests at three heights`(state: String, height: CGFloat) throws {
    let stage = try SceneStage("detents", state: state)

    #expect(abs(seen(stage) - height) < 1)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: [(CGFloat(0.48), Verdict.Outcome.cancel), (0.52, .finish)])
  func `half way to the next rest decides`(percent: CGFloat, outcome: Verdict.Outcome) throws {
    let stage = try SceneStage("detents")
    let length = 787 - seen(stage)

    stage.pull(from: CGPoint(x: 195, y: 396), by: CGPoint(x: 0, y: -percent * length))
    release(stage)

    #expect(stage.verdicts.map(\.outcome) == [outcome])
    #expect(abs((stage.verdicts.first?.percent ?? 0) - percent) < 0.01)
    let rest = try sheet(stage).selectedDetentIdentifier
    #expect(rest == (outcome == .finish ? .large : .medium))
  }

  @Test(arguments: [(CGFloat(500), Verdict.Outcome.cancel), (1800, .finish)])
  func `it rests where it would roll to`(velocity: CGFloat, outcome: Verdict.Outcome) throws {
    let stage = try SceneStage("detents")

    stage.finger.flick(
      from: CGPoint(x: 195, y: 396), to: CGPoint(x: 195, y: 330), velocity: velocity)
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [outcome])
    #expect(
      try sheet(stage).selectedDetentIdentifier == (outcome == .finish ? .large : .medium))
    #expect(stage.verdicts.first?.clauses.first?.name == "projected percent")
  }

  @Test func `the list lifts the sheet before it scrolls, unless told not to`() throws {
    for (expands, lifted) in [(1.0, true), (0, false)] {
      let stage = try SceneStage("detents", set: ["expands": expands])
      let list = try #require(stage.view("list") as? UIScrollView)
      let before = seen(stage)

      stage.finger.down(at: CGPoint(x: 195, y: 700))
      stage.finger.move(to: CGPoint(x: 195, y: 500), over: 0.3)

      #expect((seen(stage) > before + 100) == lifted)
      #expect((list.contentOffset.y > 100) == !lifted)
    }
  }

  @Test func `below the lowest rest it goes, or stays where it may not`() throws {
    for (leaves, isGone) in [(1.0, true), (0, false)] {
      let stage = try SceneStage("detents", state: "small", set: ["leaves": leaves])

      stage.pull(from: CGPoint(x: 195, y: 757), by: CGPoint(x: 0, y: 70))
      release(stage)

      #expect((stage.run.root.presentedViewController == nil) == isGone)
      #expect(stage.verdicts.map(\.outcome) == [isGone ? .finish : .cancel])
    }
  }

  @Test(arguments: [60.0, 400], [CGPoint(x: 0, y: -18), CGPoint(x: 0, y: 300)])
  func `asked again about what it decided it says the same, however its rests lie`(
    small: Double, way: CGPoint
  ) throws {
    let stage = try SceneStage("detents", state: "small", set: ["small": small])
    let info = try SceneCatalog.scene(id: "detents")

    stage.pull(from: CGPoint(x: 195, y: 844 - seen(stage) + 7), by: way)
    release(stage)
    let verdict = try #require(stage.verdicts.first)
    let again = try #require(info.judge?(stage.values, Release(verdict)))

    #expect(verdict.subject == (way.y < 0 ? .resting : .leaving))
    #expect(again.subject == verdict.subject)
    #expect(again.outcome == verdict.outcome)
    #expect(again.rule == verdict.rule)
    #expect(again.clauses.map(\.value) == verdict.clauses.map(\.value))
  }

  @Test func `the map's button brings it back`() throws {
    let stage = try SceneStage("detents", state: "map")

    stage.finger.tap(at: CGPoint(x: 348, y: 768))
    stage.settle()

    #expect(try sheet(stage).selectedDetentIdentifier == .medium)
  }

  @Test func `the field lifts it and filters`() throws {
    let stage = try SceneStage("detents")
    let list = try #require(stage.view("list") as? UITableView)
    let all = list.numberOfRows(inSection: 0)

    stage.finger.tap(at: CGPoint(x: 160, y: 430))
    stage.settle()
    let lifted = try sheet(stage).selectedDetentIdentifier
    stage.finger.type("西湖")
    let found = list.numberOfRows(inSection: 0)
    stage.finger.key(.return)
    stage.settle()

    #expect(lifted == .large)
    #expect(all == 16)
    #expect(found == 1)
    #expect(try sheet(stage).selectedDetentIdentifier == .medium)
  }

  @Test func `the arrow keys go from rest to rest, Escape away`() throws {
    let stage = try SceneStage("detents")
    var rests: [String] = []

    for key in [KeyStroke.Key.up, .down, .down, .down] {
      stage.finger.key(key)
      stage.settle()
      rests.append(try sheet(stage).selectedDetentIdentifier?.rawValue ?? "")
    }
    stage.finger.key(.escape)
    stage.settle()

    #expect(
      rests.map { $0.components(separatedBy: ".").last } == ["large", "medium", "small", "small"])
    #expect(stage.run.root.presentedViewController == nil)
  }

  @Test func `a tunable changed moves the sheet at once`() throws {
    let stage = try SceneStage("detents", state: "small")

    try stage.values.set("small", to: 160)
    stage.settle()

    #expect(abs(seen(stage) - 194) < 1)
  }

  @Test func `nothing outlives the sheet`() throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("detents", state: "small")
    gone = stage.run.root.presentedViewController
    #expect(gone != nil)

    stage.pull(from: CGPoint(x: 195, y: 757), by: CGPoint(x: 0, y: 70))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }
}
