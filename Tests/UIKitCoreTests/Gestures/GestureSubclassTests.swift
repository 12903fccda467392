import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

/// Recognizers that do to themselves what published ones do.
@Suite struct GestureSubclassTests {
  private func heard(_ stage: GestureStage) -> [String] {
    stage.log.take().filter { !$0.contains("touches") }
  }

  @Test func `A2: one that begins at touch-down, changes and ends is told step by step`() {
    let stage = GestureStage()
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.card)
    recognizer.onBegan = { $0.state = .began }
    recognizer.onMoved = { $0.state = .changed }
    recognizer.onEnded = { $0.state = .ended }

    let touch = stage.down(stage.card.center)
    stage.move(touch, to: CGPoint(x: 200, y: 310))
    stage.up(touch)

    #expect(heard(stage) == ["a.began", "a.changed", "a.ended"])
    #expect(recognizer.state == .possible)
  }

  @Test func `cancelled right after it began it is told of both, and done with the touch`() {
    let stage = GestureStage()
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.card)
    recognizer.onMoved = {
      $0.state = .began
      $0.state = .cancelled
    }

    let touch = stage.down(stage.card.center)
    stage.move(touch, to: CGPoint(x: 200, y: 310))
    stage.move(touch, to: CGPoint(x: 200, y: 320))
    stage.up(touch)

    #expect(heard(stage) == ["a.began", "a.cancelled"])
    #expect(recognizer.calls == ["began", "moved"])
    #expect(recognizer.resets == 1)
  }

  @Test func `one that cancels itself lets the others go on`() {
    let stage = GestureStage()
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.card)
    recognizer.onMoved = {
      $0.state = .began
      $0.state = .cancelled
    }
    _ = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    recognizer.delegate = delegate

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 400), over: 0.2)
    stage.up(touch)

    let lines = heard(stage)
    #expect(lines.filter { $0.hasPrefix("a") } == ["a.began", "a.cancelled"])
    #expect(lines.contains("pan.began") && lines.last == "pan.ended")
  }

  @Test func `one that fails itself frees what it had kept waiting`() {
    let stage = GestureStage()
    let gate = stage.add(ScriptedRecognizer(), name: "gate", to: stage.page)
    gate.onMoved = { $0.state = .failed }
    let tap = stage.add(UITapGestureRecognizer(), name: "tap", to: stage.card)
    tap.require(toFail: gate)

    let touch = stage.down(stage.card.center)
    stage.move(touch, to: CGPoint(x: 197, y: 300))
    stage.up(touch)

    #expect(heard(stage) == ["tap.ended"])
  }

  @Test(arguments: [UIGestureRecognizer.State.began, .changed])
  func `A22: switched off and on in its own action it is cancelled once`(
    at state: UIGestureRecognizer.State
  ) {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let switcher = ActionRunner(at: state) {
      $0.isEnabled = false
      $0.isEnabled = true
    }
    pan.addTarget(switcher, action: Selector(ActionRunner.run(_:)))

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 500), over: 0.3)
    stage.up(touch)

    let lines = heard(stage)
    #expect(lines.filter { $0 == "pan.cancelled" }.count == 1)
    #expect(lines.last == "pan.cancelled")
    #expect(pan.state == .possible && pan.isEnabled)
  }

  @Test func `removed and added again in its own action it is cancelled, and works next time`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let mover = ActionRunner(at: .began) { recognizer in
      recognizer.view?.removeGestureRecognizer(recognizer)
      stage.page.addGestureRecognizer(recognizer)
    }
    pan.addTarget(mover, action: Selector(ActionRunner.run(_:)))

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 500), over: 0.3)
    stage.up(touch)
    #expect(heard(stage) == ["pan.began", "pan.cancelled"])
    #expect(pan.view === stage.page)
    mover.isArmed = false
    let again = stage.down(CGPoint(x: 20, y: 20))
    stage.drag(again, to: CGPoint(x: 20, y: 100), over: 0.2)
    stage.up(again)

    #expect(heard(stage).last == "pan.ended")
  }

  @Test func `its view hidden in mid-gesture it goes on to the end`() {
    let stage = GestureStage()
    _ = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 350), over: 0.1)
    stage.card.isHidden = true
    stage.drag(touch, to: CGPoint(x: 195, y: 400), over: 0.1)
    stage.up(touch)

    #expect(heard(stage).last == "pan.ended")
  }

  @Test func `A47: its view moved to another superview the translation goes on in that space`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    shelf.isUserInteractionEnabled = false
    shelf.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.window.addSubview(shelf)
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 410), over: 0.1)
    #expect(abs(pan.translation(in: stage.card.superview).y - 100) < 1e-6)

    shelf.addSubview(stage.card)
    stage.arbiter.flush()

    #expect(pan.state == .changed)
    #expect(abs(pan.translation(in: stage.card.superview).y - 200) < 1e-6)
    #expect(abs(pan.translation(in: nil).y - 100) < 1e-6)
  }

  @Test func `targets may be added and removed while it runs`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.card)
    let late = CallLog()
    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 195, y: 350), over: 0.1)

    pan.addTarget(late, action: Selector(CallLog.record(_:)))
    stage.move(touch, to: CGPoint(x: 195, y: 360))
    pan.removeTarget(late, action: nil)
    stage.move(touch, to: CGPoint(x: 195, y: 370))
    stage.up(touch)

    #expect(late.lines == ["pan.changed"])
  }

  @Test func `A20, A55: whatever is under the edge waits for the edge pan, found by the delegate`()
  {
    let stage = GestureStage()
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), name: "edge", to: stage.page)
    edge.edges = .left
    stage.card.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
    _ = stage.add(UIPanGestureRecognizer(), name: "inner", to: stage.card)
    let delegate = SubtreeWaits()
    edge.delegate = delegate

    let fromEdge = stage.down(CGPoint(x: 5, y: 300))
    stage.drag(fromEdge, to: CGPoint(x: 150, y: 300), over: 0.2)
    stage.up(fromEdge)
    let first = heard(stage)
    let inside = stage.down(CGPoint(x: 60, y: 300))
    stage.drag(inside, to: CGPoint(x: 180, y: 300), over: 0.2)
    stage.up(inside)
    let second = heard(stage)

    #expect(first.first == "edge.began" && !first.contains { $0.hasPrefix("inner") })
    #expect(second.first == "inner.began" && !second.contains { $0.hasPrefix("edge") })
  }

  @Test func `A37: a view that shows nothing is hit all the same`() {
    let stage = GestureStage()
    let clear = UIView(frame: stage.card.bounds)
    clear.backgroundColor = .clear
    stage.card.addSubview(clear)

    #expect(stage.window.hitTest(stage.card.center, with: nil) === clear)
  }

  @Test func `A41: a view that wants its touches alone shuts out other views`() {
    let stage = GestureStage()
    stage.card.isExclusiveTouch = true

    let first = stage.down(CGPoint(x: 10, y: 10))
    _ = stage.down(stage.card.center)
    stage.up(first)
    let inCard = stage.down(stage.card.center)
    _ = stage.down(CGPoint(x: 10, y: 10))
    stage.up(inCard)

    #expect(
      stage.log.take() == [
        "page.touches.began", "page.touches.ended", "card.touches.began", "card.touches.ended",
      ])
  }

  @Test func `a recognizer may ask for some kinds of touch only`() {
    let stage = GestureStage()
    let pencil = stage.add(ScriptedRecognizer(), name: "pencil", to: stage.card)
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]

    stage.tap(stage.card.center)

    #expect(pencil.calls.isEmpty)
    #expect(pencil.reason == .touchKind)
  }
}

/// Does something in one of a recognizer's actions.
final class ActionRunner {
  let state: UIGestureRecognizer.State
  let body: (UIGestureRecognizer) -> Void
  var isArmed = true

  init(at state: UIGestureRecognizer.State, _ body: @escaping (UIGestureRecognizer) -> Void) {
    self.state = state
    self.body = body
  }

  func run(_ recognizer: UIGestureRecognizer) {
    if isArmed, recognizer.state == state { body(recognizer) }
  }
}

/// Has whatever lies in its view's subtree wait for it, as Apple's example does (A55).
private final class SubtreeWaits: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return otherGestureRecognizer.view?.isDescendant(of: view) == true
  }
}
