import Foundation
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIViewKeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func frames(_ stage: BoxStage) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
      stage.box.center.x = 150
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      stage.box.center.x = 100
    }
  }

  @Test func `keyframes follow each other`() {
    let stage = BoxStage(refreshRate: 100)
    var finished: Bool?
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear, animations: { frames(stage) },
      completion: { finished = $0 })

    #expect(stage.box.center.x == 100)
    #expect(isNear(stage.x, 50))
    stage.world.advance(by: 0.25)
    #expect(isNear(stage.x, 100, 2.1))
    stage.world.advance(by: 0.25)
    #expect(isNear(stage.x, 150, 2.1))
    stage.world.settle()

    #expect(stage.x == 100)
    #expect(finished == true)
  }

  @Test func `keyframes in an animator are scrubbed with it`() {
    let stage = BoxStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { frames(stage) }
    }

    animator.fractionComplete = 0.25
    #expect(isNear(stage.x, 100))
    animator.fractionComplete = 0.75
    #expect(isNear(stage.x, 125))
    animator.stopAnimation(true)
  }

  @Test func `a keyframe outside of a block is reported and takes effect`() {
    let stage = BoxStage()

    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.box.alpha = 0.5 }

    #expect(stage.diagnostics == ["E26"])
    #expect(stage.box.alpha == 0.5)
  }

  @Test func `discrete keyframes jump`() {
    let stage = BoxStage(refreshRate: 100)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModeDiscrete, linear],
      animations: { frames(stage) })

    stage.world.advance(by: 0.3)

    #expect(isNear(stage.x, 50))
    stage.world.settle()
    #expect(stage.x == 100)
  }
}
