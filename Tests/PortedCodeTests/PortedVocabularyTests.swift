import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing
import UIKitCore

@testable import PortedCode

/// Answers with a card's presentation controller.
private final class CardAnswers: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(
      presentedViewController: presented, presenting: presenting, direction: .bottom)
  }
}

/// Answers with an animator.
private final class AnimatorAnswers: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
}

@Suite struct PortedVocabularyTests {
  @Test func `a card shrinks what presents it, and a tap beside it takes it away`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let card = UIViewController()
    card.preferredContentSize = CGSize(width: 390, height: 300)
    let answers = CardAnswers()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = answers

    home.present(card, animated: true)
    world.settle()
    let shrunk = home.view.transform
    let frame = card.view.frame
    world.finger.tap(at: CGPoint(x: 200, y: 200))
    world.settle()

    #expect(shrunk == CGAffineTransform(scaleX: 0.94, y: 0.94))
    #expect(frame.maxY <= 844 && frame.height < 300 && frame.height > 200)
    #expect(home.presentedViewController == nil)
    #expect(card.view.window == nil)
  }

  @Test func `a flip with keyframes and perspective leaves both pages as they were`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = UIViewController()
    let answers = AnimatorAnswers(Flip())
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = answers

    home.present(page, animated: true)
    world.settle()
    let shown = page.view.window != nil && !page.view.isHidden
    page.dismiss(animated: true)
    world.settle()

    #expect(shown)
    #expect(home.view.window != nil)
    #expect(!home.view.isHidden)
    #expect(CATransform3DIsIdentity(home.view.layer.transform))
  }

  @Test func `two property animators of a drawer are caught, dragged and go on`() {
    let world = Simulation()
    let drawer = Drawer(content: UIViewController())
    let box = UIViewController()
    world.show(box)
    box.addChild(drawer)
    box.view.addSubview(drawer.view)
    drawer.view.frame = CGRect(x: 0, y: 300, width: 390, height: 600)
    drawer.didMove(toParent: box)
    world.settle()

    drawer.animateTransitionIfNeeded(to: .open, duration: 1)
    world.advance(by: 0.3)
    for animator in drawer.runningAnimators { animator.pauseAnimation() }
    let held = drawer.runningAnimators.map(\.fractionComplete)
    let place = drawer.view.layer.presentation()?.frame.minY ?? drawer.view.frame.minY
    for animator in drawer.runningAnimators {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    world.settle()

    #expect(held[0] > 0.2 && held[0] < 0.9)
    #expect(abs(place - 300 * (1 - held[0])) < 1)
    #expect(drawer.state == .open)
    #expect(drawer.runningAnimators.isEmpty)
    #expect(drawer.view.frame.minY == 0)
  }

  @Test func `one object is animator, driver and delegate, and what it does not drive completes`() {
    let world = Simulation()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.show(navigation)
    let hero = HeroTransition()
    navigation.delegate = hero

    navigation.pushViewController(UIViewController(), animated: true)
    world.settle()
    let deep = navigation.viewControllers.count
    navigation.popViewController(animated: true)
    world.settle()

    #expect(deep == 2)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func `an animator kept for interruption is asked for once and completes`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let page = UIViewController()
    let animator = PropAnim()
    let answers = AnimatorAnswers(animator)
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = answers

    home.present(page, animated: true)
    world.advance(by: 0.1)
    let running = animator.animator
    world.settle()

    #expect(running?.duration == 0.6)
    #expect(animator.animator == nil)
    #expect(home.presentedViewController === page)
  }
}
