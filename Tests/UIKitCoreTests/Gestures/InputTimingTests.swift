import Display
import Foundation
import Geometry
import Motion
import QuartzCore
import Testing

@testable import UIKitCore

/// How the samples of a finger come in.
enum InputFeed: String, CaseIterable {
  /// A sample every 67 ms.
  case fifteenASecond
  case sixtyASecond
  case mouse
  case thousandASecond
  /// Eight samples within each millisecond before a frame.
  case bursts
  /// All samples bear the stamp of the touch.
  case standingStill
  /// Every third sample is stamped before the one ahead of it.
  case outOfOrder
  /// A frame's worth of samples bear one stamp, that of a frame ago.
  case late

  /// Whether its stamps tell how fast the finger is.
  var isTimed: Bool { self != .standingStill && self != .outOfOrder }

  /// The stamps and shares of a way that takes `duration`, and how many samples make a frame.
  func samples(over duration: TimeInterval) -> [(time: TimeInterval, part: CGFloat)] {
    func even(_ rate: Double) -> [(time: TimeInterval, part: CGFloat)] {
      let count = max(1, Int((rate * duration).rounded()))
      return (1...count).map {
        (duration * Double($0) / Double(count), CGFloat($0) / CGFloat(count))
      }
    }
    return switch self {
    case .fifteenASecond: even(15)
    case .sixtyASecond: even(60)
    case .mouse: even(125)
    case .thousandASecond: even(1000)
    case .bursts:
      even(480).enumerated().map { index, sample in
        let frame = Double(index / 8 + 1) * duration / (duration * 60).rounded()
        return (frame - 0.001 + Double(index % 8 + 1) * 0.000_125, sample.part)
      }
    case .standingStill: even(60).map { (0, $0.part) }
    case .outOfOrder:
      even(125).enumerated().map { index, sample in
        (sample.time - (index % 3 == 2 ? 0.02 : 0), sample.part)
      }
    case .late: even(60).map { ($0.time - 1.0 / 60, $0.part) }
    }
  }
}

/// A window whose fingers bear any stamp at all.
private final class FeedStage {
  let stage = GestureStage()
  private var point = CGPoint.zero
  private var began: TimeInterval = 0

  init() {
    stage.screen.deviceInsets = .zero
  }

  func down(_ point: CGPoint) {
    self.point = point
    began = stage.time
    send(.down, point, at: began)
    flush()
  }

  /// Moves in a straight line, the samples as they are fed, a frame's input each frame.
  func move(by way: CGPoint, over duration: TimeInterval, _ feed: InputFeed) {
    let start = point
    let touched = stage.time
    var samples = feed.samples(over: duration)[...]
    let frames = Int((duration * 60).rounded())
    for frame in 1...frames {
      stage.wait(GestureStage.frame)
      // What is stamped earlier is there by now; what has no time of its own comes evenly.
      let share = CGFloat(frame) / CGFloat(frames) + 1e-9
      while let next = samples.first,
        feed == .standingStill || feed == .late
          ? next.part <= share : touched + next.time <= stage.time + 1e-9
      {
        samples.removeFirst()
        let place = CGPoint(x: start.x + way.x * next.part, y: start.y + way.y * next.part)
        send(.move, place, at: feed == .standingStill ? began : touched + next.time)
      }
      flush()
    }
    point = CGPoint(x: start.x + way.x, y: start.y + way.y)
  }

  func jump(to point: CGPoint) {
    stage.wait(GestureStage.frame)
    send(.move, point, at: stage.time)
    flush()
  }

  func up(_ feed: InputFeed) {
    send(.up, point, at: feed == .standingStill ? began : stage.time)
    flush()
  }

  private func send(_ phase: PointerSample.Phase, _ point: CGPoint, at time: TimeInterval) {
    stage.inFrame {
      stage.window.dispatcher.handle(
        PointerSample(
          phase: phase, contact: 1, position: point, time: time, device: .scripted))
    }
  }

  private func flush() {
    stage.inFrame { stage.arbiter.flush() }
  }
}

