import Foundation
import Testing

@testable import UIKitCore

@Suite struct UIScreenEdgePanGestureRecognizerTests {
  let stage = GestureStage()
  let pan: UIScreenEdgePanGestureRecognizer

  init() {
    pan = stage.add(UIScreenEdgePanGestureRecognizer(), name: "edge", to: stage.page)
    pan.edges = .left
  }

  private func drag(from start: CGPoint, to end: CGPoint) -> [String] {
    let touch = stage.down(start)
    stage.drag(touch, to: end, over: 0.2)
    stage.up(touch)
    return stage.log.take().filter { $0.hasPrefix("edge") }
  }

  @Test func `A52: without edges nothing is recognized`() {
    pan.edges = []

    #expect(drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)) == [])
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 5, y: 400)), (.right, CGPoint(x: 388, y: 400)),
    (.top, CGPoint(x: 195, y: 3)), (.bottom, CGPoint(x: 195, y: 840)),
  ])
  func `A52: each edge works inwards`(edge: UIRectEdge, start: CGPoint) {
    pan.edges = edge

    let heard = drag(from: start, to: CGPoint(x: 195, y: 401))

    #expect(heard.first == "edge.began")
    #expect(heard.last == "edge.ended")
  }

  @Test func `A53: the zone is twenty points, and tunable`() {
    #expect(drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 200, y: 400)) == [])

    pan.feel.edgeZone = 40

    #expect(!drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 200, y: 400)).isEmpty)
  }

  @Test func `A54: a drag along the edge fails`() {
    #expect(drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 600)) == [])
  }

  @Test func `A52: a second finger is ignored`() {
    let first = stage.down(CGPoint(x: 5, y: 400))
    stage.drag(first, to: CGPoint(x: 55, y: 400), over: 0.1)
    let second = stage.down(CGPoint(x: 200, y: 400))
    stage.move(second, to: CGPoint(x: 300, y: 400))

    #expect(pan.translation(in: nil).x == 40)
  }
}

@Suite struct UITapGestureRecognizerTests {
  let stage = GestureStage()
  let tap: UITapGestureRecognizer

  init() {
    tap = stage.add(UITapGestureRecognizer(), name: "tap", to: stage.page)
  }

  private func heard() -> [String] { stage.log.take().filter { $0.hasPrefix("tap") } }

  @Test func `A56: one tap of one finger, where it came down`() {
    stage.tap(CGPoint(x: 33, y: 44))

    #expect(heard() == ["tap.ended"])
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `A56: the place told is that of the first tap`() {
    tap.numberOfTapsRequired = 2
    let probe = PlaceProbe()
    tap.addTarget(probe, action: Selector(PlaceProbe.read(_:)))

    stage.tap(CGPoint(x: 33, y: 44))
    stage.wait(0.1)
    stage.tap(CGPoint(x: 43, y: 44))

    #expect(probe.place == CGPoint(x: 33, y: 44))
  }

  @Test func `A56: straying or resting too long is no tap`() {
    let straying = stage.down(CGPoint(x: 100, y: 100))
    stage.move(straying, to: CGPoint(x: 150, y: 100))
    stage.up(straying)
    let resting = stage.down(CGPoint(x: 100, y: 100))
    stage.wait(1)
    stage.up(resting)

    #expect(heard() == [])
  }

  @Test func `A56: taps too far apart in time are two`() {
    tap.numberOfTapsRequired = 2

    stage.tap(CGPoint(x: 33, y: 44))
    stage.wait(0.5)
    stage.tap(CGPoint(x: 33, y: 44))

    #expect(heard() == [])
  }

  @Test func `two fingers tap together`() {
    tap.numberOfTouchesRequired = 2

    let first = stage.down(CGPoint(x: 100, y: 100))
    let second = stage.down(CGPoint(x: 200, y: 100))
    stage.up(first)
    stage.up(second)

    #expect(heard() == ["tap.ended"])
  }
}

@Suite struct UILongPressGestureRecognizerTests {
  let stage = GestureStage()
  let press: UILongPressGestureRecognizer

  init() {
    press = stage.add(UILongPressGestureRecognizer(), name: "press", to: stage.page)
  }

  private func heard() -> [String] { stage.log.take().filter { $0.hasPrefix("press") } }

  @Test func `A57: it begins after half a second at rest, then goes anywhere`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    #expect(stage.arbiter.nextDeadline == 0.5)
    stage.wait(0.49)
    #expect(heard() == [])
    stage.wait(0.02)
    #expect(heard() == ["press.began"])

    stage.move(touch, to: CGPoint(x: 300, y: 300))
    stage.up(touch)

    #expect(heard() == ["press.changed", "press.ended"])
    #expect(stage.arbiter.nextDeadline == nil)
  }

  @Test func `A57: straying or lifting before that fails`() {
    let straying = stage.down(CGPoint(x: 100, y: 100))
    stage.move(straying, to: CGPoint(x: 111, y: 100))
    stage.wait(1)
    stage.up(straying)
    stage.tap(CGPoint(x: 100, y: 100))

    #expect(heard() == [])
  }
}

@Suite struct UISwipeGestureRecognizerTests {
  let stage = GestureStage()
  let swipe: UISwipeGestureRecognizer

  init() {
    swipe = stage.add(UISwipeGestureRecognizer(), name: "swipe", to: stage.page)
  }

  private func drag(by way: CGPoint, over duration: TimeInterval) -> [String] {
    let touch = stage.down(CGPoint(x: 190, y: 400))
    stage.drag(touch, to: CGPoint(x: 190 + way.x, y: 400 + way.y), over: duration)
    stage.up(touch)
    return stage.log.take().filter { $0.hasPrefix("swipe") }
  }

  @Test func `A58: to the right by default, once`() {
    #expect(drag(by: CGPoint(x: 80, y: 5), over: 0.15) == ["swipe.ended"])
    #expect(drag(by: CGPoint(x: -80, y: 5), over: 0.15) == [])
  }

  @Test func `A58: short, slow or slanting is no swipe`() {
    #expect(drag(by: CGPoint(x: 40, y: 0), over: 0.15) == [])
    #expect(drag(by: CGPoint(x: 80, y: 0), over: 1) == [])
    #expect(drag(by: CGPoint(x: 60, y: 60), over: 0.15) == [])
  }

  @Test func `A58: other directions`() {
    swipe.direction = [.up, .left]

    #expect(drag(by: CGPoint(x: -80, y: 0), over: 0.15) == ["swipe.ended"])
    #expect(drag(by: CGPoint(x: 0, y: -80), over: 0.15) == ["swipe.ended"])
    #expect(drag(by: CGPoint(x: 0, y: 80), over: 0.15) == [])
  }
}

final class PlaceProbe {
  var place: CGPoint?

  func read(_ recognizer: UIGestureRecognizer) { place = recognizer.location(in: nil) }
}
