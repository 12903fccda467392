import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A view that two transitions move, which one of them takes away from the other.
@Suite struct ContextMidwayTests {
  @Test func `popped while a guest in its place is taken back, a page leaves nothing behind`() {
    let world = Simulation()
    let (root, page, guest) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    world.show(stack)
    stack.pushViewController(page, animated: false)
    world.settle()
    page.definesPresentationContext = true
    guest.modalPresentationStyle = .currentContext
    let answers = ModalAnswers()
    let driver = UIPercentDrivenInteractiveTransition()
    (answers.presenting, answers.presentingDriver) = (SlideAnimator(), driver)
    guest.transitioningDelegate = answers

    page.present(guest, animated: true)
    world.advanceFrame()
    driver.update(0.3)
    world.advanceFrame()
    stack.popToRootViewController(animated: true)
    world.advanceFrame()
    driver.cancel()
    world.settle()

    #expect(stack.pages.subviews == [root.view])
    #expect(page.view.superview == nil)
    #expect(page.appearance == .disappeared)
    #expect(guest.appearance == .disappeared)
    #expect(root.appearance == .appeared)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func
    `C28 covered while its dismissal is in a hand and taken back, it goes and comes with its place`(
      style: UIModalPresentationStyle
    )
  {
    let world = Simulation()
    let (page, guest, cover) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    world.show(tabs)
    world.settle()
    page.definesPresentationContext = true
    guest.modalPresentationStyle = style
    cover.modalPresentationStyle = .fullScreen
    page.present(guest, animated: false)
    world.settle()
    let answers = ModalAnswers()
    let driver = UIPercentDrivenInteractiveTransition()
    (answers.dismissing, answers.dismissingDriver) = (
      CatchableWalkingAnimator(seconds: 0.4), driver
    )
    guest.transitioningDelegate = answers

    guest.dismiss(animated: true)
    world.advanceFrame()
    driver.update(0.2)
    tabs.present(cover, animated: true)
    world.advance(by: 0.1)
    let inHand = guest.presentation?.transition?.isInteractive
    driver.cancel()
    world.settle()
    let covered = guest.appearance
    tabs.dismiss(animated: true)
    world.settle()

    #expect(inHand == true)
    #expect(covered == .disappeared)
    #expect(guest.appearance == .appeared)
    #expect(guest.view.window != nil)
    #expect(page.appearance == (style == .currentContext ? .disappeared : .appeared))
  }

  @Test(arguments: [true, false])
  func `shown by a tab bar while its guest is in a hand, it stays in that hand`(isDone: Bool) {
    let world = Simulation()
    let (page, other, guest) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    let tabAnswers = TabAnswers(Journal())
    tabs.viewControllers = [page, other]
    world.show(tabs)
    world.settle()
    page.definesPresentationContext = true
    guest.modalPresentationStyle = .currentContext
    page.present(guest, animated: false)
    tabs.selectedIndex = 1
    world.settle()
    let answers = ModalAnswers()
    let driver = UIPercentDrivenInteractiveTransition()
    (answers.dismissing, answers.dismissingDriver) = (SlideAnimator(), driver)
    guest.transitioningDelegate = answers
    tabs.delegate = tabAnswers
    tabAnswers.animator = SlideAnimator()

    tabs.selectedIndex = 0
    world.advance(by: 0.1)
    guest.dismiss(animated: true)
    world.advanceFrame()
    driver.update(0.4)
    world.advance(by: 1)
    let inHand = guest.presentation?.transition?.percent
    let holds = [page.view, guest.view].map { $0?.superview === guest.presentation?.container }
    isDone ? driver.finish() : driver.cancel()
    world.settle()

    #expect(inHand == 0.4)
    #expect(holds == [true, true])
    let stays = isDone ? page : guest
    #expect(tabs.pages.subviews.count == 1)
    #expect(stays.appearance == .appeared)
    #expect(stays.view.window != nil)
    #expect(stays.view.convert(stays.view.bounds, to: tabs.pages) == tabs.pages.bounds)
    let gone = isDone ? guest : page
    #expect(gone.appearance == .disappeared)
    #expect(gone.view.window == nil)
  }
}
