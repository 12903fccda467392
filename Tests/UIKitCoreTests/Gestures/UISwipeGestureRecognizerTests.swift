import Foundation
import Testing

@testable import UIKitCore

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
