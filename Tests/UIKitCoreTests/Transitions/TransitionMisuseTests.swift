import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What freezes phones, what UIKit tolerates, and what is said about it.
@Suite struct TransitionMisuseTests {
  @Test func `C49 H3 without completeTransition it is reported and brought to its end`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = ForgetfulAnimator()

    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 1)
    let isOpen = stage.navigation.runningTransition != nil
    stage.world.advance(by: 4)

    #expect(isOpen)
    #expect(reports.ids == ["H3"])
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.navigation.topViewController === stage.list)
    #expect(stage.list.view.window != nil)
  }

  @Test func `C49 with the switch it freezes as UIKit does: no touch, no push`() {
    UIKitCompatibility.freezesAsUIKit = true
    defer { UIKitCompatibility.freezesAsUIKit = false }
    let stage = PopStage()
    let reports = Reports()
    var presses = 0
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.list.view.addSubview(button)
    stage.answers.animator = ForgetfulAnimator()

    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 8)
    stage.world.finger.tap(at: CGPoint(x: 150, y: 450))
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.world.advance(by: 2)

    #expect(reports.ids.contains("H3"))
    #expect(presses == 0)
    #expect(stage.navigation.runningTransition != nil)
    #expect(stage.navigation.viewControllers == [stage.list])
  }

  @Test func `C50 completed twice the second is a reported nothing`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.5)
    let context = stage.animator.context
    driver.finish()
    stage.world.settle()

    context?.completeTransition(false)

    // Let go with the transition, or still there: in neither case does anything happen.
    #expect(reports.ids.filter { $0 == "H3" }.count == (context == nil ? 0 : 1))
    #expect(stage.animator.endings == [true])
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C50 a second completion from within the first is reported`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = TwiceAnimator()

    stage.navigation.popViewController(animated: true)
    stage.world.settle()

    #expect(reports.ids == ["H3"])
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C51 an interaction controller of one's own drives by the context`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = OwnDriver()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()

    driver.move(to: 0.6)
    let during = driver.context?.isInteractive
    driver.end(finishing: true)
    stage.world.settle()

    #expect(during == true)
    #expect(reports.ids.isEmpty)
    #expect(stage.animator.endings == [true])
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C51 and it cancels by it`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = OwnDriver()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    _ = stage.journal.take()

    driver.move(to: 0.6)
    driver.end(finishing: false)
    stage.world.settle()

    #expect(reports.ids.isEmpty)
    #expect(stage.navigation.topViewController === stage.detail)
    #expect(
      stage.journal.take() == [
        "list.viewWillDisappear", "detail.viewWillAppear", "list.viewDidDisappear",
        "detail.viewIsAppearing", "detail.viewDidAppear",
      ])
  }

  @Test func `C52 H2 held by nobody it is reported and let go`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.driver = UIPercentDrivenInteractiveTransition()

    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 8)

    #expect(reports.ids == ["H2"])
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C53 updates of what runs by itself are reported once and fight nothing`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()

    driver.update(0.1)
    stage.world.advance(by: 0.1)
    let first = stage.detail.view.layer.presentation()?.frame.minX ?? 0
    driver.update(0.1)
    stage.world.advance(by: 0.1)
    let second = stage.detail.view.layer.presentation()?.frame.minX ?? 0
    stage.world.settle()

    #expect(reports.ids == ["C53"])
    #expect(second > first)
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `C54 with a full screen style the presenter is gone, whatever the animator showed`() {
    let world = Simulation()
    let home = UIViewController()
    world.show(home)
    let menu = UIViewController()
    let answers = ModalAnswers()
    answers.presenting = ProbeAnimator()
    menu.modalPresentationStyle = .fullScreen
    menu.transitioningDelegate = answers

    home.present(menu, animated: true)
    world.advance(by: 0.1)
    let during = home.view.window != nil
    world.settle()

    #expect(during)
    #expect(home.view.window == nil)
    #expect(menu.view.window != nil)
  }

  @Test func `C55 what starts later is not driven`() {
    let stage = PopStage()
    let late = LateAnimator()
    stage.answers.animator = late
    let driver = stage.beginPop()
    driver.update(0.1)
    stage.world.advance(by: 0.2)

    let x = stage.detail.view.layer.presentation()?.frame.minX ?? -1
    driver.finish()
    stage.world.settle()

    // The late animation has its own clock's pace, or none: it is never where the finger is.
    #expect(!isNear(x, 39, 1))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `H4 an animation of nothing completes under the finger, and that is reported`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = NothingAnimator()
    let driver = stage.beginPop()

    driver.update(0.2)
    stage.world.settle()
    driver.finish()

    #expect(reports.ids.contains("H4"))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `H7 a page left scaled by a cancelled pop is reported`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = LeavingScaled()
    let driver = stage.beginPop()
    driver.update(0.2)

    driver.cancel()
    stage.world.settle()

    #expect(reports.ids.contains("H7"))
  }

  @Test func `H8 completed as done after a cancel is reported`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = AlwaysTrue()
    let driver = stage.beginPop()
    driver.update(0.2)

    driver.cancel()
    stage.world.settle()

    #expect(reports.ids.contains("H8"))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `H13 an animator that is over offered for the next transition is reported`() {
    let stage = InterruptibleStage()
    let reports = Reports()
    let caching = CachingSlide()
    stage.answers.animator = caching
    stage.push()
    stage.world.settle()

    stage.driver.wantsInteractiveStart = false
    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 6)

    #expect(reports.ids.contains("H13"))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `H14 another animator each time is reported`() {
    let stage = InterruptibleStage()
    let reports = Reports()
    stage.answers.animator = ForgetfulOffer()
    stage.push(inHand: true)
    stage.driver.update(0.3)

    stage.driver.finish()
    stage.world.settle()

    #expect(reports.ids.contains("H14"))
    #expect(stage.navigation.runningTransition == nil)
  }

  @Test func `H17 a second request waits for the first, and that is reported`() {
    let stage = PopStage()
    let reports = Reports()
    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 0.1)

    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.world.settle()

    #expect(reports.ids == ["H17"])
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.navigation.topViewController?.view.window != nil)
  }
}

