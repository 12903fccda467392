import Foundation
import Geometry
import QuartzCore
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

  @Test func `A push gives an item of a hundred points a hundred points a second`() {
    let stage = DynamicStage()
    let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    stage.animator.addBehavior(push)

    stage.world.advance(by: 0.5)

    #expect(abs(stage.box.center.x - 150 - 50) < 1)
    #expect(!push.active)
  }

  @Test func `A push beside the middle turns the item, unless it must not turn`() {
    var drops: [CGFloat] = []
    var turns: [CGFloat] = []
    for turnsFreely in [true, false] {
      let stage = DynamicStage()
      let top = stage.box.center.y
      if !turnsFreely {
        let stiff = UIDynamicItemBehavior(items: [stage.box])
        stiff.allowsRotation = false
        stage.animator.addBehavior(stiff)
      }
      let push = UIPushBehavior(items: [stage.box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: stage.box)
      stage.animator.addBehavior(push)

      stage.world.advance(by: 0.2)
      drops.append(stage.box.center.y - top)
      turns.append(stage.turn)
    }

    #expect(turns[0] > 0.1)
    #expect(turns[1] == 0)
    #expect(drops[0] > 10)
    #expect(abs(drops[0] - drops[1]) < 0.5)
  }

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

  @Test func `Two boxes end one on the other, inside the bounds, and it is told`() {
    let stage = DynamicStage()
    let other = UIView(frame: CGRect(x: 110, y: 400, width: 100, height: 100))
    stage.page.view.addSubview(other)
    let listener = ContactListener()
    let collision = UICollisionBehavior(items: [stage.box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box, other]))

    let rests = stage.world.settle(within: 20)

    #expect(rests)
    #expect(abs(other.center.y - 794) < 1)
    #expect(abs(stage.box.center.y - 694) < 2)
    #expect(listener.items > 0)
    #expect(listener.edges.contains("bounds"))
  }

  @Test func `A named boundary holds an item and is told by its name`() {
    let stage = DynamicStage()
    let listener = ContactListener()
    let collision = UICollisionBehavior(items: [stage.box])
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 500),
      to: CGPoint(x: 390, y: 500))
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    stage.world.settle(within: 20)

    #expect(abs(stage.box.frame.maxY - 500) < 1)
    #expect(listener.edges == ["shelf"])
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test func `The livelier an item, the higher it bounces`() {
    func height(_ elasticity: CGFloat) -> CGFloat {
      let stage = DynamicStage()
      let nature = UIDynamicItemBehavior(items: [stage.box])
      nature.elasticity = elasticity
      let collision = UICollisionBehavior(items: [stage.box])
      collision.translatesReferenceBoundsIntoBoundary = true
      for behavior in [nature, collision, UIGravityBehavior(items: [stage.box])] {
        stage.animator.addBehavior(behavior)
      }
      var (hasHit, top) = (false, CGFloat.infinity)
      for _ in 0..<180 {
        stage.world.advanceFrame()
        let y = stage.box.center.y
        if y > 785 { hasHit = true }
        if hasHit { top = min(top, y) }
      }
      return 794 - top
    }

    #expect(height(0) < 10)
    // Half the speed is a quarter of the height.
    #expect(abs(height(0.5) - (794 - 150) / 4) < 25)
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

  @Test func `A push against a wall rests, and goes on when the wall has gone`() {
    let stage = DynamicStage()
    let push = UIPushBehavior(items: [stage.box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let wall = UICollisionBehavior(items: [stage.box])
    wall.translatesReferenceBoundsIntoBoundary = true
    for behavior in [push, wall] { stage.animator.addBehavior(behavior) }

    let rests = stage.world.settle(within: 20)
    let edge = stage.box.frame.maxX
    stage.animator.removeBehavior(wall)
    stage.world.advance(by: 0.5)

    #expect(rests)
    #expect(abs(edge - 390) < 1)
    #expect(push.active)
    #expect(stage.box.frame.maxX > edge + 5)
  }

  @Test func `A weak push is not taken for one that something holds`() {
    let stage = DynamicStage()
    let push = UIPushBehavior(items: [stage.box], mode: .continuous)
    push.setAngle(0, magnitude: 0.01)
    stage.animator.addBehavior(push)

    stage.world.advance(by: 6)

    // Half of one point a second, a second, for six seconds squared.
    #expect(stage.animator.isRunning)
    #expect(abs(stage.box.center.x - 150 - 18) < 1)
  }

  @Test func `An item that is taken out of a push forgets where it was pushed`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: box)
    let before = push.targetOffsetFromCenter(for: box)

    push.removeItem(box)
    push.addItem(box)

    #expect(before == UIOffset(horizontal: 40, vertical: 0))
    #expect(push.targetOffsetFromCenter(for: box) == .zero)
  }

  @Test func `What touches parts when the behaviour leaves, and touches anew when it is back`() {
    let stage = DynamicStage()
    let listener = TouchListener()
    let collision = UICollisionBehavior(items: [stage.box])
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200.5),
      to: CGPoint(x: 390, y: 200.5))
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))
    stage.world.settle(within: 20)
    let first = listener.told.last

    stage.animator.removeBehavior(collision)
    let parted = listener.told.last
    let count = listener.told.count
    stage.animator.addBehavior(collision)
    stage.world.advance(by: 0.1)

    #expect(first == "began")
    #expect(parted == "ended")
    #expect(listener.told.dropFirst(count).first == "began")
  }

  @Test func `Whoever hears of a touch may take the behaviour out`() {
    let stage = DynamicStage()
    let listener = TouchListener()
    let collision = UICollisionBehavior(items: [stage.box])
    collision.collisionDelegate = listener
    collision.translatesReferenceBoundsIntoBoundary = true
    listener.onBegan = { stage.animator.removeBehavior(collision) }
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.box]))

    stage.world.advance(by: 3)

    #expect(listener.told == ["began", "ended"])
    #expect(stage.box.frame.minY > 844)
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

/// A page with a box of a hundred points, and an animator.
private final class DynamicStage {
  let world = Simulation()
  let page = UIViewController()
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  var animator: UIDynamicAnimator

  init() {
    world.show(page)
    page.view.addSubview(box)
    animator = UIDynamicAnimator(referenceView: page.view)
  }

  var turn: CGFloat { atan2(box.transform.b, box.transform.a) }
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

private final class ContactListener: UICollisionBehaviorDelegate {
  var items = 0
  var edges: Set<String> = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    items += 1
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    edges.insert(identifier.map { "\($0)" } ?? "bounds")
  }
}

private final class TouchListener: UICollisionBehaviorDelegate {
  var told: [String] = []
  var onBegan: () -> Void = {}

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    told.append("began")
    onBegan()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    told.append("ended")
  }
}

private final class AnimatorListener: UIDynamicAnimatorDelegate {
  var told: [String] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { told.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { told.append("pause") }
}
