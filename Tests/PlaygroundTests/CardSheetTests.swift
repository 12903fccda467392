import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct CardSheetTests {
  private let top = CGPoint(x: 195, y: 90)
  private let height: CGFloat = 787

  private func release(_ stage: SceneStage) {
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()
  }

  private func lines(_ stage: SceneStage) -> [String] {
    stage.run.root.view.texts
  }

  @Test(arguments: [(CGFloat(0.49), Verdict.Outcome.cancel), (0.51, .finish)])
  func `half of its height decides`(percent: CGFloat, outcome: Verdict.Outcome) throws {
    let stage = try SceneStage("card-sheet", state: "sheet")

    stage.pull(from: top, by: CGPoint(x: 0, y: percent * height))
    release(stage)

    #expect(stage.verdicts.map(\.outcome) == [outcome])
    #expect(abs((stage.verdicts.first?.percent ?? 0) - percent) < 0.005)
    #expect((stage.run.root.presentedViewController == nil) == (outcome == .finish))
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: [(CGFloat(1200), Verdict.Outcome.finish), (800, .cancel)])
  func `a thousand points a second decide too`(velocity: CGFloat, outcome: Verdict.Outcome) throws {
    let stage = try SceneStage("card-sheet", state: "sheet")

    stage.finger.flick(from: top, to: CGPoint(x: 195, y: 240), velocity: velocity)
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [outcome])
    #expect((stage.run.root.presentedViewController == nil) == (outcome == .finish))
  }

  @Test(arguments: [0.0, 1])
  func `unsaved it resists, by property or by delegate, and asks`(refusal: Double) throws {
    let stage = try SceneStage("card-sheet", state: "unsaved", set: ["refusal": refusal])

    stage.pull(from: top, by: CGPoint(x: 0, y: 500))
    let given = (stage.shownFrame("sheet")?.minY ?? 0) - 57
    release(stage)

    #expect(given > 60)
    #expect(given < 350)
    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.verdicts.first?.clauses.last?.name == "may be dismissed")
    let sheet = try #require(stage.run.root.presentedViewController)
    #expect(sheet.presentedViewController is UIAlertController)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: [("Discard Note", true), ("Keep Editing", false)])
  func `the answer is done`(answer: String, isGone: Bool) throws {
    let stage = try SceneStage("card-sheet", state: "unsaved")
    stage.pull(from: top, by: CGPoint(x: 0, y: 600))
    release(stage)
    let sheet = stage.run.root.presentedViewController
    let alert = try #require(sheet?.presentedViewController as? UIAlertController)
    let row = try #require(alert.view.label(answer))

    stage.finger.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    stage.settle()

    #expect((stage.run.root.presentedViewController == nil) == isGone)
  }

  @Test func `the page behind is told of nothing`() throws {
    let stage = try SceneStage("card-sheet")
    let before = lines(stage).filter { $0.hasPrefix("view") }

    stage.finger.tap(at: CGPoint(x: 356, y: 75))
    stage.settle()
    stage.pull(from: top, by: CGPoint(x: 0, y: 500))
    release(stage)

    let after = lines(stage)
    #expect(before == ["viewWillAppear", "viewDidAppear"])
    #expect(after.filter { $0 == "Page" }.count == 2)
    #expect(after.filter { $0 == "Sheet" }.count == 4)
    #expect(after.contains("didDismiss"))
  }

  /// Of the title, and of the page below it.
  @Test(arguments: [132, 200] as [CGFloat])
  func `typing makes it unsaved`(y: CGFloat) throws {
    let stage = try SceneStage("card-sheet", state: "sheet")

    stage.finger.tap(at: CGPoint(x: 120, y: y))
    stage.finger.type("Boats")
    stage.pull(from: top, by: CGPoint(x: 0, y: 600))
    release(stage)

    #expect(stage.run.root.presentedViewController?.presentedViewController is UIAlertController)
  }

  @Test func `Escape asks as well, and the segments choose how to refuse`() throws {
    let stage = try SceneStage("card-sheet", state: "unsaved")

    stage.finger.tap(at: CGPoint(x: 290, y: 326))
    stage.settle()
    let refusal = stage.values["refusal"]
    stage.finger.key(.escape)
    stage.settle()

    #expect(refusal == 1)
    #expect(stage.run.root.presentedViewController?.presentedViewController is UIAlertController)
  }

  @Test func `a second Escape keeps editing, though the note is being typed`() throws {
    let stage = try SceneStage("card-sheet", state: "unsaved")
    stage.finger.tap(at: CGPoint(x: 120, y: 132))
    stage.finger.type("Boats")

    stage.finger.key(.escape)
    stage.settle()
    let asks = stage.run.root.presentedViewController?.presentedViewController
    stage.finger.key(.escape)
    stage.settle()

    #expect(asks is UIAlertController)
    #expect(stage.run.root.presentedViewController != nil)
    #expect(stage.run.root.presentedViewController?.presentedViewController == nil)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `nothing outlives the sheet`() throws {
    weak var gone: UIViewController?
    let stage = try SceneStage("card-sheet", state: "sheet")
    gone = (stage.run.root.presentedViewController as? UINavigationController)?.topViewController
    #expect(gone != nil)

    stage.pull(from: top, by: CGPoint(x: 0, y: 600))
    release(stage)
    stage.simulation.advance(by: 0.5)

    #expect(gone == nil)
  }

  @Test func `turned in mid-drag it is still in the hand, or whole`() throws {
    let stage = try SceneStage("card-sheet", state: "sheet")

    stage.pull(from: top, by: CGPoint(x: 0, y: 200))
    stage.simulation.input.schedule(
      .surface(.resized(CGSize(width: 430, height: 932), scale: 1)), at: stage.simulation.clock.now)
    stage.simulation.advance(by: 0.1)
    release(stage)

    #expect(stage.run.root.presentedViewController != nil)
    #expect(stage.view("sheet")?.frame.width == 430)
    #expect(stage.view("sheet")?.frame.maxY == 932)
    #expect(stage.diagnostics.map(\.id) == [])
  }
}

extension UIView {
  /// What every label in it says, that can be seen.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    return [(self as? UILabel)?.text].compactMap { $0 } + subviews.flatMap(\.texts)
  }

  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
