import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureStateTests {
  let stage = GestureStage()

  @Test func `A3, A4, A5: every target hears of every change, none of failing`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.addTarget(stage.log, action: Selector(CallLog.record(_:), name: "second"))
    recognizer.onBegan = { $0.state = .began }
    recognizer.onMoved = { $0.state = .changed }
    recognizer.onEnded = { $0.state = .ended }

    let touch = stage.down(CGPoint(x: 10, y: 10))
    stage.move(touch, to: CGPoint(x: 11, y: 10))
    stage.move(touch, to: CGPoint(x: 12, y: 10))
    stage.up(touch)

    let heard = stage.log.take().filter { $0.hasPrefix("a.") }
    #expect(
      heard == [
        "a.began", "a.began", "a.changed", "a.changed", "a.changed", "a.changed", "a.ended",
        "a.ended",
      ])
    recognizer.onBegan = { $0.state = .failed }
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(stage.log.take().filter { $0.hasPrefix("a.") } == [])
  }

  @Test func `A4: cancelling is told`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.onBegan = { $0.state = .began }

    _ = stage.down(CGPoint(x: 10, y: 10))
    stage.cancel()

    #expect(stage.log.take().filter { $0.hasPrefix("a.") } == ["a.began", "a.cancelled"])
  }

  @Test func `A6, A27: the view is cancelled, then the action comes`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.onMoved = { $0.state = .began }

    let touch = stage.down(stage.card.center)
    stage.move(touch, to: CGPoint(x: 11, y: 10))

    #expect(
      stage.log.take() == ["card.touches.began", "card.touches.cancelled", "a.began"])
  }

  @Test func `A7: after its end it hears nothing until the next sequence`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.onBegan = { $0.state = .failed }

    let first = stage.down(CGPoint(x: 10, y: 10))
    stage.move(first, to: CGPoint(x: 20, y: 10))
    let second = stage.down(CGPoint(x: 50, y: 10))
    #expect(recognizer.state == .failed)
    stage.up(first)
    stage.up(second)

    #expect(recognizer.calls == ["began"])
    #expect(recognizer.resets == 1)
    #expect(recognizer.state == .possible)
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(recognizer.calls == ["began", "began"])
  }

  @Test func `A8: a tap that waited is reset with the double tap`() {
    let double = stage.add(UITapGestureRecognizer(), name: "double", to: stage.page)
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), name: "single", to: stage.page)
    single.require(toFail: double)

    stage.tap(CGPoint(x: 10, y: 10))
    #expect(single.state == .possible)
    #expect(stage.arbiter.live.count == 2)
    stage.wait(0.4)

    #expect(stage.log.take().filter { !$0.contains("touches") } == ["single.ended"])
    #expect(stage.arbiter.live.isEmpty)
  }

  @Test func `A22: switching off and on within the action cancels once and for the sequence`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let killer = Killer()
    pan.addTarget(killer, action: Selector(Killer.kill(_:)))

    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.drag(touch, to: CGPoint(x: 200, y: 100), over: 0.2)
    stage.up(touch)

    #expect(
      stage.log.take().filter { $0.hasPrefix("pan") } == ["pan.began", "pan.cancelled"])
    #expect(pan.state == .possible)
    let again = stage.down(CGPoint(x: 100, y: 100))
    killer.isArmed = false
    stage.drag(again, to: CGPoint(x: 200, y: 100), over: 0.1)
    stage.up(again)
    #expect(stage.log.take().filter { $0.hasPrefix("pan") }.last == "pan.ended")
  }

  @Test func `A22: what is switched off gets no touches`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.isEnabled = false

    stage.tap(CGPoint(x: 10, y: 10))

    #expect(recognizer.calls == [])
    #expect(recognizer.reason == .disabled)
  }

  @Test func `A23: leaving the view cancels`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.drag(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    _ = stage.log.take()

    stage.page.removeGestureRecognizer(pan)

    #expect(stage.log.take() == ["pan.cancelled"])
  }

  @Test func `A23: a view that leaves the window cancels, one that only moves in it does not`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 200, y: 100), over: 0.1)
    _ = stage.log.take()

    stage.card.removeFromSuperview()
    stage.window.addSubview(stage.card)
    stage.arbiter.flush()
    #expect(stage.log.take() == [])

    stage.card.removeFromSuperview()
    stage.arbiter.flush()
    #expect(stage.log.take() == ["pan.cancelled"])
    #expect(pan.state == .cancelled)
  }

  @Test func `A24: an interruption cancels what has begun and fails what has not`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let press = stage.add(ScriptedRecognizer(), name: "press", to: stage.page)
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    pan.delegate = delegate
    var states: [String] = []
    stage.arbiter.onStateChange = { states.append("\($0.recognizer.label).\($0.state)") }
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.drag(touch, to: CGPoint(x: 200, y: 100), over: 0.1)

    stage.arbiter.cancelAll()

    #expect(states.contains("press.failed"))
    #expect(states.last == "pan.cancelled")
    #expect(press.state == .possible)
    #expect(stage.arbiter.live.isEmpty)
    #expect(stage.arbiter.routes.isEmpty)
  }

  @Test func `A51: the samples of a frame reach the recognizer, one action comes`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    recognizer.onMoved = { $0.state = .changed }

    let touch = stage.down(CGPoint(x: 10, y: 10))
    for step in 1...8 { stage.sample(touch, to: CGPoint(x: 10 + step, y: 10), after: 0.001) }
    stage.arbiter.flush()
    for step in 1...8 { stage.sample(touch, to: CGPoint(x: 20 + step, y: 10), after: 0.001) }
    stage.arbiter.flush()

    #expect(recognizer.calls.count == 17)
    #expect(stage.log.take().filter { $0.hasPrefix("a.") } == ["a.began", "a.changed"])
  }

  @Test func `states set outside any window are told at once`() {
    let recognizer = ScriptedRecognizer()
    recognizer.name = "a"
    recognizer.addTarget(stage.log, action: Selector(CallLog.record(_:)))

    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended

    #expect(stage.log.take() == ["a.began", "a.changed", "a.ended"])
    #expect(recognizer.state == .possible)
  }
}

/// Ends a gesture the way apps do.
final class Killer {
  var isArmed = true

  func kill(_ recognizer: UIGestureRecognizer) {
    guard isArmed, recognizer.state == .began else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }
}
