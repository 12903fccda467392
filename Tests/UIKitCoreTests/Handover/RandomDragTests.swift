import Display
import Foundation
import Geometry
import QuartzCore
import Testing

@testable import UIKitCore

/// What holds for any drag whatever, on a card with a list and with everything else that may want a
/// finger. Thirty thousand drags, the same in every run.
@Suite struct RandomDragTests {
  @Test(arguments: 0..<10)
  func `of any drags none breaks what must hold`(part: Int) {
    let course = RandomCourse(seed: 41 + UInt64(part))

    for _ in 0..<3_000 where course.faults.isEmpty { course.drag() }

    #expect(course.faults == [])
    #expect(course.handed > 0)
    #expect(course.stage.arbiter.routes.isEmpty && course.stage.arbiter.live.isEmpty)
  }
}

/// One stage, used for many drags, and what it has seen go wrong.
private final class RandomCourse {
  let stage = GestureStage()
  private(set) var faults: [String] = []
  /// Drags that passed from one to the other.
  private(set) var handed = 0

  private var numbers: DragNumbers
  private let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 684))
  private let content = TouchLedger(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
  private let pull = HandoverPanGestureRecognizer()
  private let states = StateLedger()
  private var time: TimeInterval = 0
  private var drags = 0
  private var listener: Listening?

  init(seed: UInt64) {
    numbers = DragNumbers(seed: seed)
    stage.screen.deviceInsets = .zero
    list.contentSize = content.frame.size
    list.addSubview(content)
    card.addSubview(list)
    stage.page.addSubview(card)
    stage.page.isUserInteractionEnabled = true
    card.addGestureRecognizer(pull)
    let others: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(),
    ]
    for other in others { stage.page.addGestureRecognizer(other) }
    for recognizer in others + [pull, list.panGestureRecognizer] {
      recognizer.addTarget(states, action: Selector(StateLedger.note(_:)))
    }
    stage.window.layoutIfNeeded()
    listener = Engine.listen { [weak self] event in
      if case .handover = event { self?.handed += 1 }
    }
  }

  private struct Place {
    var point: CGPoint
    var time: TimeInterval
  }

  func drag() {
    drags += 1
    prepare()
    let rate = [15.0, 60, 125, 1000][numbers.whole(0...3)]
    var point = CGPoint(x: numbers.number(20...370), y: numbers.number(110...800))
    var heading = numbers.number(0...(2 * .pi))
    if numbers.chance(0.6) { heading = (numbers.chance(0.6) ? 0.5 : 1.5) * .pi }
    var path = [Place(point: point, time: time)]
    send(.down, point)
    flush()
    var last = look()
    var lastPoint = point
    var isPlain = true
    var travelled: CGFloat = 0
    for _ in 0..<numbers.whole(2...14) {
      if numbers.chance(0.12) { heading += .pi }
      let before = point
      let step = numbers.chance(0.1) ? 0 : numbers.number(0...24)
      point.x += cos(heading) * step
      point.y += sin(heading) * step
      if numbers.chance(0.01) {
        // Somewhere far outside, as a pointer on another screen.
        point.y += numbers.chance(0.5) ? 40_000 : -40_000
      }
      stand(rate)
      if numbers.chance(0.01) { send(.move, CGPoint(x: CGFloat.nan, y: point.y)) }
      send(.move, point)
      path.append(Place(point: point, time: time))
      travelled += hypot(point.x - before.x, point.y - before.y)
      guard numbers.chance(0.7) else { continue }
      if numbers.chance(0.02) { isPlain = bringSecondFinger(near: point) && isPlain }
      flush()
      let now = look()
      if isPlain { check(now, after: last, finger: point.y - lastPoint.y, travelled: travelled) }
      travelled = 0
      last = now
      lastPoint = point
    }
    end(path)
  }

  /// Everything back to a place chosen for this drag.
  private func prepare() {
    time = (time + 1).rounded(.up)
    MediaTime.frame = time
    pull.policy = HandoverPolicy.allCases[numbers.whole(0...HandoverPolicy.allCases.count - 1)]
    card.transform = .identity
    list.stopMotion()
    let offsets: [CGFloat] = [0, 0, 20, 300, 1316, -30]
    list.bounds.origin.y = offsets[numbers.whole(0...5)]
    states.forget()
    content.forget()
  }

  /// A time on: most often as the device goes, sometimes none at all, sometimes back.
  private func stand(_ rate: Double) {
    if numbers.chance(0.1) { return }
    time += numbers.chance(0.03) ? -0.004 : 1 / rate
  }

  private func bringSecondFinger(near point: CGPoint) -> Bool {
    send(.down, CGPoint(x: point.x + 60, y: point.y + 10), contact: 2)
    flush()
    send(.up, CGPoint(x: point.x + 60, y: point.y + 10), contact: 2)
    return false
  }

  private func end(_ path: [Place]) {
    var path = path
    let bound = fastest(path)
    if numbers.chance(0.9) {
      send(.up, path.last?.point ?? .zero)
    } else {
      MediaTime.frame = time
      stage.window.dispatcher.cancel(at: time)
    }
    for speed in [pull.velocity(in: nil), list.panGestureRecognizer.velocity(in: nil)]
    where !(hypot(speed.x, speed.y) <= bound + 1) {
      fault("velocity \(speed) of a finger no faster than \(bound)")
    }
    flush()
    // Taps and presses that were waited for.
    MediaTime.frame = time + 1
    stage.arbiter.advance(to: time + 1)
    flush()
    list.stopMotion()
    for problem in states.problems + content.problems { fault(problem) }
    for verdict in stage.arbiter.verdicts {
      fault("\(verdict.recognizer.label) is not done: \(verdict.state), \(verdict.text)")
    }
    if list.isDragging || list.isTracking { fault("the list is still dragged") }
    for recognizer in [pull, list.panGestureRecognizer] where recognizer.state != .possible {
      fault("\(recognizer.label) stayed \(recognizer.state)")
    }
    path.removeAll()
  }

  private struct Look {
    var card: CGFloat
    var content: CGFloat
    var isInside: Bool
    var isHeld: Bool
  }

  private func look() -> Look {
    if pull.state == .began || pull.state == .changed {
      card.transform = CGAffineTransform(
        translationX: 0, y: max(0, pull.translation(in: stage.page).y))
    }
    let offset = list.contentOffset.y
    return Look(
      card: card.transform.ty, content: offset, isInside: offset >= 0 && offset <= 1316,
      isHeld: list.isDragging || pull.storedState.isActive)
  }

  /// - Parameters:
  ///   - finger: how far down the finger is from where it was.
  ///   - travelled: how far it went to get there.
  private func check(
    _ now: Look, after last: Look, finger: CGFloat, travelled: CGFloat
  ) {
    let (card, content) = (abs(now.card - last.card), abs(now.content - last.content))
    if !(card <= travelled + 0.5) { fault("the card jumped by \(card), finger \(travelled)") }
    if !(content <= travelled + 0.5) {
      fault("the content jumped by \(content), finger \(travelled)")
    }
    if pull.policy != .simultaneous, card + content > travelled + 0.7 {
      fault("\(pull.policy): card \(card) and content \(content), finger \(travelled)")
    }
    let isOneToOne =
      last.isHeld && now.isHeld && last.isInside && now.isInside && list.isDragging
      && (pull.policy == .withinDrag || pull.policy == .exclusive)
    if isOneToOne {
      let way = (now.card - last.card) - (now.content - last.content)
      let isAtEdge = now.content <= 0 || now.content >= 1316 || last.content <= 0
      if !isAtEdge, abs(way - finger) > 0.7 {
        fault("\(pull.policy): moved \(way), the finger \(finger)")
      }
    }
  }

  /// No finger went faster than between any two of its places.
  private func fastest(_ path: [Place]) -> CGFloat {
    var best: CGFloat = 0
    for (index, start) in path.enumerated() {
      for end in path[index...] {
        // Stamps that run back are taken for standing still.
        let span = max(end.time - start.time, 0.004)
        best = max(
          best, hypot(end.point.x - start.point.x, end.point.y - start.point.y) / CGFloat(span))
      }
    }
    return best
  }

  private func fault(_ text: String) {
    faults.append("drag \(drags): \(text)")
  }

  private func send(_ phase: PointerSample.Phase, _ point: CGPoint, contact: Int = 1) {
    MediaTime.frame = time
    stage.window.dispatcher.handle(
      PointerSample(
        phase: phase, contact: contact, position: point, time: time, device: .scripted))
  }

  private func flush() {
    MediaTime.frame = time
    stage.arbiter.flush()
  }

  isolated deinit {
    MediaTime.frame = nil
  }
}

