import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UICollisionBehaviorTests {
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
