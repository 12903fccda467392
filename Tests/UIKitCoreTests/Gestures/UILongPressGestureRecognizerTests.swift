import Foundation
import Testing

@testable import UIKitCore

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
