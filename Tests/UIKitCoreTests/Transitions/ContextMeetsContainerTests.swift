import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A change of pages and a presentation in the context of one of them, at the same time.
@Suite struct ContextMeetsContainerTests {
  /// Tabs with a stack of one page and a plain page.
  private struct Stage {
    let journal = Journal()
    let world = Simulation()
    let tabs = UITabBarController()
    let stack: UINavigationController
    let page: JournalPage
    let other: JournalPage

    init() {
      page = JournalPage("page", journal)
      other = JournalPage("other", journal)
      stack = UINavigationController(rootViewController: page)
      page.definesPresentationContext = true
      tabs.viewControllers = [stack, other]
      world.show(tabs)
      world.settle()
    }

    func guest(_ name: String, _ style: UIModalPresentationStyle) -> JournalPage {
      let guest = JournalPage(name, journal)
      guest.modalPresentationStyle = style
      return guest
    }

    /// Presents at once, and is at rest.
    func present(_ guest: UIViewController, on host: UIViewController) {
      host.present(guest, animated: false)
      world.settle()
    }
  }

  @Test func `dismissed below a pushed page, the page it stood for does not appear`() {
    let stage = Stage()
    let guest = stage.guest("guest", .currentContext)
    stage.page.present(guest, animated: true)
    stage.world.advanceFrame()
    stage.stack.pushViewController(stage.guest("next", .automatic), animated: true)
    stage.page.dismiss(animated: true)

    stage.world.settle()

    #expect(stage.page.appearance == .disappeared)
    #expect(guest.appearance == .disappeared)
    #expect(stage.page.storedPresented == nil)
    #expect(stage.page.view.window == nil)
    stage.stack.popViewController(animated: false)
    stage.world.settle()
    #expect(stage.page.appearance == .appeared)
    #expect(stage.page.view.window != nil)
  }

  @Test func `dismissed while another tab is shown it goes at once, for there is nothing to see`() {
    let stage = Stage()
    let guest = stage.guest("guest", .currentContext)
    stage.present(guest, on: stage.page)
    stage.tabs.selectedIndex = 1
    stage.world.settle()
    _ = stage.journal.take()
    var isDone = false

    stage.page.dismiss(animated: true) { isDone = true }
    stage.world.advanceFrame()

    #expect(isDone)
    #expect(stage.page.storedPresented == nil)
    #expect(!stage.journal.take().contains { $0.hasPrefix("page.") })
  }

  @Test func `out of sight by the time a dismissal begins, nobody's hand is waited for`() {
    let stage = Stage()
    let guest = stage.guest("guest", .currentContext)
    let answers = ModalAnswers()
    (answers.presenting, answers.dismissing) = (SlideAnimator(), SlideAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    answers.dismissingDriver = driver
    guest.transitioningDelegate = answers
    let reports = Reports()
    var isDone = false

    stage.page.present(guest, animated: true)
    stage.world.advance(by: 0.1)
    stage.page.dismiss(animated: true) { isDone = true }
    stage.tabs.selectedIndex = 1
    stage.world.advanceFrame()
    let (isGone, wasDone) = (stage.page.storedPresented == nil, isDone)
    driver.cancel()
    stage.world.settle()

    #expect(isGone)
    #expect(wasDone)
    #expect(guest.appearance == .disappeared)
    #expect(stage.other.appearance == .appeared)
    #expect(!reports.ids.contains("H3") && !reports.ids.contains("H2"))
    stage.tabs.selectedIndex = 0
    stage.world.settle()
    #expect(stage.page.appearance == .appeared)
    #expect(stage.page.view.window != nil)
    // The driver drives the next as if there had been none.
    stage.present(guest, on: stage.page)
    stage.page.dismiss(animated: true)
    stage.world.advanceFrame()
    driver.update(0.5)
    stage.world.advanceFrame()
    #expect(guest.presentation?.transition?.percent == 0.5)
    driver.finish()
    stage.world.settle()
    #expect(stage.page.storedPresented == nil)
  }

  @Test func `presented where another tab has been chosen before it began, it is refused`() {
    let stage = Stage()
    let reports = Reports()
    let guest = stage.guest("guest", .fullScreen)
    let deep = UINavigationController(rootViewController: stage.guest("deep", .automatic))
    deep.modalPresentationStyle = .currentContext
    stage.present(deep, on: stage.page)
    _ = stage.journal.take()

    deep.present(guest, animated: true)
    stage.tabs.selectedIndex = 1
    stage.world.settle()

    #expect(reports.ids == ["H29"])
    #expect(deep.storedPresented == nil)
    #expect(guest.appearance == .disappeared)
    #expect(stage.other.appearance == .appeared)
    #expect(stage.world.screen.windows.first?.subviews.count == 1)
  }

  @Test func `what a page of a dismissed controller presents over the window goes with it`() {
    let stage = Stage()
    let outer = UINavigationController(rootViewController: stage.guest("inner", .automatic))
    outer.modalPresentationStyle = .fullScreen
    let inner = outer.viewControllers[0]
    inner.definesPresentationContext = true
    let context = stage.guest("context", .overCurrentContext)
    stage.present(outer, on: stage.tabs)
    stage.present(context, on: inner)
    stage.present(stage.guest("sheet", .pageSheet), on: context)

    stage.tabs.dismiss(animated: true)
    stage.world.settle()

    let window = stage.world.screen.windows.first
    #expect(window?.subviews.filter { $0 is PresentationContainer }.isEmpty == true)
    #expect(context.presentation == nil)
    #expect(stage.page.appearance == .appeared)
  }

  @Test func `C29 two dismissed together and taken back: the upper stays over the whole window`() {
    let stage = Stage()
    let lower = stage.guest("lower", .overCurrentContext)
    let upper = stage.guest("upper", .fullScreen)
    let answers = ModalAnswers()
    answers.dismissing = SlideAnimator()
    let driver = UIPercentDrivenInteractiveTransition()
    answers.dismissingDriver = driver
    stage.stack.definesPresentationContext = true
    stage.page.definesPresentationContext = false
    stage.present(lower, on: stage.stack)
    stage.present(upper, on: lower)
    upper.transitioningDelegate = answers
    let controllers = [stage.page, lower, upper, stage.other]
    func state() -> [String] {
      controllers.map { "\($0.appearance) \($0.viewIfLoaded?.window != nil)" }
    }
    let before = state()
    _ = stage.journal.take()

    stage.stack.dismiss(animated: true)
    stage.world.advanceFrame()
    driver.update(0.4)
    stage.world.advanceFrame()
    driver.cancel()
    stage.world.settle()

    // The page, over which the lower lies, hears nothing of either; the lower has left for the upper.
    #expect(before == ["appeared true", "disappeared false", "appeared true", "disappeared false"])
    #expect(state() == before)
    #expect(stage.world.screen.windows.first?.subviews.last === upper.presentation?.container)
    #expect(stage.journal.take().allSatisfy { $0.hasPrefix("upper.") })
    stage.tabs.selectedIndex = 1
    stage.tabs.selectedIndex = 0
    stage.world.settle()
    #expect(state() == before)
    #expect(stage.world.screen.windows.first?.subviews.last === upper.presentation?.container)
    answers.dismissingDriver = nil
    stage.stack.dismiss(animated: true)
    stage.world.settle()
    #expect(
      state() == ["appeared true", "disappeared false", "disappeared false", "disappeared false"])
    #expect(stage.stack.view.superview === stage.tabs.pages)
    #expect(stage.world.screen.windows.first?.subviews.count == 1)
  }

