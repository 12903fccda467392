import Display
import Foundation
import QuartzCore

@testable import UIKitCore

/// A window with a page and a card on it, and fingers that obey the frame clock.
final class GestureStage {
  let screen = UIScreen(size: CGSize(width: 390, height: 844), scale: 3)
  let window: UIWindow
  let page = LoggingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let card = LoggingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))
  let log = CallLog()
  private(set) var time: TimeInterval = 0
  private var fingers = 0
  private var turns = 0

  static let frame = 1.0 / 60

  var arbiter: GestureArbiter { window.arbiter }

  init() {
    window = UIWindow(screen: screen)
    window.isHidden = false
    page.name = "page"
    card.name = "card"
    page.log = log
    card.log = log
    window.addSubview(page)
    page.addSubview(card)
  }

  /// Brings a finger down at the time reached.
  func down(_ point: CGPoint) -> UITouch {
    fingers += 1
    send(.down, fingers, point)
    flush()
    return arbiter.routes.last?.touch
      ?? UITouch(contact: fingers, location: point, time: time, window: window)
  }

  /// Moves a finger within the frame; nothing is flushed.
  func sample(_ touch: UITouch, to point: CGPoint, after: TimeInterval = 0) {
    time += after
    send(.move, touch.contact, point)
  }

  /// Moves a finger by one frame.
  func move(_ touch: UITouch, to point: CGPoint) {
    wait(Self.frame)
    sample(touch, to: point)
    flush()
  }

  /// Moves a finger evenly over a time, a sample a frame.
  func drag(_ touch: UITouch, to end: CGPoint, over duration: TimeInterval) {
    let start = touch.location(in: nil)
    let steps = max(1, Int((duration / Self.frame).rounded()))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      move(
        touch,
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  func up(_ touch: UITouch) {
    send(.up, touch.contact, touch.location(in: nil))
    flush()
  }

  /// Takes all fingers away.
  func cancel() {
    window.dispatcher.cancel(at: time)
    arbiter.flush()
  }

  private func send(_ phase: PointerSample.Phase, _ contact: Int, _ point: CGPoint) {
    MediaTime.frame = time
    defer { MediaTime.frame = nil }
    window.dispatcher.handle(
      PointerSample(
        phase: phase, contact: contact, position: point, time: time, device: .scripted))
  }

  func tap(_ point: CGPoint) {
    let touch = down(point)
    wait(0.05)
    up(touch)
  }

  /// Lets time pass, a turn for each frame.
  func wait(_ duration: TimeInterval) {
    let start = time
    let frames = Int(duration / Self.frame - 1e-6)
    for frame in stride(from: 1, through: frames, by: 1) {
      time = start + Double(frame) * Self.frame
      turn()
    }
    time = start + duration
    turn()
  }

  /// Does something at the time reached, as an app would in the midst of a frame.
  ///
  /// Suites are made before their tests run, so several stages may live at once: the engine's one
  /// time belongs to a stage only while it acts.
  func inFrame(_ body: () -> Void) {
    MediaTime.frame = time
    defer { MediaTime.frame = nil }
    body()
  }

  /// Ends the frame's input.
  private func flush() {
    inFrame { arbiter.flush() }
  }

  private func turn() {
    turns += 1
    MediaTime.frame = time
    defer { MediaTime.frame = nil }
    arbiter.flush()
    arbiter.advance(to: time)
    CADisplayLink.fire(FrameTick(time: time, period: Self.frame, index: turns))
    screen.tree.commit()
  }

  /// A recognizer whose actions go to the log as `name.state`.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: Selector(CallLog.record(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// What was called, in order.
final class CallLog {
  var lines: [String] = []

  func record(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?").\(recognizer.state)")
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that tells the log of its touches.
final class LoggingView: UIView {
  var name = "view"
  var log: CallLog?
  var refuses: [UIGestureRecognizer] = []
  var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !refuses.contains { $0 === recognizer }
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    log?.lines.append("\(name).touches.\(what)")
    places += touches.map { $0.location(in: nil) }
  }
}

/// A delegate with an answer for everything.
final class ScriptedDelegate: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var simultaneous = false
  var requiresFailureOf: UIGestureRecognizer?
  var requiredToFailBy: UIGestureRecognizer?
  var receives = true
  var receivesEvents = true
  var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("shouldBegin")
    return shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("simultaneously")
    return simultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("requireFailureOf")
    return requiresFailureOf === otherGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("requiredToFailBy")
    return requiredToFailBy === otherGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("receiveTouch")
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append("receiveEvent")
    return receivesEvents
  }
}

/// Does in each touch method what it is told.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: ((ScriptedRecognizer) -> Void)?
  var onMoved: ((ScriptedRecognizer) -> Void)?
  var onEnded: ((ScriptedRecognizer) -> Void)?
  var resets = 0
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("began")
    onBegan?(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("moved")
    onMoved?(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("ended")
    onEnded?(self)
  }
  override func reset() {
    resets += 1
  }
}
