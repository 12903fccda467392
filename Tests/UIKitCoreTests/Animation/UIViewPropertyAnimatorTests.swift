import Foundation
import Geometry
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// The box goes from x 50 to x 150.
@Suite struct UIViewPropertyAnimatorTests {
  private func animator(
    _ stage: BoxStage, _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { stage.box.center.x = 150 }
  }

  @Test func `E1 states and positions have UIKit's numbers`() {
    #expect(
      [UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
    #expect([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
  }

  @Test func `E2 start, pause and a fraction make it active; only what moves is running`() {
    let stage = BoxStage()
    let started = animator(stage)
    let paused = animator(stage)
    let sought = animator(stage)

    started.startAnimation()
    paused.pauseAnimation()
    sought.fractionComplete = 0.5

    #expect([started.state, paused.state, sought.state] == [.active, .active, .active])
    #expect([started.isRunning, paused.isRunning, sought.isRunning] == [true, false, false])
    for one in [started, paused, sought] { one.stopAnimation(true) }
  }

  @Test func `E3 at its natural end it is inactive and tells the position`() {
    let stage = BoxStage()
    let animator = animator(stage)
    var told: [(UIViewAnimatingPosition, UIViewAnimatingState)] = []
    animator.addCompletion { told.append(($0, animator.state)) }

    animator.startAnimation()
    #expect(stage.box.center.x == 150)
    stage.world.advance(by: 0.5)
    #expect(isNear(stage.x, 100, 2))
    #expect(told.isEmpty)
    stage.world.advance(by: 0.6)

    #expect(told.map(\.0) == [.end])
    #expect(told.map(\.1) == [.inactive])
    #expect(stage.box.layer.animationKeys() == nil)
    #expect(stage.world.settle())
  }

  @Test func `E3 blocks and completions are gone after the end`() {
    let stage = BoxStage()
    let animator = animator(stage, duration: 0.2)
    var count = 0
    animator.addCompletion { _ in count += 1 }
    animator.startAnimation()
    stage.world.settle()
    stage.box.center.x = 50

    animator.startAnimation()
    stage.world.settle()

    #expect(count == 1)
    #expect(stage.box.center.x == 50)
    animator.stopAnimation(true)
  }

  @Test func `E4 stopping without finishing leaves what is seen and tells nobody`() {
    let stage = BoxStage()
    let animator = animator(stage)
    var count = 0
    animator.addCompletion { _ in count += 1 }
    animator.startAnimation()
    stage.world.advance(by: 0.5)
    let seen = stage.x

    animator.stopAnimation(true)

    #expect(animator.state == .inactive)
    #expect(isNear(stage.box.center.x, seen))
    #expect(isNear(stage.x, seen))
    stage.world.settle()
    #expect(count == 0)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 150), (.start, 50), (.current, 100),
  ]) func `E4 finishing goes to the position and tells it`(
    position: UIViewAnimatingPosition, x: Int
  ) {
    let stage = BoxStage()
    let animator = animator(stage)
    var told: [UIViewAnimatingPosition] = []
    animator.addCompletion { told.append($0) }
    animator.fractionComplete = 0.5

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(isNear(stage.box.center.x, 100))
    animator.finishAnimation(at: position)

    #expect(told == [position])
    #expect(animator.state == .inactive)
    #expect(isNear(stage.box.center.x, CGFloat(x)))
  }

  @Test func `E4 finishing what was not stopped is reported and does nothing`() {
    let stage = BoxStage()
    let animator = animator(stage)
    animator.startAnimation()

    animator.finishAnimation(at: .end)

    #expect(stage.diagnostics == ["E4"])
    #expect(animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `E5 the fraction cannot be set while it runs`() {
    let stage = BoxStage()
    let animator = animator(stage)
    animator.startAnimation()
    stage.world.advance(by: 0.25)
    let before = animator.fractionComplete

    animator.fractionComplete = 0.9

    #expect(animator.fractionComplete == before)
    #expect(stage.diagnostics == ["E4"])
    animator.stopAnimation(true)
  }

