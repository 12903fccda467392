import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct PercentDriverTests {
  @Test func `D3 a curve that was named stays unless the switch says otherwise, and H9 says so`() {
    func x(_ curves: UIKitCompatibility.ScrubbedCurves, _ options: UIView.AnimationOptions?)
      -> (CGFloat, [String])
    {
      let before = UIKitCompatibility.scrubbedCurves
      UIKitCompatibility.scrubbedCurves = curves
      defer { UIKitCompatibility.scrubbedCurves = before }
      let stage = PopStage()
      let reports = Reports()
      if let options {
        stage.animator.options = options
      } else {
        stage.answers.animator = UnnamedSlide()
      }
      let driver = stage.beginPop()
      driver.update(0.25)
      stage.world.advanceFrame()
      let x = stage.detail.view.layer.presentation()?.frame.minX ?? -1
      driver.cancel()
      stage.world.settle()
      return (x, reports.ids)
    }

    let eased = x(.kept, .curveEaseIn)
    let linear = x(.linear, .curveEaseIn)
    let unnamed = x(.linearUnlessNamed, nil)
    let named = x(.linearUnlessNamed, .curveEaseIn)

    #expect(eased.0 < 60 && eased.1.contains("H9"))
    #expect(isNear(linear.0, 97.5) && !linear.1.contains("H9"))
    #expect(isNear(unnamed.0, 97.5))
    #expect(isNear(named.0, eased.0))
  }

  @Test func `D3 what is left after letting go follows the completion curve`() {
    let stage = PopStage()
    stage.animator.duration = 2
    let driver = stage.beginPop()
    driver.completionCurve = .easeIn
    driver.update(0.5)
    stage.world.advanceFrame()

    driver.finish()
    stage.world.advance(by: 0.25)
    let x = stage.detail.view.layer.presentation()?.frame.minX ?? -1

    // A quarter of the rest's time is much less than a quarter of its way.
    #expect(x > 195 && x < 195 + 195 * 0.15)
    stage.world.settle()
  }

  @Test func `D7 an animator is driven by its own methods only`() {
    let stage = InterruptibleStage()
    stage.push(inHand: true)

    stage.driver.update(0.4)
    stage.world.advanceFrame()
    let held = stage.x
    stage.driver.cancel()
    stage.world.settle()

    #expect(isNear(held, 390 * 0.6))
    #expect(stage.animator.starts == 0)
    #expect(stage.animator.endings == [false])
    #expect(stage.navigation.pages.layer.speed == 1)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `D7 timingCurve paces the rest, in the time that is left`() {
    let stage = InterruptibleStage()
    stage.animator.duration = 1
    stage.push(inHand: true)
    stage.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    stage.driver.update(0.5)
    stage.world.advanceFrame()
    let start = stage.world.clock.now

    stage.driver.finish()
    stage.world.advance(by: 0.25)
    let x = stage.x
    stage.world.settle()

    #expect(x < 195 * 0.4)
    #expect(abs(stage.world.clock.now - start - 0.5) < 3 / 60.0)
    #expect(stage.animator.endings == [true])
  }

  @Test func `D8 pause takes hold of a transition that runs, where it is`() {
    let stage = InterruptibleStage()
    stage.push()
    stage.world.advance(by: 0.2)

    stage.driver.pause()
    let caught = stage.x
    stage.world.advance(by: 0.3)
    let still = stage.x
    let percent = stage.driver.percentComplete
    stage.driver.update(0.9)
    stage.world.advanceFrame()
    let dragged = stage.x
    stage.driver.finish()
    stage.world.settle()

    #expect(caught > 0 && caught < 390)
    #expect(isNear(caught, still, 1e-3))
    #expect(isNear(percent, 1 - caught / 390, 1e-3))
    #expect(isNear(dragged, 39, 1e-3))
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `D8 pause means nothing to a plain animation, and is reported`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.5)
    driver.finish()
    stage.world.advanceFrame()

    driver.pause()
    stage.world.settle()

    #expect(reports.ids.contains("D8"))
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `D9 whatever can be started, sought and reversed can be driven`() {
    let stage = InterruptibleStage()
    let animator = OwnAnimation()
    stage.answers.animator = animator
    stage.push(inHand: true)

    stage.driver.update(0.3)
    stage.driver.finish()
    stage.world.settle()

    #expect(animator.calls == ["pause", "fraction 0.3", "reversed false", "continue"])
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `D10 interactive unless it says otherwise`() {
    let bare = BareDriver()

    #expect(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    #expect(bare.wantsInteractiveStart)
    #expect(bare.completionSpeed == 1)
    #expect(bare.completionCurve == .easeInOut)
  }

  @Test func `D11 subclasses override whatever they like and call super`() {
    let stage = PopStage()
    let driver = OverridingDriver()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    let start = stage.world.clock.now

    driver.update(0.5)
    stage.world.advanceFrame()
    let x = stage.detail.view.layer.presentation()?.frame.minX ?? -1
    driver.finish()
    stage.world.settle()

    #expect(driver.calls == ["start", "update 0.5", "finish"])
    #expect(isNear(x, 195))
    // completionSpeed is read at the end, from the override: 0.2 s at a half.
    #expect(stage.world.clock.now - start > 0.35)
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `D11 the driver of articles: state, then super`() {
    let stage = PopStage()
    let driver = OverridingDriver()
    stage.answers.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()

    driver.update(0.9)
    driver.cancel()
    stage.world.settle()

    #expect(driver.calls == ["start", "update 0.9", "cancel"])
    #expect(stage.navigation.topViewController === stage.detail)
  }

  @Test func `D14 a spring is sought by time`() {
    let stage = PopStage()
    let animator = SpringSlide()
    stage.answers.animator = animator
    let driver = stage.beginPop()
    var shown: [CGFloat] = []

    for percent in [0.1, 0.3, 0.5] as [CGFloat] {
      driver.update(percent)
      stage.world.advanceFrame()
      shown.append(stage.detail.view.layer.presentation()?.frame.minX ?? -1)
    }

    // Far ahead of the finger, beyond the end.
    #expect(shown[1] > 0.3 * 390 * 1.5)
    #expect(shown.contains { $0 > 390 })
    driver.cancel()
    stage.world.settle()
  }

  @Test func `D15 a delay counts inside the way`() {
    let stage = PopStage()
    let animator = DelayedSlide()
    stage.answers.animator = animator
    let driver = stage.beginPop()

    driver.update(0.4)
    stage.world.advanceFrame()
    let inDelay = stage.detail.view.layer.presentation()?.frame.minX ?? -1
    driver.update(0.75)
    stage.world.advanceFrame()
    let after = stage.detail.view.layer.presentation()?.frame.minX ?? -1
    driver.finish()
    stage.world.settle()

    #expect(inDelay == 0)
    #expect(isNear(after, 195))
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `D16 H26 a page that still scrolls is popped all the same, and that is reported`() {
    let stage = PopStage()
    let reports = Reports()
    let scroll = UIScrollView(frame: stage.detail.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 8000)
    stage.detail.view.addSubview(scroll)
    stage.world.settle()
    stage.world.finger.flick(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), velocity: 3000)
    let isMoving = scroll.isDecelerating

    let driver = stage.beginPop()
    driver.update(0.5)
    driver.finish()
    stage.world.settle()

    #expect(isMoving)
    #expect(reports.ids.contains("H26"))
    #expect(stage.navigation.topViewController === stage.list)
  }

  @Test func `D16 H27 released far from the end and over at once is reported`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    driver.update(0.3)
    driver.completionSpeed = 100_000

    driver.finish()
    stage.world.settle()

    #expect(reports.ids.contains("H27"))
    #expect(stage.navigation.topViewController === stage.list)
  }
}

/// Says nothing but how it starts.
private final class BareDriver: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

private final class OverridingDriver: UIPercentDrivenInteractiveTransition {
  private(set) var calls: [String] = []

  override var completionSpeed: CGFloat {
    get { 0.5 }
    set {}
  }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    calls.append("start")
    super.startInteractiveTransition(context)
  }
  override func update(_ percentComplete: CGFloat) {
    calls.append("update \(percentComplete)")
    super.update(percentComplete)
  }
  override func finish() {
    calls.append("finish")
    super.finish()
  }
  override func cancel() {
    calls.append("cancel")
    super.cancel()
  }
}

