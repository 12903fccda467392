import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UISwitchTests {
  @Test func `A tap flips it and says so once`() {
    let control = UISwitch()
    let stage = ControlStage(control, frame: CGRect(x: 100, y: 300, width: 0, height: 0))

    stage.world.finger.tap(at: CGPoint(x: 120, y: 315))

    #expect(control.isOn)
    #expect(stage.story.filter { $0 == "value" }.count == 1)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func `Setting it says nothing`() {
    let control = UISwitch()
    let stage = ControlStage(control)

    control.isOn = true
    control.setOn(false, animated: true)

    #expect(stage.story.isEmpty)
  }

  @Test func `A30 A drag of the knob is not a pan behind it`() {
    let control = UISwitch()
    let stage = ControlStage(control)
    let pan = UIPanGestureRecognizer()
    stage.page.view.addGestureRecognizer(pan)

    stage.world.finger.drag(from: CGPoint(x: 110, y: 315), to: CGPoint(x: 145, y: 315))

    #expect(control.isOn)
    #expect(!stage.story.contains("cancel"))
    #expect(stage.story.filter { $0 == "value" }.count == 1)
  }

  @Test func `It comes to rest`() {
    let control = UISwitch()
    let stage = ControlStage(control)

    stage.world.finger.tap(at: CGPoint(x: 120, y: 315))

    #expect(stage.world.settle(within: 2))
  }
}
