import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A list and a detail page on a navigation controller, popped by hand.
final class PopStage {
  let journal = Journal()
  let world = Simulation()
  let navigation: UINavigationController
  let list: JournalPage
  let detail: JournalPage
  let answers: NavigationAnswers
  let animator = SlideAnimator()

  init() {
    list = JournalPage("list", journal)
    detail = JournalPage("detail", journal)
    navigation = UINavigationController(rootViewController: list)
    answers = NavigationAnswers(journal)
    world.show(navigation)
    navigation.pushViewController(detail, animated: false)
    world.settle()
    answers.animator = animator
    navigation.delegate = answers
    _ = journal.take()
  }

  func beginPop() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    navigation.popViewController(animated: true)
    world.advanceFrame()
    return driver
  }
}

/// A pop driven by hand, as a pan's handler drives it.
@Suite struct InteractivePopTests {
  @Test func `C7 the callbacks of a finished interactive pop come in UIKit's order`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    stage.world.advanceFrame()
    driver.finish()
    stage.world.settle()

    #expect(
      stage.journal.take() == [
        "detail.willMove(nil)", "animator", "interactor",
        "detail.viewWillDisappear", "list.viewWillAppear", "willShow(list)",
        "list.viewIsAppearing", "detail.viewDidDisappear", "list.viewDidAppear",
        "detail.didMove(nil)", "didShow(list)",
      ])
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.animator.endings == [true])
  }

  @Test func `C30 a cancelled pop takes its will-callbacks back and owes no did-callback`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.3)
    stage.world.advanceFrame()
    _ = stage.journal.take()

    driver.cancel()
    let atCancel = stage.journal.take()
    stage.world.settle()

    #expect(atCancel == ["list.viewWillDisappear", "detail.viewWillAppear"])
    #expect(
      stage.journal.take() == [
        "list.viewDidDisappear", "detail.viewIsAppearing", "detail.viewDidAppear",
      ])
    #expect(stage.navigation.topViewController === stage.detail)
    #expect(stage.animator.endings == [false])
  }

  @Test func `C38 the stack changes when the pop is asked for and comes back on cancel`() {
    let stage = PopStage()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.driver = driver

    stage.navigation.popViewController(animated: true)
    let during = stage.navigation.viewControllers.count
    stage.world.advanceFrame()
    driver.cancel()
    stage.world.settle()

    #expect(during == 1)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `D1 a linear animation stands exactly where the percentage says`() {
    let stage = PopStage()
    let driver = stage.beginPop()

    for percent in stride(from: CGFloat(0.1), through: 0.9, by: 0.1) {
      driver.update(percent)
      stage.world.advanceFrame()

      let shown = stage.detail.view.layer.presentation()?.frame.minX ?? -1
      #expect(abs(shown - 390 * percent) < 1e-6)
    }
  }

  @Test func `D2 percentages outside 0…1 are brought into it and no number is 0`() {
    let stage = PopStage()
    let driver = stage.beginPop()

    driver.update(-3)
    let low = driver.percentComplete
    driver.update(7)
    let high = driver.percentComplete
    driver.update(.nan)

    #expect(low == 0)
    #expect(high == 1)
    #expect(driver.percentComplete == 0)
    #expect(stage.navigation.runningTransition != nil)
  }

  @Test func `D4 finishing takes the rest of the duration divided by the speed`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.25)
    driver.completionSpeed = 2
    stage.world.advanceFrame()
    let start = stage.world.clock.now

    driver.finish()
    stage.world.settle()

    let expected = 0.75 * 0.4 / 2
    #expect(abs(stage.world.clock.now - start - expected) < 3 / 60.0)
  }

  @Test func `D4 cancelling takes the way come divided by the speed`() {
    let stage = PopStage()
    stage.animator.duration = 2
    let driver = stage.beginPop()
    driver.update(0.5)
    stage.world.advanceFrame()
    let start = stage.world.clock.now

    driver.cancel()
    stage.world.settle()

    #expect(abs(stage.world.clock.now - start - 1) < 3 / 60.0)
  }

  @Test func `D6 the container's clock stands still in the hand and runs again afterwards`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    let container = stage.navigation.pages.layer

    #expect(container.speed == 0)
    #expect(abs(container.timeOffset - 0.2) < 1e-9)

    driver.cancel()
    stage.world.settle()

    #expect(container.speed == 1)
    #expect(container.timeOffset == 0)
  }

  @Test func `H28 after a cancel the model is back where it was, in no frame elsewhere`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    stage.world.advanceFrame()
    driver.cancel()

    var last = CGFloat.infinity
    for _ in 0..<120 where stage.navigation.runningTransition != nil {
      stage.world.advanceFrame()
      let shown = stage.detail.view.layer.presentation()?.frame.minX ?? 0
      #expect(shown <= last + 1e-6)
      last = shown
    }

    #expect(stage.detail.view.frame.minX == 0)
    #expect(stage.detail.view.layer.animationKeys() == nil)
    #expect(stage.list.view.superview == nil)
  }

  @Test func `C10 a finish before the start takes effect at the start`() {
    let stage = PopStage()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.driver = driver
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    stage.navigation.popViewController(animated: true)
    driver.finish()
    stage.world.settle()

    #expect(reported == ["H1"])
    #expect(stage.navigation.topViewController === stage.list)
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `D12 finish after cancel and a second finish are reported and do nothing`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    driver.cancel()
    driver.finish()
    stage.world.settle()
    driver.finish()

    #expect(!reported.isEmpty)
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `D5 a speed of zero or less counts as one`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    driver.completionSpeed = 0

    driver.finish()

    #expect(stage.world.settle(within: 2))
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C52 without an interactive start the animation runs by itself`() {
    let stage = PopStage()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.answers.driver = driver

    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `D13 alongside animations outside the container follow the hand and are undone`() {
    let stage = PopStage()
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.navigation.view.addSubview(outside)
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in outside.alpha = 0 })
    stage.world.advanceFrame()

    driver.update(0.25)
    stage.world.advanceFrame()
    let held = outside.layer.presentation()?.opacity ?? -1
    driver.cancel()
    stage.world.settle()

    #expect(abs(held - 0.75) < 1e-5)
    #expect(outside.alpha == 1)
  }
}
