import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Slides the page that goes with a property animator, as the header asks (C7).
private final class CaughtSlide: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.4
  var isForgetful = false
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var endings: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator, !isForgetful { return animator }
    let going = context.view(forKey: .from)!
    if let coming = context.view(forKey: .to) {
      context.containerView.insertSubview(coming, at: 0)
    }
    let made = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      going.frame.origin.x = context.containerView.bounds.width
    }
    made.addCompletion { position in
      context.completeTransition(position == .end && !context.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

@Suite struct InterruptibleTransitionTests {
  private func stage() -> (PopStage, CaughtSlide) {
    let stage = PopStage()
    let animator = CaughtSlide()
    stage.answers.animator = animator
    return (stage, animator)
  }

  private func x(_ stage: PopStage) -> CGFloat {
    stage.detail.view.layer.presentation()?.frame.minX ?? .nan
  }

  @Test func `D7 the driver scrubs by the animator's fraction`() {
    let (stage, animator) = stage()
    let driver = stage.beginPop()

    driver.update(0.5)

    #expect(animator.animator?.fractionComplete == 0.5)
    #expect(animator.animator?.isRunning == false)
    #expect(isNear(x(stage), 195))
    driver.cancel()
    stage.world.settle()
    #expect(animator.endings == [false])
  }

  @Test func `D7 finishing continues in the rest divided by the speed`() {
    let (stage, animator) = stage()
    let driver = stage.beginPop()
    driver.update(0.5)
    driver.completionSpeed = 0.5
    let begun = stage.world.clock.now

    driver.finish()
    stage.world.advance(by: 0.38)
    #expect(animator.endings.isEmpty)
    stage.world.advance(by: 0.06)

    #expect(animator.endings == [true])
    #expect(stage.world.clock.now - begun < 0.5)
    stage.world.settle()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `D7 cancelling turns the animator round`() {
    let (stage, animator) = stage()
    let driver = stage.beginPop()
    driver.update(0.4)

    driver.cancel()

    #expect(animator.animator?.isReversed == true)
    stage.world.settle()
    #expect(animator.endings == [false])
    #expect(stage.detail.view.frame.minX == 0)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `D7 timingCurve paces the rest`() {
    let (stage, _) = stage()
    let driver = stage.beginPop()
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    driver.update(0.5)

    driver.finish()
    stage.world.advance(by: 0.1)

    // Half of the rest's time: an ease in is not half way yet.
    #expect(x(stage) > 195)
    #expect(x(stage) < 195 + 195 * 0.4)
    stage.world.settle()
  }

  @Test func `D8 pause takes hold again, and the way goes on from there`() {
    let (stage, animator) = stage()
    let driver = stage.beginPop()
    driver.update(0.2)
    driver.finish()
    stage.world.advance(by: 0.1)
    let seen = x(stage)

    driver.pause()

    #expect(isNear(x(stage), seen))
    #expect(isNear(driver.percentComplete, seen / 390, 1e-6))
    driver.update(0.1)
    #expect(isNear(x(stage), 39))
    driver.cancel()
    stage.world.settle()
    #expect(animator.endings == [false])
  }

  @Test func `D8 pause means nothing for animations of UIView`() {
    let stage = PopStage()
    var ids: [String] = []
    Diagnostics.onReport = { ids.append($0.id) }
    let driver = stage.beginPop()
    driver.update(0.2)
    driver.finish()
    stage.world.advanceFrame()

    driver.pause()

    #expect(ids == ["D8"])
    #expect(stage.world.settle())
  }

  @Test func `D10 without an interactive start the animator runs by itself`() {
    let (stage, animator) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.answers.driver = driver

    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    #expect(animator.animator?.isRunning == true)
    driver.pause()
    driver.update(0.6)

    #expect(isNear(x(stage), 234))
    driver.finish()
    stage.world.settle()
    #expect(animator.endings == [true])
  }

  @Test func `C53 update while it runs by itself is reported and does nothing`() {
    let (stage, animator) = stage()
    var ids: [String] = []
    Diagnostics.onReport = { ids.append($0.id) }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()

    driver.update(0.9)
    driver.update(0.95)

    #expect(ids == ["C53"])
    #expect(x(stage) < 100)
    stage.world.settle()
    #expect(animator.endings == [true])
  }

  @Test func `D13 alongside animations follow the hand with an animator too`() {
    let (stage, _) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.answers.driver = driver
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.navigation.navigationBar.addSubview(label)
    stage.world.advanceFrame()
    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in label.alpha = 0 })
    stage.world.advanceFrame()

    driver.update(0.25)

    #expect(isNear(CGFloat(label.layer.presentation()?.opacity ?? 0), 0.75, 1e-6))
    driver.cancel()
    stage.world.settle()
    #expect(label.alpha == 1)
  }

  @Test func `H14 another animator each time is reported`() {
    let (stage, animator) = stage()
    var ids: [String] = []
    Diagnostics.onReport = { ids.append($0.id) }
    let driver = stage.beginPop()
    driver.update(0.5)
    animator.isForgetful = true

    driver.finish()

    #expect(ids.contains("H14"))
    stage.world.settle()
  }
}
