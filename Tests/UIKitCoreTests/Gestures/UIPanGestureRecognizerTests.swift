import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UIPanGestureRecognizerTests {
  let stage = GestureStage()
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), name: "pan", to: stage.page)
  }

  private func states() -> [String] { stage.log.take().filter { $0.hasPrefix("pan") } }

  @Test func `A42: it begins with enough fingers and ends when all lift`() {
    pan.minimumNumberOfTouches = 2

    let first = stage.down(CGPoint(x: 100, y: 100))
    stage.move(first, to: CGPoint(x: 150, y: 100))
    #expect(states() == [])
    let second = stage.down(CGPoint(x: 200, y: 100))
    stage.move(first, to: CGPoint(x: 250, y: 100))
    #expect(states() == ["pan.began"])
    stage.up(second)
    #expect(states() == [])
    stage.up(first)
    #expect(states() == ["pan.ended"])
  }

  @Test func `A43: ten points are enough, straight`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 107, y: 107))
    #expect(states() == [])

    stage.move(touch, to: CGPoint(x: 108, y: 106))

    #expect(states() == ["pan.began"])
  }

  @Test func `A43: going to and fro is not going far`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    for _ in 0..<10 {
      stage.move(touch, to: CGPoint(x: 106, y: 100))
      stage.move(touch, to: CGPoint(x: 94, y: 100))
    }

    #expect(states() == [])
  }

  @Test func `A44: translation is the whole way, in the asked view's space`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 130, y: 100))
    stage.move(touch, to: CGPoint(x: 160, y: 100))

    #expect(pan.translation(in: stage.page) == CGPoint(x: 50, y: 0))
    #expect(pan.translation(in: stage.card) == CGPoint(x: 50, y: 0))
    stage.card.frame.origin.x += 30
    #expect(pan.translation(in: stage.card) == CGPoint(x: 50, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 50, y: 0))
  }

  @Test func `A45: the slop is left out, its remainder is there at the beginning`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))

    stage.move(touch, to: CGPoint(x: 100, y: 112))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 2))
    stage.drag(touch, to: CGPoint(x: 100, y: 280), over: 0.2)

    #expect(abs(pan.translation(in: nil).y - 170) < 1e-9)
  }

  @Test func `A45: the other reading counts from touch-down`() {
    UIKitCompatibility.translationExcludesSlop = false
    defer { UIKitCompatibility.translationExcludesSlop = true }

    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 100, y: 112))

    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 12))
  }

  @Test func `A46: setting the translation counts from there and forgets the velocity`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.drag(touch, to: CGPoint(x: 200, y: 100), over: 0.2)
    #expect(pan.velocity(in: nil).x > 0)

    pan.setTranslation(CGPoint(x: 5, y: 0), in: stage.page)

    #expect(pan.velocity(in: nil) == .zero)
    stage.move(touch, to: CGPoint(x: 210, y: 100))
    #expect(abs(pan.translation(in: nil).x - 15) < 1e-9)
  }

  @Test func `A47, A48: velocity is points a second over the last tenth`() {
    let touch = stage.down(CGPoint(x: 50, y: 100))
    stage.drag(touch, to: CGPoint(x: 250, y: 100), over: 0.4)

    #expect(abs(pan.velocity(in: stage.page).x - 500) < 1)
    #expect(abs(pan.velocity(in: stage.page).y) < 1e-9)
  }

  @Test func `A48: a finger that rests before lifting has no velocity at its end`() {
    let touch = stage.down(CGPoint(x: 50, y: 100))
    stage.drag(touch, to: CGPoint(x: 250, y: 100), over: 0.4)
    let probe = VelocityProbe()
    pan.addTarget(probe, action: Selector(VelocityProbe.read(_:)))

    stage.wait(0.15)
    stage.up(touch)

    #expect(probe.velocity == .zero)
  }

  @Test func `A48: a finger lifted in motion keeps its velocity in the last action`() {
    let probe = VelocityProbe()
    pan.addTarget(probe, action: Selector(VelocityProbe.read(_:)))
    let touch = stage.down(CGPoint(x: 50, y: 100))
    stage.drag(touch, to: CGPoint(x: 250, y: 100), over: 0.4)

    stage.up(touch)

    #expect(abs((probe.velocity?.x ?? 0) - 500) < 1)
  }

  @Test func `A49: a finger more or less moves nothing`() {
    let first = stage.down(CGPoint(x: 100, y: 100))
    stage.move(first, to: CGPoint(x: 130, y: 100))
    let second = stage.down(CGPoint(x: 300, y: 300))
    #expect(pan.translation(in: nil).x == 20)
    stage.move(second, to: CGPoint(x: 320, y: 300))
    #expect(pan.translation(in: nil).x == 30)
    stage.up(second)
    #expect(pan.translation(in: nil).x == 30)

    stage.move(first, to: CGPoint(x: 135, y: 100))

    #expect(pan.translation(in: nil).x == 35)
  }

  @Test func `A49: a finger too many fails it before, and is ignored after the beginning`() {
    pan.maximumNumberOfTouches = 1

    let first = stage.down(CGPoint(x: 100, y: 100))
    stage.move(first, to: CGPoint(x: 130, y: 100))
    let second = stage.down(CGPoint(x: 300, y: 300))
    stage.move(second, to: CGPoint(x: 360, y: 300))
    #expect(pan.translation(in: nil).x == 20)
    #expect(pan.numberOfTouches == 1)
    stage.up(second)
    stage.up(first)

    let third = stage.down(CGPoint(x: 100, y: 100))
    let fourth = stage.down(CGPoint(x: 300, y: 300))
    #expect(pan.state == .failed)
    stage.up(third)
    stage.up(fourth)
  }

  @Test func `a place that is not a number moves nothing`() {
    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 130, y: 100))

    stage.move(touch, to: CGPoint(x: CGFloat.nan, y: .infinity))
    stage.move(touch, to: CGPoint(x: 131, y: 100))

    #expect(pan.translation(in: nil).x.isFinite)
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
    #expect(pan.translation(in: nil).x.isFinite)
  }

  @Test func `too few fingers are what it failed by, not the way they went`() {
    var verdicts: [GestureVerdict] = []
    stage.arbiter.onStateChange = { verdicts.append($0) }
    pan.minimumNumberOfTouches = 2

    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 300, y: 100))
    stage.up(touch)

    #expect(verdicts.first { $0.state == .failed }?.text == "lifted with 1 of 2 fingers")
  }

  @Test func `it says how far a finger that did not pan had come`() {
    var verdicts: [GestureVerdict] = []
    stage.arbiter.onStateChange = { verdicts.append($0) }

    let touch = stage.down(CGPoint(x: 100, y: 100))
    stage.move(touch, to: CGPoint(x: 104, y: 100))
    stage.up(touch)

    #expect(verdicts.first { $0.state == .failed }?.text == "lifted after 4 of 10 pt")
  }
}

final class VelocityProbe {
  var velocity: CGPoint?

  func read(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended { velocity = pan.velocity(in: nil) }
  }
}

/// A pan on a busy machine, whose frames come long after the samples they take in.
@Suite struct LateFrameTests {
  @Test func `A48 a frame that comes late does not make a moving finger look at rest`() {
    let world = Simulation()
    let page = UIViewController()
    let asked = VelocityAsker()
    let pan = UIPanGestureRecognizer()
    pan.delegate = asked
    world.show(page)
    page.view.addGestureRecognizer(pan)
    world.settle()
    // Time has run half a second ahead of what the window system says of its events.
    page.view.window?.arbiter.advance(to: world.clock.now + 0.5)

    world.finger.down(at: CGPoint(x: 100, y: 100))
    world.finger.move(to: CGPoint(x: 100, y: 200), over: 0.1)

    #expect((asked.velocity?.y ?? 0) > 100)
  }
}

/// Notes the velocity at the moment a pan is about to begin.
private final class VelocityAsker: NSObject, UIGestureRecognizerDelegate {
  var velocity: CGPoint?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
    return true
  }
}
