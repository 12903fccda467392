import Display
import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What happens to a transition that is held while something else wants its way.
@Suite struct HeldTransitionTests {
  @Test func `cancelled at nothing it is over at once and nothing has changed`() {
    let stage = PopStage()
    let driver = stage.beginPop()

    driver.cancel()
    stage.world.settle(within: 0.2)

    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.animator.endings == [false])
    #expect(stage.navigation.pages.subviews == [stage.detail.view])
    #expect(stage.detail.view.frame.minX == 0)
  }

  @Test func `finished at the end it is over at once`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(1)

    driver.finish()
    stage.world.settle(within: 0.2)

    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.animator.endings == [true])
    #expect(stage.navigation.pages.subviews == [stage.list.view])
  }

  @Test func `finished at nothing it runs the whole way, cancelled at the end the whole way back`()
  {
    for finishing in [true, false] {
      let stage = PopStage()
      let driver = stage.beginPop()
      driver.update(finishing ? 0 : 1)
      stage.world.advanceFrame()
      let start = stage.world.clock.now

      if finishing { driver.finish() } else { driver.cancel() }
      stage.world.settle()

      #expect(abs(stage.world.clock.now - start - 0.4) < 3 / 60.0)
      #expect(stage.animator.endings == [finishing])
    }
  }

  @Test func `popped by program while held, the pop waits and finds nothing left to do`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.5)

    stage.navigation.popToRootViewController(animated: true)
    driver.finish()
    stage.world.settle()

    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.animator.endings == [true])
    #expect(reports.ids.allSatisfy { $0 == "H17" })
  }

  @Test func `popped by program while held, and the hand cancels: then it pops by itself`() {
    let stage = PopStage()
    stage.world.settle()
    let third = JournalPage("third", stage.journal)
    stage.navigation.delegate = nil
    stage.navigation.pushViewController(third, animated: false)
    stage.navigation.delegate = stage.answers
    let driver = stage.beginPop()
    driver.update(0.5)

    stage.navigation.popToRootViewController(animated: true)
    stage.answers.driver = nil
    driver.cancel()
    stage.world.settle()

    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.list.view.window != nil)
    #expect(stage.navigation.pages.subviews == [stage.list.view])
  }

  @Test func `pushed by program while held, the push comes after`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.5)
    let other = JournalPage("other", stage.journal)

    stage.answers.driver = nil
    stage.navigation.pushViewController(other, animated: true)
    driver.cancel()
    stage.world.settle()

    #expect(stage.navigation.viewControllers == [stage.list, stage.detail, other])
    #expect(other.view.window != nil)
    #expect(reports.ids == ["H17"])
  }

  @Test func `presented by program while a pop is held, both come to their end`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    let sheet = JournalPage("sheet", stage.journal)

    stage.navigation.present(sheet, animated: true)
    stage.world.advance(by: 0.7)
    driver.finish()
    stage.world.settle()

    #expect(stage.navigation.viewControllers == [stage.list])
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(stage.list.appearance == .appeared)
    #expect(sheet.appearance == .appeared)
  }

  @Test func `dismissed with a full screen while a pop in it is held`() {
    let world = Simulation()
    let journal = Journal()
    let home = JournalPage("home", journal)
    world.show(home)
    let (list, detail) = (JournalPage("list", journal), JournalPage("detail", journal))
    let navigation = UINavigationController(rootViewController: list)
    navigation.modalPresentationStyle = .fullScreen
    home.present(navigation, animated: false)
    navigation.pushViewController(detail, animated: false)
    let answers = NavigationAnswers(journal)
    answers.animator = SlideAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    navigation.delegate = answers
    world.settle()
    navigation.popViewController(animated: true)
    world.advanceFrame()
    driver.update(0.4)
    _ = journal.take()

    home.dismiss(animated: true)
    world.advance(by: 0.8)
    driver.finish()
    world.settle()

    #expect(home.presentedViewController == nil)
    #expect(home.view.window != nil)
    #expect(home.appearance == .appeared)
    #expect(list.appearance == .disappeared && detail.appearance == .disappeared)
    #expect(navigation.appearance == .disappeared)
    #expect(home.view.window?.dispatcher.runningTransitions == 0)
  }

  @Test func `turned while held, the page that stays fills the screen`() {
    for finishing in [true, false] {
      let stage = PopStage()
      let driver = stage.beginPop()
      driver.update(0.5)

      stage.world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
      stage.world.advance(by: 0.1)
      driver.update(0.6)
      if finishing { driver.finish() } else { driver.cancel() }
      stage.world.settle()

      let page = finishing ? stage.list : stage.detail
      #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(stage.navigation.pages.subviews == [page.view])
    }
  }

  @Test func `turned in the middle of the stock push it ends filling the screen`() {
    let stage = PopStage()
    stage.navigation.delegate = nil
    let third = JournalPage("third", stage.journal)
    stage.navigation.pushViewController(third, animated: true)
    stage.world.advance(by: 0.15)

    stage.world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    stage.world.settle()

    #expect(third.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(stage.navigation.pages.subviews == [third.view])
  }

  @Test func `turned in the middle of a presentation it ends filling the screen`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    home.present(page, animated: true)
    world.advance(by: 0.15)

    world.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    world.settle()
    let shown = page.view.convert(page.view.bounds, to: nil)
    page.dismiss(animated: true)
    world.advance(by: 0.15)
    world.screen.resize(to: CGSize(width: 390, height: 844), scale: 1)
    world.settle()

    #expect(shown == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(home.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(home.view.window != nil)
  }

  @Test func `an interactive presentation cancelled and asked for again comes`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = UIViewController()
    let answers = ModalAnswers()
    let animator = ProbeAnimator()
    answers.presenting = animator
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = answers
    let first = UIPercentDrivenInteractiveTransition()
    answers.presentingDriver = first
    home.present(page, animated: true)
    world.advanceFrame()
    first.update(0.3)
    first.cancel()
    world.settle()
    let afterCancel = home.presentedViewController

    let second = UIPercentDrivenInteractiveTransition()
    answers.presentingDriver = second
    home.present(page, animated: true)
    world.advanceFrame()
    second.update(0.3)
    second.finish()
    world.settle()

    #expect(afterCancel == nil)
    #expect(home.presentedViewController === page)
    #expect(page.view.window != nil)
  }

  @Test func `the window's root exchanged while held leaves nothing behind`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    let window = stage.navigation.view.window
    let other = JournalPage("other", stage.journal)

    window?.rootViewController = other
    driver.finish()
    stage.world.settle()

    #expect(window?.dispatcher.runningTransitions == 0)
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.list.appearance == .disappeared && stage.detail.appearance == .disappeared)
    #expect(other.appearance == .appeared)
  }

  @Test func `a held transition that is let go of with its window leaves nobody alive`() {
    weak var navigation: UINavigationController?
    weak var detail: UIViewController?
    weak var driver: UIPercentDrivenInteractiveTransition?
    weak var coordinator: AnyObject?
    do {
      let world = Simulation()
      let list = UIViewController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: list)
      let window = world.show(stack)
      stack.pushViewController(page, animated: false)
      let answers = NavigationAnswers(Journal())
      answers.animator = SlideAnimator()
      let hand = UIPercentDrivenInteractiveTransition()
      answers.driver = hand
      stack.delegate = answers
      world.settle()
      stack.popViewController(animated: true)
      world.advanceFrame()
      hand.update(0.4)
      navigation = stack
      detail = page
      driver = hand
      coordinator = stack.transitionCoordinator as AnyObject?
      window.rootViewController = UIViewController()
      world.settle()
    }

    #expect(navigation == nil)
    #expect(detail == nil)
    #expect(driver == nil)
    #expect(coordinator == nil)
  }

  @Test(arguments: [true, false]) func `after a transition all that took part in it is let go`(
    finishing: Bool
  ) {
    weak var page: UIViewController?
    weak var driver: UIPercentDrivenInteractiveTransition?
    weak var context: AnyObject?
    let stage = PopStage()
    do {
      let gone = UIViewController()
      stage.navigation.delegate = nil
      stage.navigation.pushViewController(gone, animated: false)
      stage.navigation.delegate = stage.answers
      stage.world.settle()
      let hand = stage.beginPop()
      hand.update(0.5)
      page = gone
      driver = hand
      context = stage.animator.context
      stage.answers.driver = nil
      if finishing { hand.finish() } else { hand.cancel() }
    }
    stage.world.settle()
    stage.world.advance(by: 0.1)

    #expect((page == nil) == finishing)
    #expect(driver == nil)
    #expect(context == nil)
  }

  @Test func `a presented page dropped while its dismissal is held`() {
    weak var page: UIViewController?
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let answers = ModalAnswers()
    answers.dismissing = ProbeAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.dismissingDriver = driver
    do {
      let made = UIViewController()
      made.modalPresentationStyle = .custom
      made.transitioningDelegate = answers
      home.present(made, animated: false)
      world.settle()
      made.dismiss(animated: true)
      world.advanceFrame()
      driver.update(0.5)
      page = made
    }
    driver.finish()
    world.settle()

    #expect(page == nil)
    #expect(home.presentedViewController == nil)
    #expect(home.view.window?.subviews.count == 1)
  }

  @Test func `an alert dismissed by its action while a pop below is held`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.3)
    let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))

    stage.navigation.present(alert, animated: true)
    stage.world.advance(by: 1)
    alert.dismiss(animated: true)
    stage.world.advance(by: 0.6)
    driver.cancel()
    stage.world.settle()

    #expect(stage.navigation.topViewController === stage.detail)
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.detail.appearance == .appeared)
  }
}
