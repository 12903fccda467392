import Foundation
import Testing

@testable import UIKitCore

@Suite struct ScrollTouchTests {
  let stage = ScrollStage()
  var list: UIScrollView { stage.list }

  private var heard: [String] { stage.stage.log.lines }

  @Test func `B4: tracking, dragging and decelerating follow the finger`() {
    let touch = stage.down(100, 600)
    #expect(list.isTracking && !list.isDragging)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(list.isTracking && list.isDragging && !list.isDecelerating)

    stage.stage.up(touch)

    #expect(!list.isTracking && !list.isDragging && list.isDecelerating)
    stage.wait(5)
    #expect(!list.isDecelerating)
  }

  @Test func `B6: switching scrolling off ends a drag`() {
    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)
    let offset = list.contentOffset

    list.isScrollEnabled = false
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 300), over: 0.2)

    #expect(!list.isDragging)
    #expect(list.contentOffset == offset)
    #expect(stage.delegate.lines.last == "didEndDragging false")
  }

  @Test func `B9: the content's touch waits until its time`() {
    _ = stage.down(100, 600)
    #expect(heard == [])
    #expect(abs((stage.stage.arbiter.nextDeadline ?? 0) - stage.time - 0.15) < 1e-9)

    stage.wait(0.14)
    #expect(heard == [])
    stage.wait(0.02)

    #expect(heard == ["content.touches.began"])
  }

  @Test func `B9: a drag before that and the content never hears`() {
    stage.flick(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -100), over: 0.1)

    #expect(heard == [])
  }

  @Test func `B10: lifted before that the content gets both at once`() {
    let touch = stage.down(100, 600)
    stage.wait(0.05)
    stage.stage.up(touch)

    #expect(heard == ["content.touches.began", "content.touches.ended"])
  }

  @Test func `B9: without delay the content hears at once`() {
    list.delaysContentTouches = false

    _ = stage.down(100, 600)

    #expect(heard == ["content.touches.began"])
  }

  @Test func `B11: after delivery a drag cancels the content's touch`() {
    let touch = stage.down(100, 600)
    stage.wait(0.2)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 500), over: 0.1)

    #expect(heard.first == "content.touches.began")
    #expect(heard.last == "content.touches.cancelled")
    #expect(list.isDragging)
  }

  @Test func `B11: a control keeps its touch`() {
    let control = UIControl(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
    stage.content.addSubview(control)
    let touch = stage.down(100, 600)
    stage.wait(0.2)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 500), over: 0.1)

    #expect(!list.isDragging)
  }

  @Test func `B12: content that may not be cancelled keeps its touch`() {
    list.canCancelContentTouches = false
    let touch = stage.down(100, 600)
    stage.wait(0.2)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 500), over: 0.1)

    #expect(!list.isDragging)
    #expect(heard.last == "content.touches.moved")
  }

  @Test func `B13: with the lock a drag keeps to the axis it starts along`() {
    list.contentSize.width = 1000
    list.isDirectionalLockEnabled = true
    let touch = stage.down(200, 600)
    stage.stage.drag(touch, to: CGPoint(x: 198, y: 560), over: 0.1)

    stage.stage.drag(touch, to: CGPoint(x: 100, y: 500), over: 0.1)

    #expect(list.contentOffset.x == 0)
    #expect(list.contentOffset.y > 0)
  }

  @Test func `B13: a diagonal start locks nothing`() {
    list.contentSize.width = 1000
    list.isDirectionalLockEnabled = true

    let touch = stage.down(200, 600)
    stage.stage.drag(touch, to: CGPoint(x: 150, y: 550), over: 0.2)

    #expect(list.contentOffset.x > 0 && list.contentOffset.y > 0)
  }

  @Test func `B14: one that scrolls down leaves a sideways drag to others`() {
    let outer = stage.stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.stage.page)

    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 200, y: 590), over: 0.2)

    #expect(!list.isDragging)
    #expect(outer.state == .changed)
  }

  @Test func `B14: nobody else wanting it, the drag may still turn`() {
    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 120, y: 600), over: 0.1)
    #expect(!list.isDragging)

    stage.stage.drag(touch, to: CGPoint(x: 120, y: 500), over: 0.1)

    #expect(list.isDragging)
    #expect(list.contentOffset.x == 0)
  }

  @Test func `B15: content follows one to one after ten points, the first step included`() {
    let touch = stage.down(100, 600)
    stage.move(touch, by: CGPoint(x: 0, y: -9))
    #expect(list.contentOffset.y == 0)

    stage.move(touch, by: CGPoint(x: 0, y: -5))
    #expect(abs(list.contentOffset.y - 4) < 1e-9)
    stage.move(touch, by: CGPoint(x: 0, y: -100))

    #expect(abs(list.contentOffset.y - 104) < 1e-9)
  }

  @Test func `B20: a finger stops the content in motion, which does not hear of it`() {
    stage.flick(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), over: 0.2)
    stage.wait(0.3)
    let moving = list.contentOffset.y
    stage.delegate.lines = []

    let touch = stage.down(100, 600)
    stage.wait(0.3)
    stage.stage.up(touch)
    stage.wait(1)

    #expect(list.contentOffset.y == moving)
    #expect(!list.isDecelerating)
    #expect(heard == [])
    #expect(!stage.delegate.lines.contains("didEndDecelerating"))
  }

  @Test func `B34: of two pans on one touch the scroll view wins`() {
    let outer = stage.stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.stage.page)

    stage.flick(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -200), over: 0.2)

    #expect(!stage.stage.log.lines.contains { $0.hasPrefix("outer") })
    #expect(list.contentOffset.y > 0)
    _ = outer
  }

  @Test func `B34: allowed together both move`() {
    let outer = stage.stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.stage.page)
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    outer.delegate = delegate

    stage.flick(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -200), over: 0.2)

    #expect(stage.stage.log.lines.contains("outer.began"))
    #expect(list.contentOffset.y > 0)
  }

  @Test func `B36: an outer pan that must fail first takes the drag, else the list scrolls`() {
    let sheet = stage.stage.add(UIPanGestureRecognizer(), name: "sheet", to: stage.stage.page)
    let delegate = SheetDelegate(list: list)
    sheet.delegate = delegate

    stage.flick(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: 200), over: 0.3)
    #expect(stage.stage.log.take().contains("sheet.began"))
    #expect(list.contentOffset.y == 0)

    stage.flick(from: CGPoint(x: 100, y: 600), by: CGPoint(x: 0, y: -200), over: 0.3)
    #expect(!stage.stage.log.take().contains("sheet.began"))
    #expect(list.contentOffset.y > 0)
  }

  @Test func `B37: with nothing to scroll the drag is left to others`() {
    list.contentSize.height = 400
    let outer = stage.stage.add(UIPanGestureRecognizer(), name: "outer", to: stage.stage.page)
    var verdicts: [GestureVerdict] = []
    stage.stage.arbiter.onStateChange = { verdicts.append($0) }

    stage.flick(from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: 200), over: 0.3)

    #expect(stage.stage.log.lines.contains("outer.began"))
    #expect(verdicts.contains { $0.text == "has nothing to scroll" })
    _ = outer
  }

  @Test func `B38: of nested ones the inner moves, at its edge the outer`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 600)
    stage.content.addSubview(inner)

    stage.place(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110))
    #expect(inner.contentOffset.y == 100)
    #expect(list.contentOffset.y == 0)
    inner.contentOffset.y = 200
    stage.place(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110))

    #expect(inner.contentOffset.y == 200)
    #expect(list.contentOffset.y == 100)
  }

  @Test func `B38: of nested ones with different axes the first direction decides`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    strip.contentSize = CGSize(width: 1200, height: 400)
    stage.content.addSubview(strip)

    stage.place(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -110, y: -20))
    #expect(strip.contentOffset.x > 0)
    #expect(list.contentOffset.y == 0)
    let across = strip.contentOffset.x
    stage.place(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -20, y: -110))

    #expect(strip.contentOffset.x == across)
    #expect(list.contentOffset.y > 0)
  }

  @Test func `a subclass that is a delegate is asked about its own pan`() {
    let view = SociableScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    #expect(view.panGestureRecognizer.delegate === view)
  }

  @Test func `failing the pan from outside ends the drag`() {
    let touch = stage.down(100, 600)
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 400), over: 0.2)

    list.panGestureRecognizer.state = .failed
    stage.stage.drag(touch, to: CGPoint(x: 100, y: 300), over: 0.2)

    #expect(!list.isDragging)
    #expect(list.panGestureRecognizer.state == .cancelled)
  }
}

/// The sheet's rule: down at the top moves the sheet, all else scrolls.
final class SheetDelegate: UIGestureRecognizerDelegate {
  let list: UIScrollView

  init(list: UIScrollView) {
    self.list = list
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return pan.translation(in: nil).y > 0
      && list.contentOffset.y <= -list.adjustedContentInset.top
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }
}

final class SociableScrollView: UIScrollView, UIGestureRecognizerDelegate {}