  @Test func `E5 a fraction that is no number counts as none`() {
    let stage = BoxStage()
    let animator = animator(stage)

    animator.fractionComplete = .nan

    #expect(animator.fractionComplete == 0)
    #expect(stage.x == 50)
    animator.stopAnimation(true)
  }

  @Test func `E6 a pause re-maps the fraction so that nothing jumps, scrubbing is linear`() {
    let stage = BoxStage()
    let animator = animator(stage, .easeIn)
    animator.startAnimation()
    stage.world.advance(by: 0.5)
    let time = Double(animator.fractionComplete)
    let seen = stage.x

    animator.pauseAnimation()

    let mapped = UnitBezier.easeIn.value(at: time)
    #expect(isNear(animator.fractionComplete, CGFloat(mapped)))
    #expect(isNear(stage.x, seen))
    animator.fractionComplete = 0.75
    #expect(isNear(stage.x, 125))
    animator.stopAnimation(true)
  }

  @Test func `E6 going on maps back to the curve`() {
    let stage = BoxStage()
    let animator = animator(stage, .easeInOut)
    animator.fractionComplete = 0.25
    let start = UnitBezier.easeInOut.inverse(at: 0.25)
    let begun = stage.world.clock.now

    animator.startAnimation()
    stage.world.advance(by: 0.2)

    let part = start + stage.world.clock.now - begun
    #expect(isNear(stage.x, 50 + 100 * CGFloat(UnitBezier.easeInOut.value(at: part))))
    animator.stopAnimation(true)
  }

  @Test func `E6 without linear scrubbing the curve stays`() {
    let stage = BoxStage()
    let animator = animator(stage, .easeIn)
    animator.scrubsLinearly = false

    animator.fractionComplete = 0.5

    #expect(isNear(stage.x, 50 + 100 * CGFloat(UnitBezier.easeIn.value(at: 0.5))))
    #expect(animator.fractionComplete == 0.5)
    animator.stopAnimation(true)
  }

  @Test func `E7 pausing on completion it stays active at 1 and can be sent back`() {
    let stage = BoxStage()
    let animator = animator(stage, duration: 0.3)
    animator.pausesOnCompletion = true
    var told: [UIViewAnimatingPosition] = []
    animator.addCompletion { told.append($0) }
    animator.startAnimation()
    stage.world.settle()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(told.isEmpty)

    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.world.settle()

    #expect(told == [.start])
    #expect(stage.box.center.x == 50)
  }

  @Test func `E8 turned round while it runs it goes back the way it came`() {
    let stage = BoxStage(refreshRate: 100)
    let animator = animator(stage, .easeInOut)
    var told: [UIViewAnimatingPosition] = []
    animator.addCompletion { told.append($0) }
    animator.startAnimation()
    var way: [CGFloat] = []
    for _ in 0..<30 {
      way.append(stage.x)
      stage.world.advanceFrame()
    }
    let turned = stage.x

    animator.isReversed = true

    #expect(isNear(stage.x, turned))
    for place in way.reversed() {
      stage.world.advanceFrame()
      #expect(isNear(stage.x, place, 1e-4))
    }
    stage.world.settle()
    #expect(told == [.start])
    #expect(stage.box.center.x == 50)
  }

  @Test func `E8 the fraction counts in the direction of running`() {
    let stage = BoxStage()
    let animator = animator(stage)
    animator.fractionComplete = 0.3

    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.7))
    animator.fractionComplete = 0.9

    #expect(isNear(stage.x, 60))
    animator.stopAnimation(true)
  }

  @Test func `E8 values set back run on top: smooth, and it ends at the end`() {
    let stage = BoxStage()
    let there = animator(stage)
    var told: [UIViewAnimatingPosition] = []
    there.addCompletion { told.append($0) }
    there.startAnimation()
    stage.world.advance(by: 0.5)
    let seen = stage.x
    let back = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.box.center.x = 50 }

    back.startAnimation()

    #expect(isNear(stage.x, seen))
    stage.world.settle()
    #expect(told == [.end])
    #expect(stage.x == 50)
  }
}