/// Animates, and never says that it is done.
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
    UIView.animate(withDuration: 0.3) { context.view(forKey: .from)?.alpha = 0 }
  }
}

private final class TwiceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.completeTransition(true)
      context.completeTransition(false)
    }
  }
}

/// Moves the view itself and tells the context.
private final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, at: 0)
    }
  }

  func move(to percent: CGFloat) {
    context?.view(forKey: .from)?.transform = CGAffineTransform(translationX: 390 * percent, y: 0)
    context?.updateInteractiveTransition(percent)
  }

  func end(finishing: Bool) {
    guard let context else { return }
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.2) {
      view?.transform = finishing ? CGAffineTransform(translationX: 390, y: 0) : .identity
    } completion: { [weak self] _ in
      view?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
      self?.context = nil
    }
  }
}

private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, at: 0)
    }
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.1) {
      view?.alpha = 0.9
    } completion: { _ in
      UIView.animate(withDuration: 0.3) {
        view?.frame.origin.x = 390
      } completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

private final class NothingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, at: 0)
    }
    UIView.animate(withDuration: 0.4) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class LeavingScaled: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, at: 0)
    }
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view?.alpha = 0.5
    } completion: { _ in
      view?.alpha = 1
      view?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class AlwaysTrue: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, at: 0)
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      context.view(forKey: .from)?.frame.origin.x = 390
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Keeps its animator from one transition to the next.
private final class CachingSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var cached: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let cached { return cached }
    let toView = context.view(forKey: .to)
    if let toView { context.containerView.addSubview(toView) }
    toView?.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView?.alpha = 1 }
    animator.addCompletion { context.completeTransition($0 == .end) }
    cached = animator
    return animator
  }
}

/// Makes a new animator whenever it is asked.
private final class ForgetfulOffer: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let toView = context.view(forKey: .to)
    if let toView { context.containerView.addSubview(toView) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { toView?.alpha = 0.9 }
    animator.addCompletion { context.completeTransition($0 == .end) }
    return animator
  }
}
