import Foundation
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What a percent driver makes of curves, springs and delays (D3, D9, D11, D14, D15).
@Suite(.serialized) struct ScrubbedCurveTests {
  private func x(_ stage: PopStage) -> CGFloat {
    stage.detail.view.layer.presentation()?.frame.minX ?? .nan
  }

  private func switches(_ body: () -> Void) {
    let old = UIKitCompatibility.scrubbedCurves
    body()
    UIKitCompatibility.scrubbedCurves = old
    UIKitCompatibility.linearizesScrubbedSprings = false
    UIKitCompatibility.delayCountsWhileScrubbing = true
  }

  @Test func `D3 a curve stays while it is scrubbed, and that is reported`() {
    let stage = PopStage()
    var ids: [String] = []
    Diagnostics.onReport = { ids.append($0.id) }
    stage.animator.options = .curveEaseIn
    let driver = stage.beginPop()

    driver.update(0.5)

    #expect(isNear(x(stage), 390 * CGFloat(UnitBezier.easeIn.value(at: 0.5))))
    #expect(ids == ["H9"])
    driver.cancel()
    stage.world.settle()
  }

  @Test func `D3 the switch makes curves linear`() {
    switches {
      UIKitCompatibility.scrubbedCurves = .linear
      let stage = PopStage()
      stage.animator.options = .curveEaseIn
      let driver = stage.beginPop()

      driver.update(0.5)

      #expect(isNear(x(stage), 195))
      driver.cancel()
      stage.world.settle()
    }
  }

  @Test func `D14 a spring is sought by time, or linear by the switch`() {
    for isLinear in [false, true] {
      switches {
        UIKitCompatibility.linearizesScrubbedSprings = isLinear
        let stage = PopStage()
        let animator = ClosureAnimator { view, width, done in
          UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            animations: { view.frame.origin.x = width }, completion: { _ in done() })
        }
        stage.answers.animator = animator
        let driver = stage.beginPop()

        driver.update(0.5)

        let spring = Spring(dampingRatio: 0.6, duration: 0.4)
        #expect(isNear(x(stage), isLinear ? 195 : 390 * CGFloat(spring.value(at: 0.2))))
        driver.cancel()
        stage.world.settle()
      }
    }
  }

  @Test func `D15 a delay counts inside the way, or not by the switch`() {
    for counts in [true, false] {
      switches {
        UIKitCompatibility.delayCountsWhileScrubbing = counts
        let stage = PopStage()
        let animator = ClosureAnimator { view, width, done in
          UIView.animate(
            withDuration: 0.2, delay: 0.2, options: .curveLinear,
            animations: { view.frame.origin.x = width }, completion: { _ in done() })
        }
        stage.answers.animator = animator
        let driver = stage.beginPop()

        driver.update(0.25)

        #expect(isNear(x(stage), counts ? 0 : 195))
        driver.cancel()
        stage.world.settle()
      }
    }
  }

  @Test func `D15 a delay as long as the whole way does not count: there is nothing else to scrub`()
  {
    let stage = PopStage()
    let animator = ClosureAnimator { view, width, done in
      UIView.animate(
        withDuration: 0.4, delay: 0.4, options: .curveLinear,
        animations: { view.frame.origin.x = width }, completion: { _ in done() })
    }
    stage.answers.animator = animator
    let driver = stage.beginPop()

    driver.update(0.5)
    let half = x(stage)
    driver.finish()
    stage.world.settle()

    #expect(isNear(half, 195))
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `D9 a property animator inside animateTransition is driven by the container's clock`()
  {
    let stage = PopStage()
    let animator = ClosureAnimator { view, width, done in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        view.frame.origin.x = width
      }
      animator.addCompletion { _ in done() }
      animator.startAnimation()
    }
    stage.answers.animator = animator
    let driver = stage.beginPop()

    driver.update(0.5)
    #expect(isNear(x(stage), 195))
    driver.cancel()
    stage.world.settle()

    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.detail.view.frame.minX == 0)
  }

  @Test func `D11 a subclass that overrides everything is asked`() {
    let stage = PopStage()
    let driver = StubbornDriver()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    driver.update(0.5)
    #expect(isNear(x(stage), 195))
    let begun = stage.world.clock.now

    driver.finish()
    stage.world.settle()

    #expect(driver.calls == ["start", "update", "finish"])
    // Speed 1 − 0.5, as the getter says at the end: twice the time of the rest.
    #expect(abs(stage.world.clock.now - begun - 0.4) < 0.06)
  }

  @Test func `D16 finishing at 0 animates the whole way, it does not jump`() {
    let stage = PopStage()
    let driver = stage.beginPop()

    driver.finish()
    stage.world.advance(by: 0.2)

    #expect(x(stage) > 50 && x(stage) < 340)
    stage.world.settle()
    #expect(stage.animator.endings == [true])
  }

  @Test func `D12 a stray finish does not end the next transition`() {
    let stage = PopStage()
    let driver = stage.beginPop()
    driver.update(0.5)
    driver.cancel()
    stage.world.settle()
    driver.finish()

    stage.navigation.popViewController(animated: true)
    stage.world.advance(by: 1)

    #expect(stage.animator.endings == [false])
    driver.cancel()
    stage.world.settle()
    #expect(stage.animator.endings == [false, false])
  }
}

/// An animator of one closure: what to move, how far, whom to tell.
private final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let body: (UIView, CGFloat, @escaping () -> Void) -> Void

  init(_ body: @escaping (UIView, CGFloat, @escaping () -> Void) -> Void) {
    self.body = body
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let coming = context.view(forKey: .to) {
      context.containerView.insertSubview(coming, at: 0)
    }
    guard let going = context.view(forKey: .from) else { return }
    body(going, context.containerView.bounds.width) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class StubbornDriver: UIPercentDrivenInteractiveTransition {
  var calls: [String] = []

  override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }

  override var percentComplete: CGFloat { super.percentComplete }
  override var duration: CGFloat { super.duration }

  override var completionCurve: UIView.AnimationCurve {
    get { .linear }
    set {}
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append("start")
    super.startInteractiveTransition(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    calls.append("update")
    super.update(percentComplete)
  }

  override func finish() {
    calls.append("finish")
    super.finish()
  }
}
