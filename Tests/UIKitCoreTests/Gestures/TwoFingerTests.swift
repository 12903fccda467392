import Display
import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

/// A page that takes two fingers, in the pretend world.
private final class TwoFingerStage {
  let world = Simulation()
  let page = UIViewController()
  let log = CallLog()

  init() {
    world.show(page)
  }

  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer
  {
    recognizer.name = name
    recognizer.addTarget(log, action: Selector(CallLog.record(_:)))
    page.view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

@Suite struct UIPinchGestureRecognizerTests {
  @Test func `it begins once the fingers are ten points further apart, and ends when both lift`() {
    let stage = TwoFingerStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let finger = stage.world.finger

    finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    finger.move(to: CGPoint(x: 141, y: 400), CGPoint(x: 250, y: 400), over: 0.05)
    #expect(pinch.state == .possible)
    finger.move(to: CGPoint(x: 140, y: 400), CGPoint(x: 250, y: 400), over: 0.05)
    #expect(stage.log.lines == ["pinch.began"])
    finger.secondUp()
    #expect(pinch.state == .began || pinch.state == .changed)
    finger.up()

    #expect(stage.log.lines.last == "pinch.ended")
  }

  @Test func `the scale leaves out what it took to begin`() {
    let stage = TwoFingerStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let finger = stage.world.finger

    finger.down(at: CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400))
    finger.move(to: CGPoint(x: 85, y: 400), CGPoint(x: 305, y: 400), over: 0.3)

    // 110 points apart is where it counts from: 220 are twice as many.
    #expect(abs(pinch.scale - 2) < 1e-6)
    #expect(abs(pinch.location(in: nil).x - 195) < 1e-6)
    #expect(pinch.numberOfTouches == 2)
  }

  @Test func `setting the scale counts on from there and forgets the velocity`() {
    let stage = TwoFingerStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let finger = stage.world.finger
    finger.down(at: CGPoint(x: 140, y: 400), CGPoint(x: 240, y: 400))
    finger.move(to: CGPoint(x: 90, y: 400), CGPoint(x: 290, y: 400), over: 0.3)
    #expect(pinch.velocity > 1)

    pinch.scale = 1
    #expect(pinch.velocity == 0)
    finger.move(to: CGPoint(x: 40, y: 400), CGPoint(x: 340, y: 400), over: 0.2)

    #expect(abs(pinch.scale - 1.5) < 1e-6)
    // Half a scale in a fifth of a second.
    #expect(abs(pinch.velocity - 2.5) < 0.1)
  }

  @Test func `a finger that lifts and comes down elsewhere moves nothing`() {
    let stage = TwoFingerStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let finger = stage.world.finger
    finger.down(at: CGPoint(x: 140, y: 400), CGPoint(x: 240, y: 400))
    finger.move(to: CGPoint(x: 90, y: 400), CGPoint(x: 290, y: 400), over: 0.3)
    let scale = pinch.scale

    finger.secondUp()
    finger.move(to: CGPoint(x: 60, y: 300), over: 0.1)
    finger.secondDown(at: CGPoint(x: 160, y: 300))
    #expect(pinch.scale == scale)
    finger.move(to: CGPoint(x: 60, y: 300), CGPoint(x: 260, y: 300), over: 0.1)

    #expect(abs(pinch.scale - 2 * scale) < 1e-6)
  }

  @Test func `a third finger fails it before it begins and is ignored after`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), name: "pinch", to: stage.page)

    let early = [
      stage.down(CGPoint(x: 100, y: 100)), stage.down(CGPoint(x: 200, y: 100)),
      stage.down(CGPoint(x: 300, y: 100)),
    ]
    #expect(pinch.state == .failed)
    for touch in early { stage.up(touch) }
    let first = stage.down(CGPoint(x: 100, y: 100))
    let second = stage.down(CGPoint(x: 200, y: 100))
    stage.move(second, to: CGPoint(x: 230, y: 100))
    let third = stage.down(CGPoint(x: 300, y: 300))
    stage.move(third, to: CGPoint(x: 0, y: 0))

    #expect(pinch.numberOfTouches == 2)
    #expect(pinch.state == .began)
    _ = first
  }

  @Test func `two fingers on one spot are no division by nothing`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), name: "pinch", to: stage.page)
    _ = stage.down(CGPoint(x: 100, y: 100))
    let second = stage.down(CGPoint(x: 100, y: 100))

    stage.move(second, to: CGPoint(x: 160, y: 100))
    stage.move(second, to: CGPoint(x: 100, y: 100))
    stage.move(second, to: CGPoint(x: CGFloat.nan, y: .infinity))
    stage.move(second, to: CGPoint(x: 130, y: 100))

    #expect(pinch.scale.isFinite && pinch.scale > 0)
    #expect(pinch.velocity.isFinite)
  }

  @Test func `lifted too early it says how far it had come`() {
    let stage = GestureStage()
    _ = stage.add(UIPinchGestureRecognizer(), name: "pinch", to: stage.page)
    var verdicts: [GestureVerdict] = []
    stage.arbiter.onStateChange = { verdicts.append($0) }

    let first = stage.down(CGPoint(x: 100, y: 100))
    let second = stage.down(CGPoint(x: 200, y: 100))
    stage.move(second, to: CGPoint(x: 204, y: 100))
    stage.up(first)
    stage.up(second)

    #expect(verdicts.last { $0.state == .failed }?.text.contains("4 of 10 pt") == true)
  }
}

