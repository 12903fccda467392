import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

/// A card that flies by itself can be taken hold of.
@Suite struct CardCatchTests {
  private let height: CGFloat = 794

  /// Pulls by a third, lets go, and waits until the card is on its way back.
  private func flying(by part: CGFloat = 0.36) throws -> SceneStage {
    let stage = try SceneStage("pull-to-dismiss", state: "presented")
    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: part * height))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.simulation.advance(by: 0.05)
    return stage
  }

  private func top(_ stage: SceneStage) throws -> CGFloat {
    try #require(stage.shownFrame("card")?.minY)
  }

  @Test func `D8 a finger on the card in flight stops it`() throws {
    let stage = try flying()
    let inFlight = try top(stage)

    stage.finger.down(at: CGPoint(x: 195, y: inFlight + 100))
    stage.simulation.advanceFrame()
    let caught = try top(stage)
    stage.finger.hold(for: 0.5)

    #expect(inFlight > 100 && inFlight < 50 + 0.36 * height - 20)
    #expect(abs(caught - inFlight) < 40)
    #expect(try top(stage) == caught)
    let told = try #require(stage.transitions.last)
    #expect(told.phase == .interactive)
    #expect(abs(told.percent - (caught - 50) / height) < 0.002)
  }

  @Test func `caught and pulled on it sticks to the finger and may be dismissed`() throws {
    let stage = try flying()
    let start = CGPoint(x: 195, y: try top(stage) + 100)
    stage.finger.down(at: start)
    stage.finger.hold(for: 0.1)
    let caught = try top(stage)

    stage.finger.move(to: CGPoint(x: 195, y: start.y + 310), over: 0.3)
    let pulled = try top(stage)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(abs(pulled - caught - 300) < 0.5)
    #expect(stage.run.root.presentedViewController == nil)
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .finish])
    #expect(stage.transitions.filter { $0.phase == .ended }.map(\.completed) == [true])
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `caught and let go it goes on its way`() throws {
    let stage = try flying()
    stage.finger.down(at: CGPoint(x: 195, y: try top(stage) + 100))
    stage.finger.hold(for: 0.3)

    stage.finger.up()
    stage.settle()

    #expect(stage.run.root.presentedViewController != nil)
    #expect(stage.verdicts.map(\.outcome) == [.cancel, .cancel])
    #expect(stage.view("card")?.frame.minY == 50)
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test func `caught on its way out it can be brought back`() throws {
    let stage = try flying(by: 0.45)
    let start = CGPoint(x: 195, y: min(try top(stage) + 60, 830))
    stage.finger.down(at: start)
    stage.finger.hold(for: 0.1)

    stage.finger.move(to: CGPoint(x: 195, y: start.y - 300), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.finish, .cancel])
    #expect(stage.run.root.presentedViewController != nil)
    #expect(stage.view("card")?.isHidden == false)
  }

  @Test func `a touch beside the card in flight changes nothing`() throws {
    let stage = try flying()

    stage.finger.tap(at: CGPoint(x: 195, y: 20))
    stage.settle()

    #expect(stage.verdicts.map(\.outcome) == [.cancel])
    #expect(stage.transitions.filter { $0.phase == .ended }.count == 1)
  }

  @Test func `after all that the card is itself`() throws {
    let stage = try flying()
    stage.finger.down(at: CGPoint(x: 195, y: try top(stage) + 100))
    stage.finger.hold(for: 0.1)
    stage.finger.up()
    stage.settle()

    stage.pull(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 0, y: 0.6 * height))
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.settle()

    #expect(stage.run.root.presentedViewController == nil)
    #expect(stage.diagnostics.map(\.id) == [])
  }
}
