import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UITabBarControllerTests {
  @Test func `The first tab is shown, over a bar of 49 points and the home indicator's 34 (F11)`() {
    let stage = TabStage()

    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(stage.tabs.tabBar.items?.map(\.title) == ["first", "second", "third"])
    #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
    #expect(stage.first.view.safeAreaInsets.bottom == 83)
  }

  @Test func `A press asks, changes and tells, in this order`() {
    let stage = TabStage()

    stage.press(1)

    #expect(
      stage.journal.take() == [
        "shouldSelect", "animator", "second.viewDidLoad", "first.viewWillDisappear",
        "second.viewWillAppear", "second.viewIsAppearing", "first.viewDidDisappear",
        "second.viewDidAppear", "didSelect",
      ])
    #expect(stage.tabs.selectedViewController === stage.second)
    #expect(stage.second.view.safeAreaInsets.bottom == 83)
    #expect(stage.navigation.view.superview == nil)
  }

  @Test func `A delegate that says no keeps the tab`() {
    let stage = TabStage()
    stage.answers.allows = false

    stage.press(2)

    #expect(stage.journal.take() == ["shouldSelect"])
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
  }

  @Test func `Selecting by code asks nobody whether and tells nobody that`() {
    let stage = TabStage()

    stage.tabs.selectedIndex = 2

    #expect(stage.tabs.selectedViewController === stage.third)
    #expect(!stage.journal.take().contains { $0.hasSuffix("Select") })
  }

  @Test func `Pressing the selected tab goes back to its first page`() {
    let stage = TabStage()
    stage.navigation.pushViewController(UIViewController(), animated: false)
    stage.world.settle()

    stage.press(0)

    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.journal.take().contains("didSelect"))
  }

  @Test func `A number no tab has is reported and changes nothing`() {
    let stage = TabStage()
    let reports = Reports()

    stage.tabs.selectedIndex = 7

    #expect(stage.tabs.selectedIndex == 0)
    #expect(reports.ids == ["tab"])
  }

  @Test func `C5 the delegate's animator and interaction controller drive a switch`() {
    let stage = TabStage()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.animator = SlideAnimator()
    stage.answers.driver = driver

    stage.tabs.selectedIndex = 1
    let during = stage.tabs.selectedIndex
    stage.world.advanceFrame()
    driver.update(0.5)
    stage.world.advanceFrame()
    let shown = stage.navigation.view.layer.presentation()?.frame.minX ?? 0
    driver.finish()
    stage.world.settle()

    #expect(during == 1)
    #expect(abs(shown - 195) < 1e-6)
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.tabs.pages.subviews == [stage.second.view])
    #expect(
      stage.journal.take() == [
        "animator", "interactor", "second.viewDidLoad", "first.viewWillDisappear",
        "second.viewWillAppear", "second.viewIsAppearing", "first.viewDidDisappear",
        "second.viewDidAppear",
      ])
  }

  @Test func `A cancelled switch brings selectedIndex and the selected item back`() {
    let stage = TabStage()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.animator = SlideAnimator()
    stage.answers.driver = driver
    stage.tabs.selectedIndex = 1
    stage.world.advanceFrame()
    driver.update(0.4)
    stage.world.advanceFrame()
    _ = stage.journal.take()

    driver.cancel()
    stage.world.settle()

    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
    #expect(stage.tabs.pages.subviews == [stage.navigation.view])
    #expect(stage.navigation.view.frame == stage.tabs.pages.bounds)
    #expect(
      stage.journal.take() == [
        "second.viewWillDisappear", "first.viewWillAppear", "second.viewDidDisappear",
        "first.viewIsAppearing", "first.viewDidAppear",
      ])
  }

  @Test func `C11 C12 C14 C17 what the context of a switch says`() throws {
    let stage = TabStage()
    let animator = ProbeAnimator()
    let probe = ContextNotes()
    animator.probe = { probe.take($0) }
    stage.answers.animator = animator

    stage.tabs.selectedIndex = 1
    stage.world.settle()

    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(probe.from === stage.navigation)
    #expect(probe.to === stage.second)
    #expect(probe.fromView === stage.navigation.view)
    #expect(probe.toView === stage.second.view)
    #expect(probe.frames == [bounds, .zero, .zero, bounds])
    #expect(probe.style == UIModalPresentationStyle.none)
    #expect(probe.isAnimated)
  }

  @Test func `Overrides of selectedViewController hear of every press`() {
    final class Tabs: UITabBarController {
      var heard: [UIViewController?] = []
      override var selectedViewController: UIViewController? {
        didSet { heard.append(selectedViewController) }
      }
    }
    let world = Simulation()
    let tabs = Tabs()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    world.show(tabs)

    world.finger.tap(at: CGPoint(x: 300, y: 780))
    world.settle()

    #expect(tabs.heard.count == 1)
    #expect(tabs.heard.last.flatMap { $0 } === pages[1])
  }

  @Test func `Other tabs: the selected one stays, one that is gone gives way`() {
    let stage = TabStage()
    stage.tabs.selectedIndex = 1
    _ = stage.journal.take()
    let new = JournalPage("new", stage.journal)

    stage.tabs.viewControllers = [stage.second, new]
    let kept = stage.tabs.selectedIndex
    stage.tabs.viewControllers = [new]

    #expect(kept == 0)
    #expect(stage.tabs.selectedViewController === new)
    #expect(stage.second.parent == nil)
    #expect(new.appearance == .appeared)
    #expect(stage.second.appearance == .disappeared)
    #expect(stage.tabs.pages.subviews == [new.view])
  }

  @Test func `hidesBottomBarWhenPushed the bar rides out with its page and back in`() throws {
    let stage = TabStage()
    let page = JournalPage("detail", stage.journal)
    page.hidesBottomBarWhenPushed = true
    let bar = stage.tabs.tabBar

    stage.navigation.pushViewController(page, animated: true)
    stage.world.advance(by: 0.15)
    let seen = try #require(bar.layer.presentation()?.frame)
    let page0 = try #require(stage.first.view.layer.presentation()?.frame)

    #expect(bar.superview === stage.navigation.pages)
    #expect(abs(seen.minX - page0.minX) < 0.5)
    #expect(seen.minX < 0)
    stage.world.settle()
    #expect(bar.superview === stage.tabs.view)
    #expect(bar.frame.minY == 844)
    #expect(page.view.safeAreaInsets.bottom == 34)

    stage.navigation.popViewController(animated: true)
    stage.world.settle()
    #expect(bar.superview === stage.tabs.view)
    #expect(bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(stage.first.view.safeAreaInsets.bottom == 83)
  }

  @Test func `hidesBottomBarWhenPushed a cancelled swipe back leaves the bar out of sight`() {
    let stage = TabStage()
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(page, animated: false)
    stage.world.settle()

    stage.world.finger.down(at: CGPoint(x: 2, y: 400))
    stage.world.finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    let isRiding = stage.tabs.barIsRiding
    stage.world.finger.move(to: CGPoint(x: 20, y: 400), over: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(isRiding)
    #expect(stage.navigation.topViewController === page)
    #expect(stage.tabs.tabBar.superview === stage.tabs.view)
    #expect(stage.tabs.tabBar.frame.minY == 844)
  }

  @Test func `A title set later is the tab's too, an item set by hand is kept`() {
    let stage = TabStage()

    stage.second.title = "Later"

    #expect(stage.tabs.tabBar.items?[1].title == "Later")
    stage.second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    #expect(stage.tabs.tabBar.items?[1].title == "Search")
    #expect(stage.second.tabBarItem.tag == 4)
  }

  @Test func `A tab that is left while its own push runs is told so in the end`() {
    let stage = TabStage()
    let detail = JournalPage("detail", stage.journal)
    stage.navigation.pushViewController(detail, animated: true)
    stage.world.advanceFrame()

    stage.tabs.selectedIndex = 1
    stage.world.settle()

    #expect(stage.navigation.runningTransition == nil)
    #expect(detail.appearance == .disappeared)
    #expect(stage.first.appearance == .disappeared)
    #expect(stage.second.appearance == .appeared)
    stage.tabs.selectedIndex = 0
    stage.world.settle()
    #expect(detail.appearance == .appeared)
  }
}