@Suite struct UIRotationGestureRecognizerTests {
  @Test func `it follows the turn, its slop left out`() {
    let stage = TwoFingerStage()
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    let finger = stage.world.finger
    var last: CGFloat = 0
    let probe = RotationProbe { last = $0 }
    rotation.addTarget(probe, action: Selector(RotationProbe.read(_:)))

    finger.pinch(
      about: CGPoint(x: 195, y: 400), from: 200, to: 200, turning: .pi / 2, over: 0.5)

    // Ten points around a finger 200 away are a twentieth of a radian.
    #expect(abs(last - (.pi / 2 - 0.05)) < 0.01)
    #expect(stage.log.lines.first == "rotation.began")
    #expect(stage.log.lines.last == "rotation.ended")
  }

  @Test func `a whole turn and more is counted on`() {
    let stage = TwoFingerStage()
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    let finger = stage.world.finger
    finger.sampleRate = 250
    var last: CGFloat = 0
    let probe = RotationProbe { last = $0 }
    rotation.addTarget(probe, action: Selector(RotationProbe.read(_:)))

    for turn in 0..<5 {
      let angle = CGFloat(turn) * .pi / 2
      let (a, b) = (
        CGPoint(x: 195 - 100 * cos(angle), y: 400 - 100 * sin(angle)),
        CGPoint(x: 195 + 100 * cos(angle), y: 400 + 100 * sin(angle))
      )
      if turn == 0 { finger.down(at: a, b) }
      for part in 1...6 {
        let next = angle + CGFloat(part) * .pi / 12
        finger.move(
          to: CGPoint(x: 195 - 100 * cos(next), y: 400 - 100 * sin(next)),
          CGPoint(x: 195 + 100 * cos(next), y: 400 + 100 * sin(next)), over: 0.05)
      }
    }

    #expect(abs(last - (5 * .pi / 2 - 0.05)) < 0.02)
    #expect(rotation.velocity > 1)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
  }

  @Test func `A15: pinch and rotation exclude each other unless somebody lets both`() {
    let stage = TwoFingerStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    _ = stage.add(UIRotationGestureRecognizer(), "rotation")
    let center = CGPoint(x: 195, y: 400)

    stage.world.finger.pinch(about: center, from: 100, to: 300, turning: 1)
    let alone = Set(stage.log.take().map { $0.prefix { $0 != "." } })
    let delegate = ScriptedDelegate()
    delegate.simultaneous = true
    pinch.delegate = delegate
    stage.world.finger.pinch(about: center, from: 100, to: 300, turning: 1)
    let together = Set(stage.log.take().map { $0.prefix { $0 != "." } })

    #expect(alone.count == 1)
    #expect(together == ["pinch", "rotation"])
  }
}

private final class RotationProbe {
  let note: (CGFloat) -> Void

  init(_ note: @escaping (CGFloat) -> Void) {
    self.note = note
  }

  func read(_ rotation: UIRotationGestureRecognizer) {
    note(rotation.rotation)
  }
}

@Suite struct MirroredFingerTests {
  private let center = CGPoint(x: 195, y: 422)

  private func expand(
    _ samples: [(PointerSample.Phase, CGPoint, KeyModifiers)]
  ) -> [String] {
    var mirror = MirroredFinger()
    var heard: [String] = []
    for (phase, place, modifiers) in samples {
      let sample = PointerSample(
        phase: phase, position: place, time: 0, device: .mouse, modifiers: modifiers)
      mirror.expand(sample, about: center) {
        heard.append(
          "\($0.contact == 0 ? 1 : 2) \($0.phase) \(Int($0.position.x)) \(Int($0.position.y))")
      }
    }
    return heard
  }

