import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureControlTests {
  let stage = GestureStage()
  let button = UIButton(type: .custom)

  init() {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    stage.page.addSubview(button)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      button.addAction(
        UIAction { [log = stage.log] _ in log.lines.append("button.\(name)") }, for: event)
    }
  }

  @Test func `A30: a button's tap is its own, not that of a recognizer around it`() {
    _ = stage.add(UITapGestureRecognizer(), name: "tap", to: stage.page)

    stage.tap(CGPoint(x: 50, y: 40))

    #expect(stage.log.take() == ["button.down", "button.up"])
  }

  @Test func `A30: a recognizer on the button itself wins over it`() {
    _ = stage.add(UITapGestureRecognizer(), name: "tap", to: button)

    stage.tap(CGPoint(x: 50, y: 40))

    #expect(stage.log.take() == ["button.down", "button.cancel", "tap.ended"])
  }

  @Test func `A31: a pan around a button cancels it`() {
    _ = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)

    let touch = stage.down(CGPoint(x: 50, y: 40))
    #expect(button.isHighlighted)
    stage.move(touch, to: CGPoint(x: 50, y: 60))
    #expect(!button.isHighlighted)
    stage.up(touch)

    #expect(
      stage.log.take() == ["button.down", "button.cancel", "pan.began", "pan.ended"])
  }

  @Test func `a recognizer taken off and put back in its own action is cancelled once`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    let mover = Mover(to: stage.window)
    pan.addTarget(mover, action: Selector(Mover.move(_:)))

    let touch = stage.down(CGPoint(x: 50, y: 400))
    stage.drag(touch, to: CGPoint(x: 150, y: 400), over: 0.1)
    stage.up(touch)
    #expect(
      stage.log.take().filter { $0.hasPrefix("pan") } == ["pan.began", "pan.cancelled"])

    let again = stage.down(CGPoint(x: 50, y: 400))
    stage.drag(again, to: CGPoint(x: 150, y: 400), over: 0.1)
    stage.up(again)
    #expect(stage.log.take().filter { $0.hasPrefix("pan") }.last == "pan.ended")
    #expect(pan.view === stage.window)
  }
}

/// Moves a recognizer to another view as soon as it begins.
final class Mover {
  let view: UIView

  init(to view: UIView) {
    self.view = view
  }

  func move(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view.addGestureRecognizer(recognizer)
  }
}