  @Test func `C28 presented in a place that is being covered, it goes with that, and comes back`() {
    let stage = Stage()
    let host = stage.guest("host", .currentContext)
    host.definesPresentationContext = true
    let (cover, late) = (stage.guest("cover", .fullScreen), stage.guest("late", .currentContext))
    stage.present(host, on: stage.page)
    stage.tabs.present(cover, animated: true)
    stage.world.advance(by: 0.1)
    _ = stage.journal.take()

    host.present(late, animated: false)
    stage.world.settle()
    let (covered, heard) = (late.appearance, stage.journal.take())
    stage.tabs.dismiss(animated: true)
    stage.world.settle()

    #expect(covered == .disappeared)
    #expect(
      heard.filter { $0.hasPrefix("late.") }.suffix(2) == [
        "late.viewWillDisappear", "late.viewDidDisappear",
      ])
    #expect(late.appearance == .appeared)
    #expect(late.view.window != nil)
    #expect(host.appearance == .disappeared)
  }

  @Test func `popped with a guest in its place, the guest slides away with its page`() throws {
    let stage = Stage()
    let next = stage.guest("next", .automatic)
    next.definesPresentationContext = true
    stage.stack.pushViewController(next, animated: false)
    stage.world.settle()
    let guest = stage.guest("guest", .currentContext)
    stage.present(guest, on: next)

    stage.stack.popViewController(animated: true)
    stage.world.advance(by: 0.15)
    let container = try #require(guest.view.superview)
    let x = container.layer.presentation()?.frame.minX ?? 0
    stage.world.settle()

    #expect(x > 100)
    #expect(guest.appearance == .disappeared)
    #expect(stage.page.appearance == .appeared)
  }
}

/// Endings that come in the midst of something else.
@Suite struct EndInTheMidstTests {
  /// Calls when its animations are over, as animators do.
  private final class Listener: NSObject, CAAnimationDelegate {
    var onStop: () -> Void = {}
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop() }
  }

  @Test func `a view put elsewhere by the end of its animation stands in one place`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    world.settle()
    let (first, second, third) = (UIView(), UIView(), UIView())
    for view in [first, second, third] as [UIView] { page.view.addSubview(view) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.addSubview(view)
    let listener = Listener()
    listener.onStop = { second.addSubview(view) }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 5, listener)
    view.layer.add(fade, forKey: "fade")
    world.advanceFrame()

    third.addSubview(view)

    #expect(view.superview === third)
    #expect(third.subviews == [view])
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.isEmpty)
    #expect(view.layer.superlayer === third.layer)
  }

  @Test func `a transition ended while it begins is over as soon as it has begun`() throws {
    final class Early: UIPresentationController {
      override func presentationTransitionWillBegin() {
        presentation?.transition?.settle(completed: true)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Early(presentedViewController: presented, presenting: presenting)
      }
    }
    let world = Simulation()
    let journal = Journal()
    let root = JournalPage("root", journal)
    world.show(root)
    world.settle()
    let guest = JournalPage("guest", journal)
    let delegate = Delegate()
    guest.modalPresentationStyle = .custom
    guest.transitioningDelegate = delegate
    _ = journal.take()
    var completions = 0

    root.present(guest, animated: true) { completions += 1 }
    world.settle()

    #expect(completions == 1)
    #expect(guest.presentation?.transition == nil)
    #expect(guest.appearance == .appeared)
    #expect(
      journal.take().filter { $0.hasSuffix("Appear") }
        == ["guest.viewWillAppear", "guest.viewDidAppear"])
    #expect(world.screen.windows.first?.dispatcher.runningTransitions == 0)
  }
}
