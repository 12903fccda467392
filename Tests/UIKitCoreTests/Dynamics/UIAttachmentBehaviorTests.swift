import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIAttachmentBehaviorTests {
  @Test func `What is snapped arrives upright and the animator pauses`() {
    let stage = DynamicStage()
    stage.box.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.addBehavior(
      UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 300, y: 500)))

    stage.world.advance(by: 0.7)
    let soon = stage.box.center
    let rests = stage.world.settle(within: 10)

    #expect(hypot(soon.x - 300, soon.y - 500) < 10)
    #expect(rests)
    #expect(hypot(stage.box.center.x - 300, stage.box.center.y - 500) < 0.5)
    #expect(abs(stage.turn) < 0.01)
    #expect(!stage.animator.isRunning)
  }

  @Test func `With little damping a snap goes too far, with all of it never`() {
    func farthest(damping: CGFloat) -> CGFloat {
      let stage = DynamicStage()
      let snap = UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 300, y: 150))
      snap.damping = damping
      stage.animator.addBehavior(snap)
      var farthest: CGFloat = 0
      for _ in 0..<90 {
        stage.world.advanceFrame()
        farthest = max(farthest, stage.box.center.x)
      }
      return farthest
    }

    #expect(farthest(damping: 0) > 310)
    #expect(farthest(damping: 1) < 301)
  }

  @Test func `The grabbed point of an item follows its anchor, and the item hangs from it`() {
    let stage = DynamicStage()
    let hold = UIAttachmentBehavior(
      item: stage.box, offsetFromCenter: UIOffset(horizontal: 40, vertical: 0),
      attachedToAnchor: CGPoint(x: 190, y: 150))
    stage.animator.addBehavior(hold)
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    for step in 0..<40 {
      hold.anchorPoint = CGPoint(x: 190, y: 150 + step * 4)
      stage.world.advanceFrame()
    }
    stage.world.advance(by: 0.5)

    let grabbed = stage.box.convert(CGPoint(x: 90, y: 50), to: stage.page.view)
    #expect(hypot(grabbed.x - 190, grabbed.y - hold.anchorPoint.y) < 3)
    #expect(stage.turn != 0)
  }

  @Test func `A rod keeps its length while the item swings`() {
    let stage = DynamicStage()
    stage.animator.addBehavior(
      UIAttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 250, y: 150)))
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
    var lowest: CGFloat = 0

    for _ in 0..<120 {
      stage.world.advanceFrame()
      let center = stage.box.center
      lowest = max(lowest, center.y)
      #expect(abs(hypot(center.x - 250, center.y - 150) - 100) < 2)
    }

    #expect(abs(lowest - 250) < 3)
  }

  @Test func `A spring swings as often as it says`() {
    let stage = DynamicStage()
    let spring = UIAttachmentBehavior(
      item: stage.box, attachedToAnchor: CGPoint(x: 250, y: 150))
    spring.length = 0
    spring.frequency = 2
    stage.animator.addBehavior(spring)
    var crossings = 0
    var last = stage.box.center.x

    for _ in 0..<60 {
      stage.world.advanceFrame()
      let x = stage.box.center.x
      if (last - 250) * (x - 250) < 0 { crossings += 1 }
      last = x
    }

    // Through the middle twice a swing, two swings a second.
    #expect(crossings == 4)
  }

  @Test func `Whoever listens hears of going on and of pausing`() {
    let stage = DynamicStage()
    let listener = AnimatorListener()
    stage.animator.delegate = listener
    let snap = UISnapBehavior(item: stage.box, snapTo: CGPoint(x: 200, y: 200))
    stage.animator.addBehavior(snap)
    stage.world.settle(within: 10)

    snap.snapPoint = CGPoint(x: 100, y: 100)
    stage.world.settle(within: 10)

    #expect(listener.told == ["resume", "pause", "resume", "pause"])
    #expect(abs(stage.box.center.x - 100) < 0.5)
  }
}

private final class AnimatorListener: UIDynamicAnimatorDelegate {
  var told: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { told.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { told.append("pause") }
}
