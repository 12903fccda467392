import Display
import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIControlTests {
  @Test func `A tap is a touch down and a touch up inside`() {
    let stage = ControlStage(UIControl())

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(stage.story == ["down", "upInside"])
  }

  @Test func `A second tap in time says that it repeats`() {
    let stage = ControlStage(UIControl())

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))
    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(stage.story == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func `A32 A finger just outside still counts as inside`() {
    let stage = ControlStage(UIControl())

    stage.world.finger.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 400))

    #expect(stage.story == ["down", "dragInside", "upInside"])
  }

  @Test func `A32 A finger far away has left, and may come back`() {
    let control = UIControl()
    let stage = ControlStage(control)

    stage.world.finger.down(at: CGPoint(x: 150, y: 320))
    stage.world.finger.move(to: CGPoint(x: 150, y: 460), over: 0.1)
    let isHighlightedOutside = control.isHighlighted
    stage.world.finger.move(to: CGPoint(x: 150, y: 330), over: 0.1)
    let isHighlightedInside = control.isHighlighted
    stage.world.finger.move(to: CGPoint(x: 150, y: 460), over: 0.1)
    stage.world.finger.up()

    #expect(!isHighlightedOutside)
    #expect(isHighlightedInside)
    #expect(
      stage.story == [
        "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter",
        "dragInside", "dragOutside", "exit", "dragOutside", "upOutside",
      ])
  }

  @Test func `A31 A pan around the control takes the touch away`() {
    let control = UIControl()
    let stage = ControlStage(control)
    let pan = UIPanGestureRecognizer()
    stage.page.view.addGestureRecognizer(pan)

    stage.world.finger.down(at: CGPoint(x: 150, y: 320))
    let wasHighlighted = control.isHighlighted
    stage.world.finger.move(to: CGPoint(x: 150, y: 380), over: 0.2)

    #expect(wasHighlighted)
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(stage.story.last == "cancel")
    stage.world.finger.up()
    #expect(stage.story.last == "cancel")
  }

  @Test func `An interruption cancels the touch`() {
    let control = UIControl()
    let stage = ControlStage(control)

    stage.world.finger.down(at: CGPoint(x: 150, y: 320))
    stage.world.finger.interrupt(.focusLoss)

    #expect(stage.story == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `A disabled control says nothing`() {
    let control = UIControl()
    let stage = ControlStage(control)
    control.isEnabled = false

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(stage.story.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func `Disabling a control under the finger ends its tracking`() {
    let control = UIControl()
    let stage = ControlStage(control)

    stage.world.finger.down(at: CGPoint(x: 150, y: 320))
    control.isEnabled = false
    stage.world.finger.up()

    #expect(stage.story == ["down"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `A control that refuses to track says nothing`() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let stage = ControlStage(Refusing())

    stage.world.finger.tap(at: CGPoint(x: 150, y: 320))

    #expect(stage.story.isEmpty)
  }
}
