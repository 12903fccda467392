import Foundation
import Geometry
import Motion
import Testing

@testable import QuartzCore

@Suite struct AnimationTests {
  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? .nan }

  @Test func `from, to and by in all their combinations`() {
    let cases: [(from: Double?, to: Double?, by: Double?, middle: CGFloat)] = [
      (10, 30, nil, 20), (10, nil, 40, 30), (nil, 90, 40, 70), (10, nil, nil, 30),
      (nil, 90, nil, 70), (nil, nil, 40, 70),
    ]
    for entry in cases {
      let stage = Stage()
      let box = stage.add(.zero)
      CATransaction.setDisableActions(true)
      box.position.x = 50
      let animation = CAAnimation.linear("position.x", from: entry.from, to: entry.to)
      animation.byValue = entry.by
      box.add(animation, forKey: nil)

      stage.at(0.5)

      #expect(abs(x(box) - entry.middle) < 1e-9, "\(entry)")
      EndOfTurn.run()
    }
  }

  @Test func `additive animations add up`() {
    let stage = Stage()
    let box = stage.add(.zero)
    for _ in 0..<2 {
      let animation = CAAnimation.linear("position", from: CGPoint(x: -100, y: 0), to: CGPoint.zero)
      animation.isAdditive = true
      box.add(animation, forKey: nil)
    }

    stage.at(0.25)

    #expect(abs(x(box) + 150) < 1e-9)
  }

  @Test func `E35 a transform goes by its parts, the short way round`() {
    let stage = Stage()
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    box.add(
      .linear(
        "transform", from: CGAffineTransform(rotationAngle: 170 * .pi / 180),
        to: CGAffineTransform(rotationAngle: -170 * .pi / 180)), forKey: nil)

    stage.at(0.5)

    let middle = box.presentation()?.affineTransform() ?? .identity
    #expect(abs(middle.a + 1) < 1e-9)
    #expect(abs(middle.b) < 1e-9)
  }

  @Test func `a transform's scale interpolates linearly through an additive change`() {
    let stage = Stage()
    let box = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let start = box.beginChange("transform")
    CATransaction.setDisableActions(true)
    box.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9))
    EndOfTurn.run()
    let animation = CAAnimation.linear("transform", from: nil, to: nil)
    let key = box.finishChange("transform", from: start).configure(animation, fromShown: false)
    box.add(animation, forKey: key)

    stage.at(0.5)

    #expect(abs((box.presentation()?.affineTransform().a ?? 0) - 0.95) < 1e-9)
  }

  @Test func `E19 a spring animation follows the closed form`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 1000
    animation.mass = 1
    animation.stiffness = 200
    animation.damping = 15
    animation.duration = animation.settlingDuration
    box.add(animation, forKey: nil)
    let spring = Spring(mass: 1, stiffness: 200, damping: 15)

    for t in stride(from: 0.05, to: 0.6, by: 0.05) {
      stage.at(t)
      #expect(abs(Double(x(box)) - 1000 * spring.value(at: t)) < 1e-6)
    }
  }

  @Test func `keyframes reach each value at its time`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 40]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    box.add(animation, forKey: nil)

    stage.at(0.25)
    #expect(abs(x(box) - 100) < 1e-9)
    stage.at(0.625)
    #expect(abs(x(box) - 70) < 1e-9)
  }

  @Test func `a group's children run inside the group's time`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let group = CAAnimationGroup()
    group.duration = 2
    group.animations = [
      .linear("position.x", from: 0, to: 100, duration: 1),
      .linear("opacity", from: 0, to: 1, duration: 2),
    ]
    box.add(group, forKey: nil)

    stage.at(0.5)

    #expect(abs(x(box) - 50) < 1e-9)
    #expect(abs((box.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
  }

  @Test func `repeats and reverses play as told and then end`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let animation = CAAnimation.linear("position.x", from: 0, to: 100)
    animation.autoreverses = true
    animation.repeatCount = 2
    box.add(animation, forKey: "swing")

    for (t, expected) in [(0.25, 25.0), (1.25, 75), (2.25, 25), (3.75, 25)] {
      stage.at(t)
      #expect(abs(Double(x(box)) - expected) < 1e-9)
    }
    stage.at(4)
    #expect(box.animation(forKey: "swing") == nil)
  }

  @Test func `fill forwards keeps the end, removal off keeps the animation`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let animation = CAAnimation.linear("position.x", from: 0, to: 100)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    box.add(animation, forKey: "stay")

    stage.at(9)

    #expect(x(box) == 100)
    #expect(box.animation(forKey: "stay") != nil)
  }

  @Test func `a transaction's completion waits for its animations`() {
    let stage = Stage()
    let box = stage.add(.zero)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    box.add(.linear("opacity", from: 0, to: 1), forKey: nil)
    CATransaction.commit()

    stage.at(0.9)
    #expect(!isDone)
    stage.at(1)
    #expect(isDone)
  }

  @Test func `an action that says neither from nor to begins at what was shown`() {
    let stage = Stage()
    let layer = CALayer()
    let shape = CAShapeLayer()
    stage.root.addSublayer(layer)
    stage.root.addSublayer(shape)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 10), transform: nil)
    stage.at(0)
    func action(_ key: String) -> CABasicAnimation {
      let action = CABasicAnimation(keyPath: key)
      action.duration = 1
      action.timingFunction = CAMediaTimingFunction(name: .linear)
      return action
    }
    layer.actions = ["opacity": action("opacity")]
    shape.actions = ["path": action("path")]

    layer.opacity = 0
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 10), transform: nil)
    stage.at(0)
    stage.at(0.5)

    #expect(abs((layer.presentation()?.opacity ?? 1) - 0.5) < 0.001)
    #expect(abs((shape.presentation()?.path?.boundingBox.width ?? 0) - 200) < 0.001)
  }

  @Test func `an action of a class of its own runs in its own way, and keeps no start`() {
    let stage = Stage()
    let (first, second) = (CALayer(), CALayer())
    for layer in [first, second] { stage.root.addSublayer(layer) }
    stage.at(0)
    let action = CountedAnimation(keyPath: "opacity")
    action.duration = 1
    action.timingFunction = CAMediaTimingFunction(name: .linear)
    for layer in [first, second] { layer.actions = ["opacity": action] }

    first.opacity = 0
    stage.at(0)
    stage.at(0.5)
    second.opacity = 0.5
    stage.at(1)

    #expect(action.runs == ["opacity", "opacity"])
    #expect(action.fromValue == nil)
    #expect(abs((second.presentation()?.opacity ?? 0) - 0.75) < 0.001)
  }

  @Test func `E34 a lone layer's implicit animation takes a quarter of a second`() {
    let stage = Stage()
    let box = stage.add(.zero)

    box.position.x = 100
    stage.at(0.249)
    #expect(box.animationKeys() == ["position"])
    stage.at(0.25)
    #expect(box.animationKeys() == nil)
  }

  @Test func `leaving the tree ends animations unfinished`() {
    let stage = Stage()
    let box = stage.add(.zero)
    let listener = Listener()
    let animation = CAAnimation.linear("opacity", from: 0, to: 1)
    animation.delegate = listener
    box.add(animation, forKey: nil)

    box.removeFromSuperlayer()

    #expect(listener.finished == [false])
  }
}

private final class Listener: CAAnimationDelegate {
  var finished: [Bool] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
}

private final class CountedAnimation: CABasicAnimation {
  var runs: [String] = []

  override func run(forKey event: String, object: Any, arguments: [String: Any]?) {
    runs.append(event)
    super.run(forKey: event, object: object, arguments: arguments)
  }
}
