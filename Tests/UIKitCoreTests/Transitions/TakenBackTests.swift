import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A transition that a hand takes back leaves no trace: not in the views, not in the controllers.
@Suite struct TakenBackTests {
  typealias Style = UIModalPresentationStyle

  @Test(
    arguments: [
      [], [.automatic], [.fullScreen], [.overFullScreen], [.automatic, .automatic],
      [.overCurrentContext], [.currentContext],
    ] as [[Style]],
    [
      .automatic, .formSheet, .fullScreen, .overFullScreen, .custom, .overCurrentContext,
      .currentContext,
    ] as [Style])
  func `a presentation, over whatever there is`(chain: [Style], style: Style) {
    let stage = HeldChainStage(chain)
    let reports = Reports()
    let guest = JournalPage("guest", stage.journal)
    guest.modalPresentationStyle = style
    guest.transitioningDelegate = stage.answers
    stage.answers.presenting = stage.animator
    stage.answers.presentingDriver = stage.driver
    let before = stage.picture

    stage.pages.last?.present(guest, animated: true)
    stage.world.advanceFrame()
    stage.driver.update(0.6)
    stage.world.advanceFrame()
    stage.cancel()

    #expect(stage.picture == before)
    #expect(guest.presentation == nil && guest.appearance == .disappeared)
    #expect(guest.viewIfLoaded?.superview == nil)
    // Said once a run.
    #expect(reports.ids.filter { $0 != "H24" } == [])
  }

  enum Change: CaseIterable {
    case push, pop, popToRoot, replaceAll, replaceBelow, reverse, pushHidingTabs
  }

  @Test(arguments: Change.allCases, [true, false])
  func `a change of the stack, in a tab, with bars`(change: Change, isLarge: Bool) {
    let journal = Journal()
    let world = Simulation()
    let pages = (0..<3).map { JournalPage("p\($0)", journal) }
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.setViewControllers(pages, animated: false)
    navigation.navigationBar.prefersLargeTitles = isLarge
    pages[0].toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, JournalPage("other", journal)]
    world.show(tabs)
    world.settle()
    let answers = NavigationAnswers(journal)
    answers.animator = SlideAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.driver = driver
    navigation.delegate = answers
    let new = JournalPage("new", journal)
    for page in pages { page.loadViewIfNeeded() }
    let before = picture(navigation, tabs)
    _ = journal.take()

    switch change {
    case .push: navigation.pushViewController(new, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .replaceAll: navigation.setViewControllers([new], animated: true)
    case .replaceBelow: navigation.setViewControllers([pages[2], new], animated: true)
    case .reverse: navigation.setViewControllers(pages.reversed(), animated: true)
    case .pushHidingTabs:
      new.hidesBottomBarWhenPushed = true
      navigation.pushViewController(new, animated: true)
    }
    world.advanceFrame()
    driver.update(0.6)
    world.advanceFrame()
    let inHand = picture(navigation, tabs)
    let toolbars = navigation.view.subviews.filter { $0 is UIToolbar }
    driver.cancel()
    world.settle()

    #expect(inHand != before)
    #expect(toolbars.count == 1)
    let after = picture(navigation, tabs)
    #expect(zip(after, before).filter { $0 != $1 }.map { "\($0) for \($1)" } == [])
    #expect(after.count == before.count)
    #expect(new.parent == nil && new.appearance == .disappeared)
    #expect(!journal.take().contains { $0.hasPrefix("didShow") })
    #expect(pages.allSatisfy { !$0.isMovingFromParent && !$0.isMovingToParent })
  }

  private func picture(_ navigation: UINavigationController, _ tabs: UITabBarController)
    -> [String]
  {
    let pages = navigation.viewControllers
    let views: [UIView] =
      pages.compactMap(\.viewIfLoaded) + [navigation.bar, tabs.bar]
      + navigation.view.subviews.filter { $0 is UIToolbar }
      + tabs.pages.subviews + navigation.pages.subviews
    let frames = views.map { view in
      "\(type(of: view)) \(view.window == nil ? "out" : "\(view.frame) \(view.safeAreaInsets)") "
        + "\(view.transform == .identity) \(view.alpha) \(view.isHidden) \(view.layer.zPosition)"
    }
    let items = navigation.toolbar.items?.count ?? 0
    return frames + pages.map { "\($0.title ?? "") \($0.appearance) \($0.parent === navigation)" }
      + [
        "\(navigation.bar.topItem?.title ?? "") \(navigation.bar.backItem?.title ?? "") \(items)",
        "\(navigation.children.compactMap(\.title)) \(tabs.selectedIndex)",
        "\(tabs.bar.selectedItem?.title ?? "")",
      ]
  }