/// Coarse input, dense input, and stamps that tell nothing: the verdicts are those of the drag.
@Suite struct InputTimingTests {
  @Test(arguments: InputFeed.allCases)
  func `A43, A45: a pan begins once and has gone as far as the finger, less the slop`(
    feed: InputFeed
  ) {
    let input = FeedStage()
    let pan = input.stage.add(UIPanGestureRecognizer(), name: "pan", to: input.stage.page)
    let end = ReleaseProbe()
    pan.addTarget(end, action: Selector(ReleaseProbe.read(_:)))

    input.down(CGPoint(x: 100, y: 150))
    input.move(by: CGPoint(x: 180, y: 240), over: 0.4, feed)
    input.stage.wait(0.3)
    input.up(feed)

    let lines = input.stage.log.lines.filter { $0.hasPrefix("pan.") }
    #expect(lines.first == "pan.began" && lines.last == "pan.ended")
    #expect(lines.filter { $0 == "pan.began" || $0 == "pan.ended" }.count == 2)
    #expect(abs(end.translation.x - 290 * 0.6) < 0.01 && abs(end.translation.y - 290 * 0.8) < 0.01)
    if feed != .standingStill { #expect(end.velocity == .zero) }
  }

  @Test(arguments: InputFeed.allCases)
  func `A48: a flick has its direction always, and its speed where the stamps tell it`(
    feed: InputFeed
  ) {
    let input = FeedStage()
    let pan = input.stage.add(UIPanGestureRecognizer(), name: "pan", to: input.stage.page)
    let end = ReleaseProbe()
    pan.addTarget(end, action: Selector(ReleaseProbe.read(_:)))

    input.down(CGPoint(x: 100, y: 150))
    input.move(by: CGPoint(x: 0, y: 320), over: 0.2, feed)
    input.up(feed)

    #expect(end.velocity.x == 0 && end.velocity.y > 0)
    // No stamps at all may make a bullet of a finger.
    #expect(end.velocity.y < 1600 * 2.5)
    if feed.isTimed { #expect(abs(end.velocity.y - 1600) < 1600 * 0.12, "\(end.velocity.y)") }
  }

  @Test(arguments: InputFeed.allCases)
  func `B15: content is where the finger has put it, and a throw stays a throw`(feed: InputFeed) {
    let input = FeedStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 9000)
    input.stage.page.addSubview(list)
    input.stage.wait(GestureStage.frame)

    input.down(CGPoint(x: 200, y: 700))
    input.move(by: CGPoint(x: 0, y: -300), over: 0.3, feed)
    let held = list.contentOffset.y
    input.up(feed)
    input.stage.wait(5)

    #expect(abs(held - 290) < 0.34)
    #expect(list.contentOffset.y > 290)
    // At most as if all of it had come in the last tenth of a second.
    #expect(list.contentOffset.y <= 290 + 3000 * 0.5)
    #expect(!list.isDecelerating)
  }

  @Test(arguments: InputFeed.allCases, HandoverPolicy.allCases)
  func `B36: the content hands over at its top, however the samples come`(
    feed: InputFeed, policy: HandoverPolicy
  ) {
    let input = FeedStage()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UIScrollView(frame: card.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    card.addSubview(list)
    input.stage.page.addSubview(card)
    let pull = HandoverPanGestureRecognizer()
    pull.policy = policy
    card.addGestureRecognizer(pull)
    input.stage.wait(GestureStage.frame)
    list.contentOffset.y = 60

    input.down(CGPoint(x: 200, y: 200))
    input.move(by: CGPoint(x: 0, y: 310), over: 0.3, feed)

    let pulled = pull.state == .changed || pull.state == .began ? pull.translation(in: nil).y : 0
    let offset = list.contentOffset.y
    switch policy {
    case .withinDrag: #expect(offset == 0 && abs(pulled - 240) < 0.01)
    case .requireFailure: #expect(offset == 60 && abs(pulled - 300) < 0.01)
    case .exclusive, .simultaneous, .pinned, .system:
      let stretch = -RubberBand(dimension: 844).banded(240)
      #expect(pulled == 0 && abs(offset - CGFloat(stretch)) < 0.34)
    }
  }

  @Test(arguments: InputFeed.allCases)
  func `A52, A58: edge pans and swipes are told apart, however the samples come`(
    feed: InputFeed
  ) {
    let input = FeedStage()
    let edge = input.stage.add(
      UIScreenEdgePanGestureRecognizer(), name: "edge", to: input.stage.page)
    edge.edges = .left
    let swipe = input.stage.add(UISwipeGestureRecognizer(), name: "swipe", to: input.stage.page)
    swipe.require(toFail: edge)

    input.down(CGPoint(x: 8, y: 400))
    input.move(by: CGPoint(x: 160, y: 4), over: 0.2, feed)
    input.up(feed)
    #expect(
      told(input) == ["edge.began", "edge.ended"])
    input.stage.wait(1)
    input.down(CGPoint(x: 100, y: 400))
    input.move(by: CGPoint(x: 160, y: 4), over: 0.2, feed)
    input.up(feed)

    #expect(
      told(input)
        == ["swipe.ended"])
  }

