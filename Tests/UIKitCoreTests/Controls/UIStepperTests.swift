import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIStepperTests {
  private let minus = CGPoint(x: 120, y: 316)
  private let plus = CGPoint(x: 170, y: 316)

  @Test func `a tap on either half steps and tells`() {
    let stepper = UIStepper()
    stepper.value = 5
    let stage = ControlStage(stepper)

    stage.world.finger.tap(at: plus)
    stage.world.finger.tap(at: plus)
    stage.world.finger.tap(at: minus)

    #expect(stepper.value == 6)
    #expect(stage.heard.filter { $0 == "value" }.count == 3)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }

  @Test func `a held half goes on stepping after half a second`() {
    let stepper = UIStepper()
    let stage = ControlStage(stepper)

    stage.world.finger.down(at: plus)
    stage.world.advance(by: 0.4)
    let early = stepper.value
    stage.world.advance(by: 0.65)
    stage.world.finger.up()

    #expect(early == 0)
    #expect(stepper.value >= 5 && stepper.value <= 7)
  }

  @Test func `the ends hold unless it wraps`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 2
    let stage = ControlStage(stepper)

    stage.world.finger.tap(at: plus)
    let held = stepper.value
    stepper.wraps = true
    stage.world.finger.tap(at: plus)

    #expect(held == 2)
    #expect(stepper.value == 0)
  }

  @Test func `nonsense is ignored and values are cut to the range`() {
    let stepper = UIStepper()

    stepper.value = 500
    let high = stepper.value
    stepper.value = .nan

    #expect(high == 100)
    #expect(stepper.value == 100)
  }
}

@Suite struct UIRefreshControlTests {
  private final class Stage {
    let world = Simulation()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let control = UIRefreshControl()
    var asked = 0

    init() {
      world.screen.deviceInsets = .zero
      let page = UIViewController()
      list.contentSize = CGSize(width: 390, height: 2000)
      list.refreshControl = control
      page.view.addSubview(list)
      control.addAction(UIAction { [weak self] _ in self?.asked += 1 }, for: .valueChanged)
      world.show(page)
    }
  }

  @Test func `a long pull asks once, and the content stays down until it is told`() {
    let stage = Stage()

    stage.world.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 650))
    stage.world.advance(by: 2)
    let during = stage.list.contentOffset.y
    stage.control.endRefreshing()
    stage.world.advance(by: 2)

    #expect(stage.asked == 1)
    #expect(during == -60)
    #expect(stage.list.contentOffset.y == 0)
    #expect(!stage.control.isRefreshing)
  }

  @Test func `a short pull asks nothing`() {
    let stage = Stage()

    stage.world.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
    stage.world.advance(by: 2)

    #expect(stage.asked == 0)
    #expect(stage.list.contentOffset.y == 0)
  }

  @Test func `beginning by program tells nobody`() {
    let stage = Stage()

    stage.control.beginRefreshing()
    stage.world.advance(by: 0.1)

    #expect(stage.asked == 0)
    #expect(stage.control.isRefreshing)
  }
}
