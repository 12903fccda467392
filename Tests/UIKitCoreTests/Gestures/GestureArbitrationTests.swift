import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureArbitrationTests {
  private func drag(_ stage: GestureStage) {
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 250, y: 300), over: 0.2)
    stage.up(touch)
  }

  @Test func `it says of everybody who has the gesture and why the others have not`() throws {
    let stage = GestureStage()
    let outer = stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.page)
    let inner = stage.add(UIPanGestureRecognizer(), name: "inner", to: stage.card)
    let off = stage.add(UITapGestureRecognizer(), name: "off", to: stage.card)
    off.isEnabled = false
    let shy = stage.add(UIPanGestureRecognizer(), name: "shy", to: stage.page)
    let delegate = ScriptedDelegate()
    delegate.receives = false
    shy.delegate = delegate
    var told: [GestureArbitration] = []
    stage.arbiter.onArbitration = { told.append($0) }

    drag(stage)

    let decision = try #require(told.first)
    #expect(decision.cause == .recognized)
    #expect(decision.recognizer === inner)
    #expect(decision.verdict(on: inner)?.outcome == .holds)
    #expect(decision.verdict(on: outer)?.outcome == .lost)
    #expect(decision.verdict(on: outer)?.reason == .prevented(by: "inner"))
    #expect(decision.verdict(on: outer)?.others == ["inner"])
    #expect(decision.verdict(on: off)?.reason == .disabled)
    #expect(decision.verdict(on: shy)?.reason == .touchRefused)
    let end = try #require(told.last)
    #expect(end.cause == .over)
    #expect(end.verdict(on: inner)?.outcome == .finished)
    #expect(end.verdicts.count == 4)
    #expect(told.count == 2)
  }

  @Test func `whoever waits is said to wait, and for whom`() throws {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let press = stage.add(ScriptedRecognizer(), name: "press", to: stage.page)
    let other = stage.add(UIPanGestureRecognizer(), name: "other", to: stage.page)
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    other.delegate = delegate
    pan.require(toFail: press)
    var told: [GestureArbitration] = []
    stage.arbiter.onArbitration = { told.append($0) }

    drag(stage)

    let decision = try #require(told.first)
    #expect(decision.recognizer === other)
    #expect(decision.verdict(on: pan)?.reason == .waiting(on: ["press"]))
    #expect(decision.verdict(on: pan)?.outcome == .waits)
  }

  @Test func `a touch that nobody recognizes is explained at its end`() throws {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let press = stage.add(UILongPressGestureRecognizer(), name: "press", to: stage.card)
    var told: [GestureArbitration] = []
    stage.arbiter.onArbitration = { told.append($0) }

    stage.tap(stage.card.center)

    let end = try #require(told.last)
    #expect(told.count == 1 && end.cause == .over && end.recognizer == nil)
    #expect(end.verdict(on: pan)?.text == "lifted after 0 of 10 pt")
    #expect(end.verdict(on: press)?.text == "lifted before its time")
    #expect(end.verdict(on: pan)?.outcome == .declined)
  }

  @Test func `it comes through the engine's hook, to as many as listen`() {
    let stage = GestureStage()
    _ = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    var heard = 0
    var listener: Listening? = Engine.listen {
      if case .arbitration = $0 { heard += 1 }
    }
    drag(stage)
    #expect(heard == 2)
    _ = listener

    listener = nil
    drag(stage)

    #expect(heard == 2)
  }

  @Test func `unheard it keeps no record`() {
    let stage = GestureStage()
    let off = stage.add(UITapGestureRecognizer(), name: "off", to: stage.card)
    off.isEnabled = false
    // Whoever else listens in this process is not meant here.
    let others = (Engine.onEvent, Engine.listeners)
    (Engine.onEvent, Engine.listeners) = (nil, Listeners())
    defer { (Engine.onEvent, Engine.listeners) = others }

    drag(stage)

    #expect(stage.arbiter.bystanders.isEmpty)
  }

  @Test func `every reason has a rule, an outcome and words`() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    _ = stage
    let reasons: [GestureVerdict.Reason] = [
      .watching, .touchRefused, .disabled, .touchKind, .waiting(on: ["a"]), .recognized,
      .refusedByDelegate, .refusedByView("V"), .prevented(by: "b"), .requirementRecognized("c"),
      .unfit("d"), .cancelled("e"), .finished,
    ]

    let verdicts = reasons.map { GestureVerdict(recognizer: pan, state: .possible, reason: $0) }

    #expect(Set(verdicts.map(\.rule)).count == reasons.count)
    #expect(verdicts.allSatisfy { !$0.text.isEmpty })
    #expect(Set(verdicts.map(\.outcome)).count == 8)
  }
}
