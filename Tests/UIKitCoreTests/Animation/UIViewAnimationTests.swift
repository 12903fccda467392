import Foundation
import Motion
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIViewAnimationTests {
  @Test func `E25 the model takes the final value at once, the screen follows`() {
    let stage = BoxStage()

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        stage.box.center.x = 150
      })

    #expect(stage.box.center.x == 150)
    #expect(stage.shown.position.x == 50)
    stage.world.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - 100) < 2)
    stage.world.settle()
    #expect(stage.shown.position.x == 150)
  }

  @Test func `E28 the default curve is ease in, ease out`() {
    let stage = BoxStage()
    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 150 })
    let start = stage.world.clock.now

    stage.world.advance(by: 0.25)

    let part = UnitBezier.easeInOut.value(at: stage.world.clock.now - start)
    let shown = stage.shown.position.x
    #expect(abs(Double(shown) - (50 + 100 * part)) < 3)
  }

  @Test func `E29 nothing to animate: the completion comes at the end of the turn, finished`() {
    let stage = BoxStage()
    var finished: Bool?

    UIView.animate(withDuration: 5, animations: {}, completion: { finished = $0 })
    #expect(finished == nil)
    stage.world.advanceFrame()

    #expect(finished == true)
  }

  @Test func `E29 a completion at the natural end says finished`() {
    let stage = BoxStage()
    var finished: Bool?

    UIView.animate(
      withDuration: 0.2, animations: { stage.box.alpha = 0 }, completion: { finished = $0 })
    stage.world.advance(by: 0.1)
    #expect(finished == nil)
    stage.world.settle()

    #expect(finished == true)
  }

  @Test func `E29 animations that are removed are not finished`() {
    let stage = BoxStage()
    var finished: Bool?
    UIView.animate(
      withDuration: 1, animations: { stage.box.alpha = 0 }, completion: { finished = $0 })
    stage.world.advance(by: 0.1)

    stage.box.layer.removeAllAnimations()

    #expect(finished == false)
  }

  @Test func `E31 a new animation runs on top of the old: no jump, no kink`() {
    let stage = BoxStage()
    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 450 })
    stage.world.advance(by: 0.5)
    let before = stage.shown.position.x
    stage.world.advanceFrame()
    let step = stage.shown.position.x - before

    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 50 })
    let at = stage.shown.position.x
    stage.world.advanceFrame()
    let next = stage.shown.position.x - at

    #expect(abs(at - before - step) < 1e-6)
    #expect(abs(next - step) < 1.5)
  }

  @Test func `E31 beginFromCurrentState keeps the place and drops the old motion`() {
    let stage = BoxStage()
    UIView.animate(withDuration: 1, animations: { stage.box.center.x = 450 })
    stage.world.advance(by: 0.5)
    let before = stage.shown.position.x

    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { stage.box.center.x = 50 })

    #expect(abs(stage.shown.position.x - before) < 1e-6)
    stage.world.advance(by: 0.5)
    #expect(abs(stage.shown.position.x - (before + 50) / 2) < 8)
  }

  @Test func `E33 a nested block follows the outer one unless it overrides`() {
    let stage = BoxStage()
    var durations: [TimeInterval] = []

    UIView.animate(
      withDuration: 2,
      animations: {
        UIView.animate(
          withDuration: 0.1,
          animations: {
            durations.append(UIView.inheritedAnimationDuration)
          })
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .overrideInheritedDuration,
          animations: { durations.append(UIView.inheritedAnimationDuration) })
      })

    #expect(durations == [2, 0.1])
    stage.world.settle()
  }

  @Test func `E34 outside a block a view's change is immediate, a lone layer's is not`() {
    let stage = BoxStage()
    let lone = CALayer()
    stage.page.view.layer.addSublayer(lone)
    stage.world.advanceFrame()

    stage.box.alpha = 0.5
    lone.opacity = 0.5

    #expect(stage.box.layer.animationKeys() == nil)
    #expect(lone.animationKeys() == ["opacity"])
    #expect(lone.animation(forKey: "opacity") != nil)
    stage.world.settle()
  }

  @Test func `E36 before the delay is over the old value is seen`() {
    let stage = BoxStage()

    UIView.animate(withDuration: 0.5, delay: 0.5, animations: { stage.box.center.x = 150 })
    stage.world.advance(by: 0.4)

    #expect(stage.shown.position.x == 50)
    stage.world.settle()
    #expect(stage.shown.position.x == 150)
  }

  @Test func `E38 without animation a block applies instantly and still completes`() {
    let stage = BoxStage()
    var isDone = false

    UIView.performWithoutAnimation {
      UIView.animate(
        withDuration: 1, animations: { stage.box.center.x = 150 },
        completion: { _ in isDone = true })
    }
    stage.world.advanceFrame()

    #expect(stage.shown.position.x == 150)
    #expect(isDone)
  }

  @Test func `E20 a spring has a thousandth of the way left at its duration`() {
    let stage = BoxStage()
    let start = stage.world.clock.now
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { stage.box.center.x = 1050 })

    stage.world.advance(by: 0.25)

    let time = stage.world.clock.now - start
    let spring = Spring(dampingRatio: 1, duration: 0.5)
    let shown = Double(stage.shown.position.x)
    let exact = 50 + 1000 * spring.value(at: time)
    let later = 50 + 1000 * spring.value(at: time + 1 / 60.0)
    #expect(shown >= exact - 0.01 && shown <= later + 0.01)
    stage.world.settle()
  }

  @Test func `E26 properties of the backing layer animate with the view`() {
    let stage = BoxStage()

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        stage.box.layer.cornerRadius = 20
      })
    stage.world.advance(by: 0.5)

    #expect(abs(stage.shown.cornerRadius - 10) < 0.7)
    stage.world.settle()
  }

  @Test func `A39 a view in flight takes no touch unless it was allowed to`() {
    let stage = BoxStage()
    Diagnostics.onReport = { _ in }
    defer { Diagnostics.onReport = nil }

    UIView.animate(withDuration: 1, animations: { stage.box.alpha = 0.5 })
    let blocked = stage.page.view.hitTest(CGPoint(x: 20, y: 20), with: nil)
    stage.world.settle()
    UIView.animate(
      withDuration: 1, delay: 0, options: .allowUserInteraction,
      animations: { stage.box.alpha = 1 })
    let allowed = stage.page.view.hitTest(CGPoint(x: 20, y: 20), with: nil)

    #expect(blocked === stage.page.view)
    #expect(allowed === stage.box)
    stage.world.settle()
  }

  @Test func `a screen at rest asks for no tick`() {
    let stage = BoxStage()
    UIView.animate(withDuration: 0.2, animations: { stage.box.alpha = 0 })
    stage.world.settle()
    let ticks = stage.world.clock.tickCount

    stage.world.advance(by: 10)

    #expect(stage.world.clock.tickCount == ticks)
  }
}