/// Whether what recognizers tell their targets is a legal run of states (A2).
private final class StateLedger {
  private(set) var problems: [String] = []
  private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

  func note(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    let (old, new) = (last[key], recognizer.state)
    last[key] = new
    let isLegal =
      switch new {
      case .began: old == nil || old?.isTerminal == true
      case .changed, .cancelled: old == .began || old == .changed
      case .ended: old != .cancelled || recognizer is UITapGestureRecognizer
      default: false
      }
    if !isLegal {
      problems.append(
        "\(recognizer.label) went from \(old.map { "\($0)" } ?? "nothing") to \(new)")
    }
  }

  func forget() {
    problems.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
  }
}

/// Whether every touch that began ended, or was cancelled, exactly once.
private final class TouchLedger: UIView {
  private var open: Set<UITouch> = []
  private var closed: Set<UITouch> = []
  private var wrongs: [String] = []

  var problems: [String] { wrongs + (open.isEmpty ? [] : ["a touch never ended"]) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isDisjoint(with: touches) { wrongs.append("a touch began twice") }
    open.formUnion(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touches.isSubset(of: open) { wrongs.append("a touch moved that was not down") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  private func close(_ touches: Set<UITouch>) {
    if !touches.isSubset(of: open) || !closed.isDisjoint(with: touches) {
      wrongs.append("a touch ended that was not down")
    }
    open.subtract(touches)
    closed.formUnion(touches)
  }

  func forget() {
    open.removeAll(keepingCapacity: true)
    closed.removeAll(keepingCapacity: true)
    wrongs.removeAll(keepingCapacity: true)
  }
}
