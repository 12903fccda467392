import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIPushBehaviorTests {
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
}
