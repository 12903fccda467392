public import Foundation

/// Decides who gets a touch: which recognizer, or the view.
///
/// One for each window. Recognizers hear of an event before the view does (A10), the deepest view's
/// first (A18), of two on one view the one added last. Then those that waited are looked at, then
/// views lose or get their touches, and last come the actions, once a frame for each state (A51).
///
/// A turn is: any number of samples, then `flush()`.
@preconcurrency @MainActor
public final class GestureArbiter {
  /// Told of every state a target is told of, and of failing and resetting.
  public var onStateChange: ((GestureVerdict) -> Void)?

  /// Told who got a touch and who did not, and why: whenever a recognizer gets its gesture, and once
  /// when all is over.
  public var onArbitration: ((GestureArbitration) -> Void)?

  /// Where its touches are.
  var window: UIWindow? { link?.window }
  private let link: WindowLink?
  /// Where its recognizers find it.
  let ownLink = ArbiterLink()
  /// The newest time heard of.
  private(set) var time: TimeInterval = 0
  /// Whether samples have come since time last passed by itself: until then it is as late as the
  /// newest sample says, however late the frame is in which it is looked at.
  private(set) var isTakingInput = false
  /// The touches that are down, and those whose view does not know yet that they are up.
  var routes: [TouchRoute] = []
  /// Every recognizer with a part in this touch sequence, deepest view first.
  var live: [UIGestureRecognizer] = []
  /// States whose targets have not been told.
  var unfired: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// The event in hand, for views that hear of it late.
  var event: UIEvent?
  /// Whether recognizers are being handed an event, so that decisions have to wait.
  var isDelivering = false
  /// Those that had no part in this touch sequence, or are done with it, for the record.
  var bystanders: [GestureVerdict] = []
  /// The one whose gesture has just been decided; told once the views know.
  var justRecognized: UIGestureRecognizer?
  /// What a wheel or a touchpad is scrolling.
  var scrolling: ScrollSession?
  private var isFlushing = false
  /// Whether a view has left the window since the last flush.
  private var hasLostViews = false

  public init(window: UIWindow?) {
    link = window?.link
    ownLink.arbiter = self
  }

  deinit { ownLink.arbiter = nil }

  /// Takes touches that came down; their views are set.
  public func touchesBegan(_ touches: Set<UITouch>, event: UIEvent) {
    flush()
    note(touches, event)
    for touch in inOrder(touches) { route(touch, event) }
    deliver(touches, event) { $0.touchesBegan($1, with: $2) }
    settle()
    flush()
  }

  /// Takes a sample of touches that are down.
  public func touchesMoved(_ touches: Set<UITouch>, event: UIEvent) {
    note(touches, event)
    for route in routes where touches.holds(route.touch) { route.hasMoved = true }
    deliver(touches, event) { $0.touchesMoved($1, with: $2) }
    settle()
    moveViews(touches, event)
  }

  /// Takes touches that were lifted.
  public func touchesEnded(_ touches: Set<UITouch>, event: UIEvent) {
    flush()
    note(touches, event)
    deliver(touches, event) { $0.touchesEnded($1, with: $2) }
    for route in routes where touches.holds(route.touch) { route.hasEnded = true }
    forget(touches)
    settle()
    flush()
  }

  /// Takes touches that were taken away (A24).
  public func touchesCancelled(_ touches: Set<UITouch>, event: UIEvent) {
    flush()
    note(touches, event)
    deliver(touches, event) { $0.touchesCancelled($1, with: $2) }
    cancelViews(touches, event)
    forget(touches)
    settle()
    flush()
  }

  /// Ends everything: recognizers that have begun are cancelled, the others fail, views get
  /// `touchesCancelled`.
  public func cancelAll() {
    let down = Set(routes.map(\.touch))
    for touch in down { touch.phase = .cancelled }
    let event = UIEvent(type: .touches, timestamp: time, touches: down)
    if !down.isEmpty { touchesCancelled(down, event: event) }
    for recognizer in live { abandon(recognizer, because: "the gesture was interrupted") }
    settle()
    flush()
  }

  /// When a recognizer next wants to be called, on the frame clock; nil for never.
  public var nextDeadline: TimeInterval? {
    var next = scrolling?.deadline
    for recognizer in live {
      guard let deadline = recognizer.deadline else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  /// Lets time pass: calls recognizers whose deadline has come, in that order.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    isTakingInput = false
    self.time = max(self.time, time)
    while let due = live.filter({ ($0.deadline ?? .infinity) <= time })
      .min(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) })
    {
      let deadline = due.deadline ?? time
      due.deadline = nil
      due.deadlinePassed(at: deadline)
      settle()
      flush()
    }
    endScrolling(before: time)
  }

  /// Ends a frame's input: targets are told, and those that are done go back to possible.
  public func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    if hasLostViews {
      hasLostViews = false
      abandonTheLost()
    }
    settle()
    tellArbitration()
    while !unfired.isEmpty {
      let next = unfired.removeFirst()
      onStateChange?(verdict(on: next.recognizer, state: next.state))
      next.recognizer.fireActions(for: next.state)
      settle()
      tellArbitration()
    }
    resetTheDone()
  }

  /// Remembers that recognizers may have lost their view. Whether they have is seen at the end of
  /// the frame: a view that is taken out and put back has not left (A23).
  func viewLeftWindow() {
    if !live.isEmpty { hasLostViews = true }
  }

  /// What is known of every recognizer in this touch sequence, deepest view first.
  public var verdicts: [GestureVerdict] {
    live.map { verdict(on: $0, state: $0.storedState) }
  }

  /// Takes input that is no touch as the newest thing heard of.
  func note(time: TimeInterval) {
    isTakingInput = true
    if time.isFinite { self.time = max(self.time, time) }
  }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent) {
    self.event = event
    isTakingInput = true
    for touch in touches where touch.timestamp.isFinite { time = max(time, touch.timestamp) }
  }

  /// Sets have no order; touches have: by time, then by place.
  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      let (left, right) = ($0.location(in: nil), $1.location(in: nil))
      return ($0.timestamp, left.x, left.y) < ($1.timestamp, right.x, right.y)
    }
  }
}