  @Test(arguments: [Style.currentContext, .overCurrentContext])
  func `a tab, with what is presented in its place or in it`(style: Style) {
    let journal = Journal()
    let world = Simulation()
    let (one, other) = (JournalPage("one", journal), JournalPage("other", journal))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, other]
    world.show(tabs)
    world.settle()
    let guest = JournalPage("guest", journal)
    one.definesPresentationContext = true
    guest.modalPresentationStyle = style
    one.present(guest, animated: false)
    world.settle()
    let answers = WalkingAnswers()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.animator = { SlideAnimator() }
    answers.driver = { driver }
    tabs.delegate = answers
    let before = [one, other, guest].map { "\($0.appearance) \($0.view.superview.hashValue)" }
    let place = guest.view.convert(guest.view.bounds, to: nil)
    _ = journal.take()

    tabs.selectedIndex = 1
    world.advanceFrame()
    driver.update(0.6)
    world.advanceFrame()
    driver.cancel()
    world.settle()

    #expect(tabs.selectedIndex == 0)
    #expect(
      [one, other, guest].map { "\($0.appearance) \($0.view.superview.hashValue)" } == before)
    #expect(guest.view.convert(guest.view.bounds, to: nil) == place)
    #expect(one.presentedViewController === guest)
    let heard = journal.take().filter { $0.hasPrefix("guest.") && !$0.hasSuffix("IsAppearing") }
    #expect(
      heard == ["guest.viewWillDisappear", "guest.viewWillAppear", "guest.viewDidAppear"])
  }

  /// Does something as it is about to appear.
  private final class Restless: UIViewController {
    var act: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let act = self.act
      self.act = {}
      act()
    }
  }

  @Test(arguments: [Style.currentContext, .overCurrentContext])
  func `a presentation whose context goes as it begins has its view when that comes back`(
    style: Style
  ) {
    let world = Simulation()
    let (one, guest) = (UIViewController(), Restless())
    let tabs = UITabBarController()
    tabs.viewControllers = [one, UIViewController()]
    world.show(tabs)
    world.settle()
    one.definesPresentationContext = true
    guest.modalPresentationStyle = style
    guest.act = { tabs.selectedIndex = 1 }

    one.present(guest, animated: true)
    world.settle()
    let isAway = guest.view.window == nil
    tabs.selectedIndex = 0
    world.settle()

    #expect(isAway)
    #expect(guest.view.window != nil)
    #expect(guest.view.frame == tabs.pages.bounds)
    #expect(guest.appearance == .appeared)
  }

  @Test(arguments: [true, false])
  func `C10 let go before it begins, and out of sight by then, it ends as it was let go`(
    isDone: Bool
  ) {
    let world = Simulation()
    let (root, next) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    world.show(tabs)
    world.settle()
    let answers = NavigationAnswers(Journal())
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = SlideAnimator()
    (answers.animator, answers.driver) = (animator, driver)
    stack.delegate = answers
    let reports = Reports()

    stack.pushViewController(next, animated: true)
    isDone ? driver.finish() : driver.cancel()
    tabs.selectedIndex = 1
    world.settle()

    #expect(!reports.ids.contains("H8"))
    #expect(stack.viewControllers == (isDone ? [root, next] : [root]))
    #expect(animator.endings == [isDone])
    #expect(stack.runningTransition == nil)
  }

  /// A window of its own, as overlays have, let go in the middle of something.
  @Test(arguments: [false, true])
  func `a window that is let go meanwhile takes all with it`(isInHand: Bool) {
    let world = Simulation()
    world.show(UIViewController())
    world.settle()
    let answers = ModalAnswers()
    answers.presenting = SlideAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    if isInHand { answers.presentingDriver = driver }
    var gone: [() -> AnyObject?] = []
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (root, guest) = (UIViewController(), UIViewController())
      gone = [{ [weak window] in window }, { [weak root] in root }, { [weak guest] in guest }]
      window.rootViewController = root
      window.windowLevel = .alert
      window.isHidden = false
      world.settle()
      guest.modalPresentationStyle = .fullScreen
      guest.transitioningDelegate = answers
      root.present(guest, animated: true)
      world.advance(by: 0.1)
      driver.update(0.3)
      world.advanceFrame()
      window.isHidden = true
    }
    answers.presenting = nil
    world.settle()
    world.advance(by: 10)
    world.settle()

    #expect(gone.map { $0() == nil } == [true, true, true])
  }
}