/// Past its end and back, as springs are.
private final class SpringSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return
    }
    context.containerView.insertSubview(toView, at: 0)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { fromView.frame.origin.x = 390 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// Says nothing of its curve.
private final class UnnamedSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return
    }
    context.containerView.insertSubview(toView, at: 0)
    UIView.animate(
      withDuration: 0.4, animations: { fromView.frame.origin.x = 390 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

private final class DelayedSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return
    }
    context.containerView.insertSubview(toView, at: 0)
    UIView.animate(
      withDuration: 0.4, delay: 0.4, options: .curveLinear,
      animations: { fromView.frame.origin.x = 390 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// Not a property animator: it only notes what is asked of it.
private final class OwnAnimation: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewImplicitlyAnimating
{
  private(set) var calls: [String] = []
  private var context: (any UIViewControllerContextTransitioning)?

  var state: UIViewAnimatingState { .active }
  var isRunning: Bool { false }
  var isReversed = false {
    didSet { calls.append("reversed \(isReversed)") }
  }
  var fractionComplete: CGFloat = 0 {
    didSet { calls.append("fraction \(fractionComplete)") }
  }

  func startAnimation() { calls.append("start") }
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() { calls.append("pause") }
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    calls.append("continue")
    guard let context else { return }
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
    context.completeTransition(!isReversed)
    self.context = nil
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if calls.isEmpty { self.context = context }
    return self
  }
}
