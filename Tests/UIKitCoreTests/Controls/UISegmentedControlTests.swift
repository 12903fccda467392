import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UISegmentedControlTests {
  private func stage() -> (UISegmentedControl, ControlStage) {
    let control = UISegmentedControl(items: ["Day", "Week", "Year"])
    control.selectedSegmentIndex = 0
    return (control, ControlStage(control, frame: CGRect(x: 45, y: 300, width: 300, height: 32)))
  }

  @Test func `A tap takes the segment and says so once`() {
    let (control, stage) = stage()

    stage.world.finger.tap(at: CGPoint(x: 295, y: 316))

    #expect(control.selectedSegmentIndex == 2)
    #expect(stage.story.filter { $0 == "value" }.count == 1)
    #expect(stage.world.settle(within: 2))
  }

  @Test func `A tap on the taken segment says nothing`() {
    let (_, stage) = stage()

    stage.world.finger.tap(at: CGPoint(x: 95, y: 316))

    #expect(!stage.story.contains("value"))
  }

  @Test func `The thumb can be dragged`() {
    let (control, stage) = stage()

    stage.world.finger.drag(from: CGPoint(x: 95, y: 316), to: CGPoint(x: 195, y: 316))

    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.story.filter { $0 == "value" }.count == 1)
  }

  @Test func `Segments that come and go move the taken one along`() {
    let (control, _) = stage()
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    let moved = control.selectedSegmentIndex
    control.removeSegment(at: 2, animated: false)

    #expect(moved == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3)
  }
}

@Suite struct UIPageControlTests {
  @Test func `A tap beside the current dot goes one page on`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let stage = ControlStage(control, frame: CGRect(x: 95, y: 300, width: 200, height: 26))

    stage.world.finger.tap(at: CGPoint(x: 280, y: 313))

    #expect(control.currentPage == 1)
    #expect(stage.story.contains("value"))
  }

  @Test func `The page is cut to those there are`() {
    let control = UIPageControl()
    control.numberOfPages = 3

    control.currentPage = 9
    let high = control.currentPage
    control.numberOfPages = 1

    #expect(high == 2)
    #expect(control.currentPage == 0)
  }
}
