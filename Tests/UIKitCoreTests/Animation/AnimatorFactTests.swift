import Foundation
import Geometry
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// E9 to E14, and springs in animators.
@Suite struct AnimatorFactTests {
  @Test(arguments: [(0.5, 0.5), (0.25, 0.25)])
  func `E9 going on with a factor takes that part of the duration`(factor: CGFloat, rest: Double) {
    let stage = BoxStage(refreshRate: 100)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      stage.box.center.x = 150
    }
    animator.fractionComplete = 0.4
    let begun = stage.world.clock.now
    var ended: TimeInterval?
    animator.addCompletion { _ in ended = stage.world.clock.now }

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: factor)
    stage.world.advance(by: rest / 2)
    #expect(isNear(stage.x, 120, 2))
    stage.world.settle()

    #expect(abs((ended ?? 0) - begun - rest) < 0.021)
  }

  @Test func `E9 factor 0 takes what is left of the time`() {
    let stage = BoxStage(refreshRate: 100)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.center.x = 150
    }
    animator.fractionComplete = 0.7
    let begun = stage.world.clock.now
    var ended: TimeInterval?
    animator.addCompletion { _ in ended = stage.world.clock.now }

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.world.settle()

    #expect(abs((ended ?? 0) - begun - 0.3) < 0.021)
  }

  @Test func `E9 turned round after going on with a new curve it unwinds to the start`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.center.x = 150
    }
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6), durationFactor: 0.5)
    stage.world.advance(by: 0.2)
    let seen = stage.x
    var told: [UIViewAnimatingPosition] = []
    animator.addCompletion { told.append($0) }

    animator.isReversed = true

    #expect(isNear(stage.x, seen))
    stage.world.settle()
    #expect(told == [.start])
    #expect(stage.box.center.x == 50)
  }

  @Test func `E10 a delay factor starts later and ends with the rest`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ stage.box.center.x = 150 }, delayFactor: 0.5)

    animator.fractionComplete = 0.5
    #expect(stage.x == 50)
    animator.fractionComplete = 0.75
    #expect(isNear(stage.x, 100))
    animator.fractionComplete = 1

    #expect(isNear(stage.x, 150))
    animator.stopAnimation(true)
  }

  @Test func `E11 started with nothing it waits; a block animates at once`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)

    animator.addAnimations { stage.box.center.x = 150 }
    stage.world.advance(by: 0.5)

    #expect(animator.isRunning)
    #expect(isNear(stage.x, 100, 2))
    animator.stopAnimation(true)
  }

  @Test func `E11 a block added on the way lasts for what is left`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.center.x = 150
    }
    animator.startAnimation()
    stage.world.advance(by: 0.5)
    let part = Double(animator.fractionComplete)

    animator.addAnimations { stage.box.alpha = 0 }
    stage.world.advance(by: 0.25)

    let now = Double(animator.fractionComplete)
    #expect(isNear(CGFloat(stage.shown.opacity), CGFloat(1 - (now - part) / (1 - part)), 1e-4))
    stage.world.settle()
    #expect(animator.state == .inactive)
  }

  @Test func `E11 blocks that change nothing take the whole duration`() {
    let stage = BoxStage()
    var ended: TimeInterval?
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {}
    animator.addCompletion { _ in ended = stage.world.clock.now }
    let begun = stage.world.clock.now

    animator.startAnimation()
    stage.world.settle()

    #expect(abs((ended ?? 0) - begun - 0.5) < 0.04)
  }

  @Test func `E12 flags cannot be changed while it is active`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.box.alpha = 0 }
    #expect(animator.isInterruptible)
    animator.startAnimation()

    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false

    #expect(stage.diagnostics == ["E4", "E4"])
  }

  @Test func `E12 what is not interruptible does not pause`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { stage.box.alpha = 0 }
    animator.isInterruptible = false
    animator.startAnimation()

    animator.pauseAnimation()

    #expect(animator.isRunning)
    #expect(stage.world.settle())
    #expect(animator.state == .inactive)
  }

  @Test func `E13 a running animator inside a block has the block's duration`() {
    let stage = BoxStage()
    var inner: UIViewPropertyAnimator?

    UIView.animate(withDuration: 0.8) {
      inner = .runningPropertyAnimator(
        withDuration: 0.2, delay: 0, animations: { stage.box.alpha = 0 })
    }

    #expect(inner?.duration == 0.8)
    #expect(inner?.isInterruptible == false)
    #expect(inner?.isRunning == true)
    stage.world.settle()
  }

  @Test func `E14 a running animator lives until it is done, then goes`() {
    let stage = BoxStage()
    weak var seen: UIViewPropertyAnimator?
    var told = 0
    do {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
        stage.box.center.x = 150
      }
      animator.addCompletion { _ in told += 1 }
      animator.startAnimation()
      seen = animator
    }
    #expect(seen != nil)

    stage.world.settle()

    #expect(told == 1)
    #expect(seen == nil)
  }

  @Test func `E14 a paused animator that is let go is reported and leaves nothing behind`() {
    let stage = BoxStage()
    do {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
        stage.box.center.x = 150
      }
      animator.fractionComplete = 0.5
    }

    #expect(stage.diagnostics == ["E4"])
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test func `E15 control points of the curves`() {
    func points(_ curve: UIView.AnimationCurve) -> [CGFloat] {
      let p = UICubicTimingParameters(animationCurve: curve)
      return [p.controlPoint1.x, p.controlPoint1.y, p.controlPoint2.x, p.controlPoint2.y]
    }

    #expect(points(.linear) == [0, 0, 1, 1])
    #expect(points(.easeIn) == [0.42, 0, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0.58, 1])
    #expect(points(.easeInOut) == [0.42, 0, 0.58, 1])
  }

  @Test func `E16 cubic parameters without arguments are Core Animation's default`() {
    let parameters = UICubicTimingParameters()

    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }

  @Test func `E18 the default spring is critically damped at 18,257 per second`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    animator.addAnimations { stage.box.center.x = 1050 }
    let begun = stage.world.clock.now

    animator.startAnimation()
    stage.world.advance(by: 0.1)

    let t = stage.world.clock.now - begun
    let w = (1000.0 / 3).squareRoot()
    #expect(isNear(stage.x, CGFloat(50 + 1000 * (1 - (1 + w * t) * exp(-w * t)))))
    #expect(abs(animator.duration - 0.5057) < 1e-3)
    animator.stopAnimation(true)
  }

  @Test(arguments: [0.3, 0.5, 0.8, 0.95, 1])
  func `E20 a spring by damping ratio is fitted to the duration`(ratio: Double) {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: CGFloat(ratio)) {
      stage.box.center.x = 1050
    }
    let begun = stage.world.clock.now

    animator.startAnimation()
    stage.world.advance(by: 0.2)

    let t = stage.world.clock.now - begun
    let spring = Spring(dampingRatio: ratio, duration: 0.7)
    #expect(isNear(stage.x, CGFloat(50 + 1000 * spring.value(at: t))))
    if ratio < 1 {
      let width = (1 - ratio * ratio).squareRoot()
      #expect(
        abs(spring.angularFrequency - log(1000 * ratio / width) / (ratio * 0.7)) < 1e-6)
    }
    animator.stopAnimation(true)
  }

  @Test func `E21 velocities across and down differ`() {
    let stage = BoxStage()
    let velocity = CGVector(dx: 3, dy: -2)
    let animator = UIViewPropertyAnimator(
      duration: 0.6,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity))
    animator.addAnimations { stage.box.center = CGPoint(x: 150, y: 150) }
    let begun = stage.world.clock.now

    animator.startAnimation()
    stage.world.advance(by: 0.1)

    let t = stage.world.clock.now - begun
    let across = Spring(dampingRatio: 0.8, duration: 0.6, initialVelocity: 3)
    let down = Spring(dampingRatio: 0.8, duration: 0.6, initialVelocity: -2)
    #expect(isNear(stage.x, CGFloat(50 + 100 * across.value(at: t))))
    #expect(isNear(stage.shown.position.y, CGFloat(50 + 100 * down.value(at: t))))
    animator.stopAnimation(true)
  }

  @Test func `E22 a spring of physical parts says itself how long it takes`() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)

    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)

    #expect(
      abs(animator.duration - Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration)
        < 1e-9)
  }

  @Test func `A38 a moving view is hit where it is drawn, or where its model is if asked`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.box.center.x = 350
    }
    animator.startAnimation()
    stage.world.advance(by: 0.25)
    let root = stage.page.view!
    let seen = CGPoint(x: stage.x, y: 50)

    #expect(root.hitTest(seen, with: nil) === stage.box)
    #expect(root.hitTest(CGPoint(x: 350, y: 50), with: nil) === root)
    animator.isManualHitTestingEnabled = true
    #expect(root.hitTest(CGPoint(x: 350, y: 50), with: nil) === stage.box)
    animator.stopAnimation(true)
  }
}
