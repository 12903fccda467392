import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIDynamicAnimatorTests {
  @Test func `What falls gains a thousand points a second, a second`() {
    let stage = DynamicStage()
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    stage.world.advance(by: 0.5)

    #expect(abs(stage.box.center.y - 150 - 125) < 2)
    #expect(stage.box.center.x == 150)
    #expect(stage.animator.isRunning)
  }

  @Test func `What falls falls as fast when refreshes are missed`() {
    let stage = DynamicStage()
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    stage.world.settleUnseen(within: 0.5)

    #expect(abs(stage.animator.elapsedTime - 0.5) < 0.02)
    let fallen = 500 * stage.animator.elapsedTime * stage.animator.elapsedTime
    #expect(abs(stage.box.center.y - 150 - fallen) < 3)
  }

  @Test func `Who hears that things will move again may add what moves them`() {
    let stage = DynamicStage()
    let listener = ResumeListener()
    listener.box = stage.box
    stage.animator.delegate = listener

    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    #expect(listener.count == 1)
    #expect(stage.animator.behaviors.count == 2)
    #expect(stage.animator.isRunning)
  }

  @Test func `A velocity given before there is an animator counts once it is there`() {
    let stage = DynamicStage()
    let nature = UIDynamicItemBehavior(items: [stage.box])
    nature.addLinearVelocity(CGPoint(x: 200, y: 0), for: stage.box)
    let before = nature.linearVelocity(for: stage.box)
    stage.animator.addBehavior(nature)

    stage.world.advance(by: 0.5)

    #expect(before.x == 200)
    #expect(abs(stage.box.center.x - 150 - 100) < 2)
    #expect(abs(nature.linearVelocity(for: stage.box).x - 200) < 1)
  }

  @Test func `An action is called at every step, and items thrown out are not found any more`() {
    let stage = DynamicStage()
    let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 30)
    var calls = 0
    var isOut = false
    push.action = { [unowned push] in
      calls += 1
      guard stage.animator.items(in: stage.page.view.bounds).isEmpty else { return }
      isOut = true
      stage.animator.removeBehavior(push)
    }
    stage.animator.addBehavior(push)

    stage.world.settle(within: 5)

    #expect(isOut)
    #expect(calls > 5)
    #expect(stage.box.frame.minY > 844)
    #expect(!stage.animator.isRunning)
  }

  @Test func `What a view's transform does besides turning is kept`() {
    let stage = DynamicStage()
    stage.box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let nature = UIDynamicItemBehavior(items: [stage.box])
    nature.addAngularVelocity(2, for: stage.box)
    stage.animator.addBehavior(nature)

    stage.world.advance(by: 0.3)

    let transform = stage.box.transform
    #expect(abs(hypot(transform.a, transform.b) - 0.5) < 1e-6)
    #expect(abs(stage.turn - 0.6) < 0.05)
  }

  @Test func `Children of a behaviour come and go with it`() {
    let stage = DynamicStage()
    let whole = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [stage.box])
    whole.addChildBehavior(gravity)
    stage.animator.addBehavior(whole)
    let inside = gravity.dynamicAnimator === stage.animator
    stage.world.advance(by: 0.2)
    let fallen = stage.box.center.y

    stage.animator.removeBehavior(whole)
    stage.world.advance(by: 0.2)

    #expect(inside)
    #expect(fallen > 160)
    #expect(stage.box.center.y == fallen)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func `An animator that nobody keeps goes, and nothing moves any more`() {
    let stage = DynamicStage()
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
    stage.world.advance(by: 0.1)
    weak let gone = stage.animator

    stage.animator = UIDynamicAnimator(referenceView: stage.page.view)
    let place = stage.box.center
    stage.world.advance(by: 0.2)

    #expect(gone == nil)
    #expect(stage.box.center == place)
  }

  @Test func `A behaviour cannot be a child of its own children`() {
    let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
    outer.addChildBehavior(inner)
    let stage = DynamicStage()
    var reported: [String] = []
    let listening = Diagnostics.listen { reported.append($0.id) }

    inner.addChildBehavior(outer)
    inner.addChildBehavior(inner)
    stage.animator.addBehavior(outer)
    stage.world.advance(by: 0.1)

    withExtendedLifetime(listening) {}
    #expect(inner.childBehaviors.isEmpty)
    #expect(inner.dynamicAnimator === stage.animator)
    #expect(reported == ["dynamics", "dynamics"])
  }

  @Test func `Numbers that are none do no harm`() {
    let stage = DynamicStage()
    let hold = UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 250, y: 150))
    hold.length = .nan
    hold.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    for behavior in [hold, push] { stage.animator.addBehavior(behavior) }

    stage.world.advance(by: 0.2)

    #expect(stage.box.center.x.isFinite)
    #expect(stage.box.center.y.isFinite)
  }
}

private final class ResumeListener: UIDynamicAnimatorDelegate {
  var count = 0
  var box: UIView?

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    count += 1
    // Bounded, so that a run without end ends as a failure.
    guard let box, count < 10 else { return }
    animator.addBehavior(UIPushBehavior(items: [box], mode: .continuous))
  }
}
