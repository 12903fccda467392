import Foundation
import Testing

@testable import UIKitCore

@Suite struct GestureViewTouchTests {
  let stage = GestureStage()

  @Test func `A25: the defaults are UIKit's`() {
    let recognizer = UIGestureRecognizer()

    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
  }

  @Test func `A25: without cancelling the view keeps its touches`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    pan.cancelsTouchesInView = false

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 250, y: 300), over: 0.05)
    stage.up(touch)

    let heard = stage.log.take().filter { $0.hasPrefix("card") }
    #expect(heard.last == "card.touches.ended")
    #expect(!heard.contains("card.touches.cancelled"))
  }

  @Test func `A26: an ignored touch goes on in its view`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)
    let touch = stage.down(stage.card.center)
    recognizer.ignore(touch, for: UIEvent(type: .touches, timestamp: 0))

    recognizer.state = .began
    stage.move(touch, to: CGPoint(x: 200, y: 300))
    stage.up(touch)

    #expect(
      stage.log.take() == [
        "card.touches.began", "a.began", "card.touches.moved", "card.touches.ended",
      ])
  }

  @Test func `A28: with the beginning delayed a recognized touch is never heard of`() {
    let pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
    pan.delaysTouchesBegan = true

    let touch = stage.down(stage.card.center)
    stage.drag(touch, to: CGPoint(x: 250, y: 300), over: 0.1)
    stage.up(touch)

    #expect(!stage.log.take().contains { $0.hasPrefix("card") })
  }

  @Test func `A28: once it fails the view hears of the touch as it came down`() {
    let tap = stage.add(ScriptedRecognizer(), name: "tap", to: stage.page)
    tap.delaysTouchesBegan = true
    let start = stage.card.center

    let touch = stage.down(start)
    stage.move(touch, to: CGPoint(x: start.x + 3, y: start.y))
    #expect(stage.log.take() == [])
    tap.onMoved = { $0.state = .failed }
    stage.move(touch, to: CGPoint(x: start.x + 6, y: start.y))

    let heard = stage.log.take()
    #expect(heard.first == "card.touches.began")
    #expect(heard.dropFirst().allSatisfy { $0 == "card.touches.moved" })
    #expect(stage.card.places.first == start)
    #expect(stage.card.places.last == CGPoint(x: start.x + 6, y: start.y))
    #expect(touch.phase == .moved)
  }

  @Test func `A29: the end is held while a recognizer is possible, and may become a cancel`() {
    let double = stage.add(UITapGestureRecognizer(), name: "double", to: stage.page)
    double.numberOfTapsRequired = 2

    stage.tap(stage.card.center)
    #expect(stage.log.take() == ["card.touches.began"])
    stage.wait(0.4)
    #expect(stage.log.take() == ["card.touches.ended"])

    stage.tap(stage.card.center)
    stage.wait(0.1)
    _ = stage.log.take()
    stage.tap(stage.card.center)
    let heard = stage.log.take()
    #expect(heard.filter { $0 == "card.touches.cancelled" }.count == 2)
    #expect(heard.last == "double.ended")
  }

  @Test func `A41: a view that takes one touch hears of the first only`() {
    let recognizer = stage.add(ScriptedRecognizer(), name: "a", to: stage.page)

    let first = stage.down(stage.card.center)
    let second = stage.down(CGPoint(x: 150, y: 250))
    #expect(recognizer.numberOfTouches == 2)
    recognizer.state = .failed
    stage.up(second)
    stage.up(first)

    #expect(stage.log.take() == ["card.touches.began", "card.touches.ended"])
  }

  @Test func `A41: a view that takes several hears of all`() {
    stage.card.isMultipleTouchEnabled = true

    let first = stage.down(stage.card.center)
    let second = stage.down(CGPoint(x: 150, y: 250))
    stage.up(second)
    stage.up(first)

    #expect(stage.log.take().filter { $0 == "card.touches.began" }.count == 2)
  }
}
