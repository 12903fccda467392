import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing
import UIKitCore

@testable import PortedCode

@Suite struct PortedTransitionTests {
  @Test func `a panel slides in from the left and goes on a tap beside it`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let manager = SlideInPresentationManager()
    let panel = UIViewController()
    panel.transitioningDelegate = manager
    panel.modalPresentationStyle = .custom

    home.present(panel, animated: true)
    world.settle()
    let shown = panel.view.frame
    world.finger.tap(at: CGPoint(x: 370, y: 400))
    world.settle()

    #expect(shown.width.rounded() == 260)
    #expect(shown.origin == .zero)
    #expect(panel.view.window == nil)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a menu opens under the finger at the edge, and closes when let go early`() {
    let world = Simulation()
    let main = MainViewController()
    world.show(main)

    world.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400))
    world.settle()
    let early = main.presentedViewController
    world.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 240, y: 400))
    world.settle()

    #expect(early == nil)
    #expect(main.presentedViewController is MenuViewController)
    #expect(main.menuViewController === main.presentedViewController)
    #expect(!main.view.isHidden)
  }

  @Test func `a swipe from anywhere pops, and a short one does not`() {
    let world = Simulation()
    let navigation = SwipeBackNavigationController(rootViewController: UIViewController())
    world.show(navigation)
    let page = UIViewController()
    navigation.pushViewController(page, animated: true)
    world.settle()

    world.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
    world.settle()
    let afterShort = navigation.topViewController
    world.finger.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400))
    world.settle()

    #expect(afterShort === page)
    #expect(navigation.viewControllers.count == 1)
    #expect(page.view.window == nil)
    #expect(navigation.topViewController?.view.transform == .identity)
  }

  @Test func `a picture zooms from its thumbnail and back`() throws {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: ThumbnailController())
    let delegate = ZoomNavigationDelegate()
    navigation.delegate = delegate
    world.show(navigation)

    world.finger.tap(at: CGPoint(x: 60, y: 230))
    world.advance(by: 0.1)
    let flying = try #require(navigation.topViewController?.transitionCoordinator)
      .containerView.subviews.last?.frame.width
    world.settle()
    let top = navigation.topViewController
    navigation.popViewController(animated: true)
    world.settle()

    #expect(flying == 390)
    #expect(top is PictureController)
    let thumbnail = try #require(navigation.topViewController as? ThumbnailController)
    #expect(!thumbnail.imageView.isHidden)
    #expect(thumbnail.view.transform == .identity)
  }

  @Test func `a bubble opens and closes, with its own appearance calls`() {
    let world = Simulation()
    let home = BubbleHomeController()
    world.show(home)

    world.finger.tap(at: CGPoint(x: 190, y: 730))
    world.settle()
    let shown = home.presentedViewController
    shown?.dismiss(animated: true)
    world.settle()

    #expect(shown != nil)
    #expect(shown?.view.window == nil)
    #expect(home.presentedViewController == nil)
    #expect(home.transition.bubble.superview == nil)
  }

  @Test func `a card comes over its shrunken presenter and a long pull takes it away`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let delegate = CardDeckDelegate()
    let card = UIViewController()
    card.transitioningDelegate = delegate
    card.modalPresentationStyle = .custom
    home.present(card, animated: true)
    world.settle()
    let top = card.view.frame.minY

    world.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
    world.settle()
    let afterShort = home.presentedViewController
    world.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), over: 0.5)
    world.settle()

    #expect(top == UIApplication.shared.statusBarFrame.height + 10)
    #expect(afterShort === card)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a container swaps its pages with an animator and a context of its own`() {
    let world = Simulation()
    let pages = [UIViewController(), UIViewController()]
    let container = ContainerViewController(controllers: pages)
    let answers = ContainerAnswers()
    container.delegate = answers
    world.show(container)
    world.settle()

    world.finger.tap(at: CGPoint(x: 300, y: 820))
    world.settle()

    #expect(container.children == [pages[1]])
    #expect(pages[0].view.window == nil)
    #expect(pages[1].view.frame.origin == .zero)
    #expect(answers.animator.ended == [true])
  }
}

private final class ContainerAnswers: ContainerViewControllerDelegate {
  let animator = SideBySideAnimator()

  func containerViewController(
    _ container: ContainerViewController, animationControllerFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  @Test func `notices show one after the other in a window of their own, and leave nothing`() {
    let world = Simulation()
    world.show(UIViewController())
    let gone = NoticeLabel.gone
    let living = NoticeWindow.living
    var center: NoticeCenter? = NoticeCenter(scene: nil)
    let seen = center?.layer

    center?.post("one")
    center?.post("two")
    world.advance(by: 1)
    let first = center?.shown
    let inFront = UIApplication.shared.windows.contains { $0 === seen }
    let passed = seen?.hitTest(CGPoint(x: 5, y: 5), with: nil)
    world.settle()

    #expect(first == ["one"])
    #expect(inFront)
    #expect(passed == nil)
    #expect(center?.shown == ["one", "two"])
    #expect(seen?.isHidden == true)
    #expect(NoticeLabel.gone == gone + 2)
    #expect(NoticeWindow.living == living + 1)
    center = nil
  }

  @Test func `a container's own context runs an animator that a layer's animation completes`() {
    let world = Simulation()
    let first = UIViewController()
    let second = UIViewController()
    let container = SwapController(page: first)
    world.show(container)
    var completed: Bool?

    container.raised = true
    container.swap(to: second, with: WipeAnimator()) { completed = $0 }
    world.settle()

    #expect(completed == true)
    #expect(container.page === second)
    #expect(container.children == [second])
    #expect(first.view.window == nil)
    #expect(second.view.layer.mask == nil)
    #expect(
      container.overrideTraitCollection(forChild: second)?.userInterfaceLevel == .elevated)
  }
}
