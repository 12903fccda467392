import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureContentionTests {
  let stage = GestureStage()

  private func pans() -> (UIPanGestureRecognizer, UIPanGestureRecognizer) {
    let outer = stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.page)
    let inner = stage.add(UIPanGestureRecognizer(), name: "inner", to: stage.card)
    return (outer, inner)
  }

  private func dragOnCard() -> [String] {
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 250, y: 300), over: 0.2)
    stage.up(touch)
    return stage.log.take().filter { !$0.contains("touches") }
  }

  @Test func `A9: recognizers from the hit view up to the window get the touch`() {
    let top = stage.add(ScriptedRecognizer(), name: "top", to: stage.window)
    let middle = stage.add(ScriptedRecognizer(), name: "middle", to: stage.page)
    let low = stage.add(ScriptedRecognizer(), name: "low", to: stage.card)

    stage.tap(stage.card.center)
    stage.tap(CGPoint(x: 5, y: 5))

    #expect(top.calls.count == 4)
    #expect(middle.calls.count == 4)
    #expect(low.calls.count == 2)
  }

  @Test func `A10: recognizers hear before the view`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.onBegan = { [log = stage.log] _ in log.lines.append("a.touches") }

    _ = stage.down(stage.card.center)

    #expect(stage.log.take() == ["a.touches", "card.touches.began"])
  }

  @Test func `A11: one added after touch-down gets nothing of that touch`() {
    let touch = stage.down(stage.card.center)
    let late = stage.add(ScriptedRecognizer(), name: "late", to: stage.page)

    stage.move(touch, to: CGPoint(x: 10, y: 10))

    #expect(late.calls == [])
  }

  @Test func `A12: a refused touch is hidden, the event is asked about first`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    let delegate = ScriptedDelegate()
    delegate.receives = false
    recognizer.delegate = delegate

    stage.tap(stage.card.center)

    #expect(recognizer.calls == [])
    #expect(delegate.questions == ["receiveEvent", "receiveTouch"])
    #expect(recognizer.reason == .touchRefused)
  }

  @Test func `A13: the delegate may refuse the beginning`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = false
    pan.delegate = delegate
    var verdicts: [GestureVerdict] = []
    stage.arbiter.onStateChange = { verdicts.append($0) }

    #expect(dragOnCard() == [])

    #expect(verdicts.first { $0.state == .failed }?.reason == .refusedByDelegate)
    #expect(delegate.questions.filter { $0 == "shouldBegin" }.count == 1)
  }

  @Test func `A13: a view may refuse the beginning`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    stage.card.refuses = [pan]

    #expect(dragOnCard() == [])
  }

  @Test func `A14: either side may ask for a failure`() {
    let (outer, inner) = pans()
    let delegate = ScriptedDelegate()
    delegate.requiredToFailBy = inner
    outer.delegate = delegate

    #expect(dragOnCard().first == "outer.began")

    outer.delegate = nil
    delegate.requiredToFailBy = nil
    delegate.requiresFailureOf = outer
    inner.delegate = delegate
    #expect(dragOnCard().first == "outer.began")
  }

  @Test func `A14: requirements are asked about once an attempt`() {
    let (outer, inner) = pans()
    let delegate = ScriptedDelegate()
    delegate.requiresFailureOf = outer
    inner.delegate = delegate

    _ = dragOnCard()

    #expect(delegate.questions.filter { $0 == "requireFailureOf" }.count == 1)
  }

  @Test func `A15: one yes lets both run`() {
    let (outer, _) = pans()
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    outer.delegate = delegate

    let heard = dragOnCard()

    #expect(heard.prefix(2) == ["inner.began", "outer.began"])
    #expect(heard.suffix(2) == ["inner.ended", "outer.ended"])
  }

  @Test func `A16: the questions come in UIKit's order`() {
    let (outer, inner) = pans()
    let delegate = ScriptedDelegate()
    inner.delegate = delegate
    _ = outer

    _ = dragOnCard()

    #expect(delegate.questions.prefix(2) == ["receiveEvent", "receiveTouch"])
    #expect(delegate.questions.contains("simultaneously"))
    #expect(
      (delegate.questions.firstIndex(of: "shouldBegin") ?? 99)
        < (delegate.questions.firstIndex(of: "simultaneously") ?? 0))
  }

  @Test func `A17, A18: on the same sample the deeper one wins`() {
    let (outer, _) = pans()
    var verdicts: [GestureVerdict] = []
    stage.arbiter.onStateChange = { verdicts.append($0) }

    let heard = dragOnCard()

    #expect(heard.first == "inner.began")
    #expect(!heard.contains { $0.hasPrefix("outer") })
    let lost = verdicts.first { $0.recognizer === outer && $0.state == .failed }
    #expect(lost?.reason == .prevented(by: "inner"))
    #expect(lost?.text == "inner has the gesture and does not share it")
  }

  @Test func `of two on one view the one added last wins`() {
    _ = stage.add(UIPanGestureRecognizer(), name: "first", to: stage.card)
    _ = stage.add(UIPanGestureRecognizer(), name: "last", to: stage.card)

    #expect(dragOnCard().first == "last.began")
  }

  @Test func `A19: a subclass may not prevent, or not be prevented`() {
    let free = stage.add(UnpreventablePan(), name: "free", to: stage.page)
    _ = stage.add(UIPanGestureRecognizer(), name: "inner", to: stage.card)

    #expect(dragOnCard().prefix(2) == ["inner.began", "free.began"])
    _ = free
  }

  @Test func `A19: a tap does not prevent a double tap`() {
    let double = stage.add(UITapGestureRecognizer(), name: "double", to: stage.page)
    double.numberOfTapsRequired = 2
    _ = stage.add(UITapGestureRecognizer(), name: "single", to: stage.page)

    stage.tap(CGPoint(x: 10, y: 10))
    stage.wait(0.1)
    stage.tap(CGPoint(x: 12, y: 10))

    let heard = stage.log.take().filter { !$0.contains("touches") }
    #expect(heard.contains("single.ended"))
    #expect(heard.contains("double.ended"))
  }

  @Test func `A20: one waits, the other recognizes, the first fails`() {
    let (outer, inner) = pans()
    inner.require(toFail: outer)

    let heard = dragOnCard()

    #expect(heard.first == "outer.began")
    #expect(!heard.contains { $0.hasPrefix("inner") })
  }

  @Test func `A20: when the other fails late the first begins with what it has gathered`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let press = stage.add(ScriptedRecognizer(), name: "press", to: stage.page)
    pan.require(toFail: press)
    var translation = CGPoint.zero
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 245, y: 300), over: 0.1)
    #expect(stage.arbiter.verdicts.first?.reason == .waiting(on: ["press"]))
    #expect(pan.state == .possible)

    press.onMoved = { $0.state = .failed }
    stage.move(touch, to: CGPoint(x: 250, y: 300))
    translation = pan.translation(in: nil)

    #expect(stage.log.take().filter { !$0.contains("touches") } == ["pan.began"])
    #expect(abs(translation.x - 45) < 1e-9)
  }

  @Test func `A20: what the other never got does not have to fail`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let elsewhere = stage.add(UIPanGestureRecognizer(), name: "elsewhere", to: stage.card)
    pan.require(toFail: elsewhere)

    let touch = stage.down(CGPoint(x: 20, y: 20))
    stage.drag(touch, to: CGPoint(x: 80, y: 20), over: 0.1)

    #expect(stage.log.take().filter { !$0.contains("touches") }.first == "pan.began")
  }

  @Test func `two that wait for each other do not wait for ever`() {
    let (outer, inner) = pans()
    inner.require(toFail: outer)
    outer.require(toFail: inner)

    let heard = dragOnCard()

    #expect(heard.contains { $0.hasSuffix("ended") })
  }

  @Test func `A21: a pan beats a swipe`() {
    _ = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    _ = stage.add(UISwipeGestureRecognizer(), name: "swipe", to: stage.card)

    let heard = dragOnCard()

    #expect(heard.first == "pan.began")
    #expect(!heard.contains { $0.hasPrefix("swipe") })
  }
}

final class UnpreventablePan: UIPanGestureRecognizer {
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
}
