import Display
import Foundation
import Playground
import Simulator
import Testing
import UIKitCore

@testable import Panel

/// What was meant with a gesture, and what follows from it.
@MainActor @Suite(.serialized) struct MarkTests {
  @Test func `marked gestures are fitted at a key`() throws {
    let stage = try PanelStage()
    for (way, key) in [(CGFloat(80), "c"), (100, "c"), (130, "f")] {
      stage.swipe(way)
      stage.simulation.settle()
      stage.finger.key(.character(Character(key)))
    }

    stage.finger.key(.character("a"))

    let releases = stage.model.history.all.map(\.release.percent)
    #expect(stage.values["threshold"] > releases[1])
    #expect(stage.values["threshold"] <= releases[2] + 1e-9)
  }

  @Test func `a mark is a step to undo and to do again`() throws {
    let stage = try PanelStage()
    stage.swipe(80)
    stage.simulation.settle()
    var intents: [Verdict.Outcome?] = []

    for key: Character in ["f", "c", "z", "z"] {
      stage.finger.key(.character(key))
      intents.append(stage.model.history.all.last.flatMap(stage.model.intent(of:)))
    }
    stage.finger.key(.character("Z"), modifiers: .shift)
    intents.append(stage.model.history.all.last.flatMap(stage.model.intent(of:)))

    #expect(intents == [.finish, .cancel, .finish, nil, .finish])
  }

  @Test func `marks of gestures that are long gone fit nothing and trouble nobody`() throws {
    let stage = try PanelStage()
    let model = stage.model
    let rule = try #require(model.rule)
    func judge(_ percent: Double) {
      let release = Release(percent: percent, velocity: 0, length: 390)
      model.take(rule.verdict(on: release, with: model.session.values.all), at: 0)
    }
    judge(0.2)
    model.perform(.markFinish)
    let fitted = model.fit?.count
    let wrong = model.history.selected.flatMap(model.isAsMeant)
    for step in 0..<250 { judge(0.1 + Double(step % 80) / 100) }

    var changes = 0
    model.onChange = { changes += 1 }
    model.session.set("threshold", to: 0.6)
    let afterOne = changes
    model.perform(.markCancel)
    let newest = model.fit?.count
    let right = model.history.selected.flatMap(model.isAsMeant)
    model.perform(.undo)

    #expect(fitted == 1)
    #expect([wrong, right] == [false, true])
    #expect(model.history.all.count == 200)
    #expect(afterOne == 1)
    #expect(newest == 1)
    #expect(model.fit == nil)
    #expect(model.history.selected.flatMap(model.isAsMeant) == nil)
  }

  @Test func `a fit holds while only values change that the rule does not read`() throws {
    let stage = try PanelStage()
    let values = stage.model.session.values.all
    let rule = try #require(stage.model.rule)
    var other = values
    other["shadowRadius"] = 17
    other["threshold"] = 0.77
    var faster = values
    faster["velocity"] = 900

    let basis = FitBasis([1: true], values: values, rule: rule)

    #expect(basis == FitBasis([1: true], values: other, rule: rule))
    #expect(basis != FitBasis([1: true], values: faster, rule: rule))
    #expect(basis != FitBasis([1: false], values: values, rule: rule))
  }

  @Test func `a scene without a threshold has no fit, and says so at its key`() throws {
    let stage = try PanelStage("detents", state: nil)

    stage.finger.key(.character("a"))

    #expect(!stage.bench.controller.cards.contains { $0 is FitCard })
    #expect(stage.bench.controller.cards.contains { $0 is MapCard })
    #expect(stage.bench.controller.timeBar.said.contains("no threshold"))
  }

  @Test(
    arguments: [
      (nil, "", nil), ("c", "as meant", true), ("f", "not as meant", false),
    ] as [(Character?, String, Bool?)])
  func `the card and the dots say whether it was as meant, where somebody said`(
    key: Character?, words: String, isAsMeant: Bool?
  ) throws {
    let stage = try PanelStage(isPainting: true)
    stage.swipe(80)
    stage.simulation.settle()

    if let key { stage.finger.key(.character(key)) }
    stage.simulation.advance(by: 0.2)

    let card = stage.bench.controller.verdict
    let judged = try #require(stage.model.history.selected)
    #expect(judged.verdict.outcome == .cancel)
    #expect(stage.model.isAsMeant(judged) == isAsMeant)
    #expect(
      card.detailText.components(separatedBy: " · ").filter { $0.hasSuffix("as meant") }
        == [words].filter { !$0.isEmpty })
    let cross = try seen(below: judged.id, on: stage)
    #expect((cross > 4) == (isAsMeant == false), "\(cross)")
  }

  @Test func `the ring is round the dot that is looked at and no other`() throws {
    let stage = try PanelStage(isPainting: true)
    for way in [CGFloat(80), 100] {
      stage.swipe(way)
      stage.simulation.settle()
    }
    let ids = stage.model.history.all.map(\.id)

    let newest = try ids.map { try ring(round: $0, on: stage) }
    stage.model.history.select(ids[0])
    stage.simulation.advance(by: 0.2)
    let picked = try ids.map { try ring(round: $0, on: stage) }

    #expect(newest == [false, true])
    #expect(picked == [true, false])
  }

  /// How many pixels of a cross there are below a gesture's dot.
  private func seen(below id: Int, on stage: PanelStage) throws -> Int {
    try pixels(of: id, on: stage, x: -4..<4, y: 9..<15).count { red, green, blue in
      red > 200 && green < 150 && blue < 150
    }
  }

  /// Whether there is a ring round a gesture's dot: dark on the card, left of the dot and right.
  private func ring(round id: Int, on stage: PanelStage) throws -> Bool {
    let sides = try [-9 ..< -6, 6..<9].map { side in
      try pixels(of: id, on: stage, x: side, y: -1..<1).contains { $0 + $1 + $2 < 300 }
    }
    #expect(sides[0] == sides[1])
    return sides[0]
  }

  /// Pixels near a gesture's dot, as they are in the window: red, green and blue.
  private func pixels(
    of id: Int, on stage: PanelStage, x: Range<Int>, y: Range<Int>
  ) throws -> [(Int, Int, Int)] {
    let dots = stage.bench.controller.verdict.dots
    let place = try #require(dots.place(of: id))
    let center = stage.panel(dots.convert(place, to: nil))
    let compositor = try #require(stage.simulation.compositor)
    let all = compositor.pixels()
    return y.flatMap { row in
      x.map { column in
        let index =
          (Int(center.y.rounded()) + row) * compositor.width + Int(center.x.rounded()) + column
        let pixel = all[index]
        return (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      }
    }
  }
}
