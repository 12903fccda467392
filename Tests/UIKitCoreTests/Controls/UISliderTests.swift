import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UISliderTests {
  private let frame = CGRect(x: 45, y: 300, width: 300, height: 34)

  @Test func `The thumb follows the finger`() {
    let slider = UISlider()
    let stage = ControlStage(slider, frame: frame)

    stage.world.finger.drag(from: CGPoint(x: 58, y: 317), to: CGPoint(x: 195, y: 317))

    #expect(abs(slider.value - 137 / 273) < 0.001)
    #expect(stage.story.contains("value"))
  }

  @Test func `Only the thumb can be taken hold of`() {
    let slider = UISlider()
    let stage = ControlStage(slider, frame: frame)

    stage.world.finger.drag(from: CGPoint(x: 250, y: 317), to: CGPoint(x: 300, y: 317))

    #expect(slider.value == 0)
    #expect(stage.story.isEmpty)
  }

  @Test func `A30 A drag along it is not a pan behind it, one across is`() {
    let slider = UISlider()
    let stage = ControlStage(slider, frame: frame)
    stage.page.view.addGestureRecognizer(UIPanGestureRecognizer())

    stage.world.finger.drag(from: CGPoint(x: 58, y: 317), to: CGPoint(x: 195, y: 317))
    let along = stage.story
    stage.clear()
    stage.world.finger.drag(from: CGPoint(x: 195, y: 317), to: CGPoint(x: 195, y: 450))

    #expect(!along.contains("cancel"))
    #expect(stage.story.contains("cancel"))
  }

  @Test func `A slider that is not continuous tells only the end`() {
    let slider = UISlider()
    slider.isContinuous = false
    let stage = ControlStage(slider, frame: frame)

    stage.world.finger.drag(from: CGPoint(x: 58, y: 317), to: CGPoint(x: 195, y: 317))

    #expect(stage.story.filter { $0 == "value" }.count == 1)
  }

  @Test func `Values are cut to the range, and nonsense is ignored`() {
    let slider = UISlider()
    slider.minimumValue = 2
    slider.maximumValue = 4

    slider.value = 9
    let high = slider.value
    slider.value = .nan

    #expect(high == 4)
    #expect(slider.value == 4)
  }
}
