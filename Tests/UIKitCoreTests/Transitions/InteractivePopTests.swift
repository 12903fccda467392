import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A pop driven by hand, as a pan's handler drives it.
@Suite struct InteractivePopTests {
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

  private func beginPop() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    navigation.popViewController(animated: true)
    world.advanceFrame()
    return driver
  }

  @Test func `C7 the callbacks of a finished interactive pop come in UIKit's order`() {
    let driver = beginPop()
    driver.update(0.5)
    world.advanceFrame()
    driver.finish()
    world.settle()

    #expect(
      journal.take() == [
        "detail.willMove(nil)", "animator", "interactor",
        "detail.viewWillDisappear", "list.viewWillAppear", "willShow(list)",
        "list.viewIsAppearing", "detail.viewDidDisappear", "list.viewDidAppear",
        "detail.didMove(nil)", "didShow(list)",
      ])
    #expect(navigation.viewControllers.count == 1)
    #expect(animator.endings == [true])
  }

  @Test func `C30 a cancelled pop takes its will-callbacks back and owes no did-callback`() {
    let driver = beginPop()
    driver.update(0.3)
    world.advanceFrame()
    _ = journal.take()

    driver.cancel()
    let atCancel = journal.take()
    world.settle()

    #expect(atCancel == ["list.viewWillDisappear", "detail.viewWillAppear"])
    #expect(
      journal.take() == [
        "list.viewDidDisappear", "detail.viewIsAppearing", "detail.viewDidAppear",
      ])
    #expect(navigation.topViewController === detail)
    #expect(animator.endings == [false])
  }

  @Test func `C38 the stack changes when the pop is asked for and comes back on cancel`() {
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver

    navigation.popViewController(animated: true)
    let during = navigation.viewControllers.count
    world.advanceFrame()
    driver.cancel()
    world.settle()

    #expect(during == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `D1 a linear animation stands exactly where the percentage says`() {
    let driver = beginPop()

    for percent in stride(from: CGFloat(0.1), through: 0.9, by: 0.1) {
      driver.update(percent)
      world.advanceFrame()

      let shown = detail.view.layer.presentation()?.frame.minX ?? -1
      #expect(abs(shown - 390 * percent) < 1e-6)
    }
  }

  @Test func `D2 percentages outside 0…1 are brought into it and no number is 0`() {
    let driver = beginPop()

    driver.update(-3)
    let low = driver.percentComplete
    driver.update(7)
    let high = driver.percentComplete
    driver.update(.nan)

    #expect(low == 0)
    #expect(high == 1)
    #expect(driver.percentComplete == 0)
    #expect(navigation.runningTransition != nil)
  }

  @Test func `D4 finishing takes the rest of the duration divided by the speed`() {
    let driver = beginPop()
    driver.update(0.25)
    driver.completionSpeed = 2
    world.advanceFrame()
    let start = world.clock.now

    driver.finish()
    world.settle()

    let expected = 0.75 * 0.4 / 2
    #expect(abs(world.clock.now - start - expected) < 3 / 60.0)
  }

  @Test func `D4 cancelling takes the way come divided by the speed`() {
    animator.duration = 2
    let driver = beginPop()
    driver.update(0.5)
    world.advanceFrame()
    let start = world.clock.now

    driver.cancel()
    world.settle()

    #expect(abs(world.clock.now - start - 1) < 3 / 60.0)
  }

  @Test func `D6 the container's clock stands still in the hand and runs again afterwards`() {
    let driver = beginPop()
    driver.update(0.5)
    let container = navigation.pages.layer

    #expect(container.speed == 0)
    #expect(abs(container.timeOffset - 0.2) < 1e-9)

    driver.cancel()
    world.settle()

    #expect(container.speed == 1)
    #expect(container.timeOffset == 0)
  }

  @Test func `H28 after a cancel the model is back where it was, in no frame elsewhere`() {
    let driver = beginPop()
    driver.update(0.5)
    world.advanceFrame()
    driver.cancel()

    var last = CGFloat.infinity
    while navigation.runningTransition != nil {
      world.advanceFrame()
      let shown = detail.view.layer.presentation()?.frame.minX ?? 0
      #expect(shown <= last + 1e-6)
      last = shown
    }

    #expect(detail.view.frame.minX == 0)
    #expect(detail.view.layer.animationKeys() == nil)
    #expect(list.view.superview == nil)
  }

  @Test func `C10 a finish before the start takes effect at the start`() {
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    navigation.popViewController(animated: true)
    driver.finish()
    world.settle()

    #expect(reported == ["H1"])
    #expect(navigation.topViewController === list)
    #expect(navigation.runningTransition == nil)
  }

  @Test func `D12 finish after cancel and a second finish are reported and do nothing`() {
    let driver = beginPop()
    var reported: [String] = []
    Diagnostics.onReport = { reported.append($0.id) }
    defer { Diagnostics.onReport = nil }

    driver.cancel()
    driver.finish()
    world.settle()
    driver.finish()

    #expect(!reported.isEmpty)
    #expect(navigation.topViewController === detail)
  }

  @Test func `D5 a speed of zero or less counts as one`() {
    let driver = beginPop()
    driver.update(0.5)
    driver.completionSpeed = 0

    driver.finish()

    #expect(world.settle(within: 2))
    #expect(navigation.topViewController === list)
  }

  @Test func `C52 without an interactive start the animation runs by itself`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    answers.driver = driver

    navigation.popViewController(animated: true)
    world.settle()

    #expect(navigation.topViewController === list)
  }

  @Test func `D13 alongside animations outside the container follow the hand and are undone`() {
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(outside)
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in outside.alpha = 0 })
    world.advanceFrame()

    driver.update(0.25)
    world.advanceFrame()
    let held = outside.layer.presentation()?.opacity ?? -1
    driver.cancel()
    world.settle()

    #expect(abs(held - 0.75) < 1e-5)
    #expect(outside.alpha == 1)
  }
}