  @Test func `with a modifier held a second finger mirrors the first about the centre`() {
    let heard = expand([
      (.down, CGPoint(x: 100, y: 400), .control), (.move, CGPoint(x: 90, y: 390), .control),
      (.up, CGPoint(x: 90, y: 390), .control),
    ])

    #expect(
      heard == [
        "1 down 100 400", "2 down 290 444", "1 move 90 390", "2 move 300 454", "1 up 90 390",
        "2 up 300 454",
      ])
  }

  @Test func `with shift as well both go the same way`() {
    let heard = expand([
      (.down, CGPoint(x: 100, y: 400), .alternate),
      (.move, CGPoint(x: 110, y: 420), [.alternate, .shift]),
      (.move, CGPoint(x: 120, y: 440), [.alternate, .shift]),
    ])

    #expect(
      heard.filter { $0.hasPrefix("2") } == ["2 down 290 444", "2 move 300 464", "2 move 310 484"])
  }

  @Test func `it comes and goes with the modifier, and lifts with the mouse`() {
    let heard = expand([
      (.down, CGPoint(x: 100, y: 400), []), (.move, CGPoint(x: 100, y: 410), .control),
      (.move, CGPoint(x: 100, y: 420), []), (.up, CGPoint(x: 100, y: 420), .control),
    ])

    #expect(
      heard == [
        "1 down 100 400", "1 move 100 410", "2 down 290 434", "2 up 290 434", "1 move 100 420",
        "1 up 100 420",
      ])
  }

  @Test func `a mouse with a modifier pinches through the frame loop`() {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let pinch = UIPinchGestureRecognizer()
    page.view.addGestureRecognizer(pinch)
    func mouse(_ phase: PointerSample.Phase, _ place: CGPoint) {
      world.input.schedule(
        .pointer(
          PointerSample(
            phase: phase, position: place, time: world.clock.now, device: .mouse,
            modifiers: .control)), at: world.clock.now)
      world.advanceFrame()
    }

    mouse(.down, CGPoint(x: 145, y: 422))
    mouse(.move, CGPoint(x: 85, y: 422))

    #expect(abs(pinch.scale - 2) < 1e-6)
    mouse(.up, CGPoint(x: 85, y: 422))
    #expect(pinch.state == .possible)
  }
}

@Suite struct UIHoverGestureRecognizerTests {
  private func make() -> (Simulation, UIView, UIHoverGestureRecognizer, CallLog) {
    let world = Simulation()
    let page = UIViewController()
    world.show(page)
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    page.view.addSubview(card)
    let hover = UIHoverGestureRecognizer()
    hover.name = "hover"
    let log = CallLog()
    hover.addTarget(log, action: Selector(CallLog.record(_:)))
    card.addGestureRecognizer(hover)
    return (world, card, hover, log)
  }

  @Test func `it begins over its view, changes on it and ends beside it`() {
    let (world, card, hover, log) = make()

    world.finger.hover(at: CGPoint(x: 50, y: 50))
    world.finger.hover(at: CGPoint(x: 150, y: 150))
    world.finger.hover(at: CGPoint(x: 160, y: 155))
    let place = hover.location(in: card)
    world.finger.hover(at: CGPoint(x: 300, y: 300))

    #expect(log.lines == ["hover.began", "hover.changed", "hover.ended"])
    #expect(place == CGPoint(x: 60, y: 55))
    #expect(hover.state == .possible)
  }

  @Test func `it takes no touch and prevents nobody`() {
    let (world, card, hover, log) = make()
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    tap.addTarget(log, action: Selector(CallLog.record(_:)))
    card.addGestureRecognizer(tap)

    world.finger.hover(at: CGPoint(x: 150, y: 150))
    world.finger.tap(at: CGPoint(x: 150, y: 150))

    #expect(log.lines == ["hover.began", "tap.ended"])
    #expect(hover.numberOfTouches == 0)
  }

  @Test func `A22, A23: switched off or taken from its view it is cancelled`() {
    let (world, card, hover, log) = make()
    world.finger.hover(at: CGPoint(x: 150, y: 150))

    hover.isEnabled = false
    hover.isEnabled = true
    world.finger.hover(at: CGPoint(x: 151, y: 150))
    card.removeGestureRecognizer(hover)

    #expect(log.lines == ["hover.began", "hover.cancelled", "hover.began", "hover.cancelled"])
  }

  @Test func `moves without a button are wanted only while somebody hovers`() {
    let (world, card, hover, _) = make()
    world.finger.hover(at: CGPoint(x: 5, y: 5))
    #expect(world.input.wantsHover)

    card.removeGestureRecognizer(hover)
    world.finger.hover(at: CGPoint(x: 6, y: 5))

    #expect(!world.input.wantsHover)
  }
}