  /// What recognizers have told since the last time, but for each change.
  private func told(_ input: FeedStage) -> [String] {
    input.stage.log.take().filter { !$0.hasPrefix("page") && !$0.hasSuffix("changed") }
  }

  @Test func `a press whose samples all bear one stamp is a tap, and long only with time`() {
    let input = FeedStage()
    _ = input.stage.add(UITapGestureRecognizer(), name: "tap", to: input.stage.page)
    _ = input.stage.add(UILongPressGestureRecognizer(), name: "long", to: input.stage.page)

    input.down(CGPoint(x: 100, y: 150))
    input.up(.standingStill)
    input.stage.wait(1)
    #expect(told(input) == ["tap.ended"])
    input.down(CGPoint(x: 100, y: 150))
    input.stage.wait(0.6)
    input.up(.standingStill)

    #expect(
      told(input) == ["long.began", "long.ended"])
  }

  @Test(arguments: [CGFloat(40_000), -40_000, 1e9, -1e12, .greatestFiniteMagnitude])
  func `far outside and back again nothing is lost`(far: CGFloat) {
    let input = FeedStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 3000)
    input.stage.page.addSubview(list)
    let pan = input.stage.add(UIPanGestureRecognizer(), name: "pan", to: input.stage.page)
    let both = ScriptedDelegate()
    both.simultaneous = true
    pan.delegate = both
    input.stage.wait(GestureStage.frame)
    input.down(CGPoint(x: 200, y: 600))
    input.move(by: CGPoint(x: 0, y: -110), over: 0.2, .sixtyASecond)

    input.jump(to: CGPoint(x: 200, y: far))
    let way = pan.translation(in: nil)
    let speed = pan.velocity(in: nil)
    let offset = list.contentOffset.y
    #expect(way.y.isFinite && speed.y.isFinite && (way.y > 0) == (far > 0))
    #expect(offset.isFinite && offset > -845 && offset < 3000 + 1)
    input.jump(to: CGPoint(x: 200, y: 490))

    #expect(abs(pan.translation(in: nil).y + 100) < 0.01)
    #expect(abs(list.contentOffset.y - 100) < 0.34)
  }

  @Test(arguments: [
    CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .nan, ty: .infinity),
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: .infinity, y: 1),
    CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
  ])
  func `a bad transform in mid-drag moves nothing, and mended the drag goes on`(
    bad: CGAffineTransform
  ) {
    let input = FeedStage()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UIScrollView(frame: card.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    card.addSubview(list)
    input.stage.page.addSubview(card)
    let pull = HandoverPanGestureRecognizer()
    card.addGestureRecognizer(pull)
    input.stage.wait(GestureStage.frame)
    list.contentOffset.y = 30
    input.down(CGPoint(x: 200, y: 300))
    input.move(by: CGPoint(x: 0, y: 24), over: 0.1, .sixtyASecond)

    card.transform = bad
    input.move(by: CGPoint(x: 0, y: 6), over: 0.1, .sixtyASecond)
    for view in [card, list, nil] {
      let (way, speed) = (pull.translation(in: view), pull.velocity(in: view))
      #expect(way.x.isFinite && way.y.isFinite && speed.x.isFinite && speed.y.isFinite)
      pull.setTranslation(pull.translation(in: nil), in: nil)
    }
    #expect(list.contentOffset.x.isFinite && list.contentOffset.y.isFinite)
    card.transform = .identity
    input.move(by: CGPoint(x: 0, y: 170), over: 0.2, .sixtyASecond)

    #expect(list.contentOffset.y == 0)
    let pulled = pull.translation(in: nil).y
    #expect(pulled > 140 && pulled <= 190.01)
    input.up(.sixtyASecond)
    #expect(pull.state == .possible || pull.state == .ended)
    #expect(input.stage.arbiter.routes.isEmpty)
  }
}

private final class ReleaseProbe {
  var velocity = CGPoint(x: -1, y: -1)
  var translation = CGPoint(x: -1, y: -1)

  func read(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    velocity = pan.velocity(in: nil)
    translation = pan.translation(in: nil)
  }
}
