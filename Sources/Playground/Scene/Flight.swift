import UIKit

/// A transition that a hand can start, and catch again wherever it is: it stops under the finger,
/// follows it, and goes on with its speed.
///
/// A touch that catches and does not move sends it back to where it came from. With the keyboard the
/// space bar catches, the arrows move, Return finishes and Escape cancels.
final class Flight: HandDrivenTransition {
  /// What it goes by while it is looked at.
  struct Feel {
    var rule: () -> ReleaseRule
    /// Of the spring after a release. Units: 1 is critically damped.
    var damping: () -> CGFloat
    /// How far a finger goes for the whole of it. Units: points.
    var travel: (CGSize) -> CGFloat
  }

  /// Whether what runs, or comes next, opens something.
  var isOpening = true
  /// Starts the way back.
  var close: () -> Void = {}
  /// Whether there is something to be closed by a drag.
  var mayClose: () -> Bool = { true }
  /// Keeps the drags that it can scroll with.
  weak var content: UIScrollView?

  private weak var host: UIViewController?
  private let openingWay: PanDirection
  private let feel: Feel
  private var heldFrom: CGFloat = 0
  private var goesOn = true
  private let pan = UIPanGestureRecognizer()
  private let touch = UILongPressGestureRecognizer()
  private var touchStart = CGPoint.zero
  /// Whether the pan drives, and does not only tell how fast a finger is that caught it.
  private var isDragged = false

  /// How far a finger may stray and still have only touched. Units: points. Source: chosen.
  private static let stillness: CGFloat = 4
  /// How far an arrow key goes. Units: 0…1. Source: chosen, twenty steps.
  private static let keyStep: CGFloat = 0.05

  /// - Parameter openingWay: where what opens goes; it closes the other way.
  init(towards openingWay: PanDirection, _ feel: Feel) {
    self.openingWay = openingWay
    self.feel = feel
    super.init()
    touch.minimumPressDuration = 0
    touch.allowableMovement = .greatestFiniteMagnitude
    touch.addTarget(self, action: Selector(Flight.handleTouch(_:)))
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector(Flight.handlePan(_:)))
    for recognizer in [pan, touch] { recognizer.delegate = self }
  }

  /// - Parameter host: knows whether a transition runs.
  func attach(to view: UIView, of host: UIViewController) {
    self.host = host
    view.addGestureRecognizer(touch)
    view.addGestureRecognizer(pan)
  }

  var isInFlight: Bool { host?.transitionCoordinator != nil }

  private var way: PanDirection { isOpening ? openingWay : openingWay.opposite }

  private func length(in window: UIWindow?) -> CGFloat {
    max(1, feel.travel(window?.bounds.size ?? .zero))
  }

  // MARK: A drag that closes

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { isDragged = !isHeld }
    guard isDragged else { return }
    let window = host?.view.window
    let length = length(in: window)
    let part = openingWay.opposite.part(of: pan.translation(in: window))
    let percent = min(max(part / length, 0), 1)
    let velocity = openingWay.opposite.part(of: pan.velocity(in: window))
    switch pan.state {
    case .began:
      takeHold()
      close()
      update(percent)
    case .changed:
      if isHeld { update(percent) }
    case .ended:
      release(feel.rule().verdict(percent: percent, velocity: velocity, length: length))
    case .cancelled, .failed:
      release(feel.rule().cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
  }

  // MARK: Caught in flight

  private func handleTouch(_ touch: UILongPressGestureRecognizer) {
    let window = host?.view.window
    let point = touch.location(in: window)
    switch touch.state {
    case .began:
      touchStart = point
      takeHoldAgain()
      heldFrom = percentComplete
    case .changed:
      if isHeld { update(percent(at: point, window)) }
    case .ended:
      land(at: point, window)
    case .cancelled, .failed:
      release(feel.rule().cancelled(percent: percentComplete, velocity: 0))
    default:
      break
    }
  }

  private func percent(at point: CGPoint, _ window: UIWindow?) -> CGFloat {
    let moved = CGPoint(x: point.x - touchStart.x, y: point.y - touchStart.y)
    return min(max(heldFrom + way.part(of: moved) / length(in: window), 0), 1)
  }

  private func land(at point: CGPoint, _ window: UIWindow?) {
    let strayed = hypot(point.x - touchStart.x, point.y - touchStart.y)
    guard strayed > Self.stillness else { return turnRound() }
    release(
      feel.rule().verdict(
        percent: percent(at: point, window), velocity: way.part(of: pan.velocity(in: window)),
        length: length(in: window)))
  }

  /// A touch has only stopped it: it goes back to where it came from.
  private func turnRound() {
    let turned = goesOn ? -1.0 : 1
    release(
      Verdict(
        outcome: goesOn ? .cancel : .finish, percent: percentComplete, velocity: 0,
        rule: "a touch that does not move turns it round",
        clauses: [
          VerdictClause(
            name: "direction", value: turned, limit: 0, held: !goesOn, unit: nil, scale: 1)
        ]))
  }

  private func release(_ verdict: Verdict) {
    guard isHeld else { return }
    keyHold = nil
    goesOn = verdict.outcome == .finish
    let rest = goesOn ? 1 - verdict.percent : verdict.percent
    let towards = goesOn ? verdict.velocity : -verdict.velocity
    // A spring's velocity counts in ways that are left.
    let left = max(rest * length(in: host?.view.window), 1)
    timingCurve = UISpringTimingParameters(
      dampingRatio: feel.damping(), initialVelocity: CGVector(dx: towards / left, dy: 0))
    // What is left takes as long as the whole: a spring has its own time.
    completionSpeed = max(rest, 0.05)
    letGo(verdict)
  }

  /// Another transition begins.
  func setOut(isOpening: Bool) {
    self.isOpening = isOpening
    goesOn = true
  }

  // MARK: Keys

  /// Ended by what takes a finger away, and by a finger that comes down.
  private var keyHold: FingerlessHold?

  /// Takes a key that has a meaning here; says whether it had.
  func take(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.first?.key?.keyCode else { return false }
    guard isHeld else {
      if isInFlight, key == .keyboardSpacebar {
        if takeHoldAgain() { holdByKeys() }
        return true
      }
      guard key == openingWay.opposite.arrowKey, !isInFlight, mayClose() else { return false }
      takeHold()
      holdByKeys()
      close()
      update(Self.keyStep)
      return true
    }
    switch key {
    case way.arrowKey: update(percentComplete + Self.keyStep)
    case way.opposite.arrowKey: update(percentComplete - Self.keyStep)
    case .keyboardReturnOrEnter: keyed(.finish)
    case .keyboardEscape: keyed(.cancel)
    case .keyboardSpacebar: turnRound()
    default: return false
    }
    return true
  }

  private func holdByKeys() {
    keyHold = FingerlessHold(in: host?.view.window) { [weak self] in self?.keyed(.cancel) }
  }

  private func keyed(_ outcome: Verdict.Outcome) {
    release(.ofKeys(outcome, percent: percentComplete))
  }
}

extension Flight: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== self.touch || isInFlight
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === touch { return isInFlight && !isHeld }
    let window = host?.view.window
    // While a touch has caught it, the pan only tells how fast the finger is.
    if isHeld { return true }
    guard !isInFlight, mayClose(), PanDirection(of: pan, in: window) == openingWay.opposite
    else { return false }
    guard let content, content.bounds.contains(pan.location(in: content)) else { return true }
    return content.isAtTop
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    [pan, touch].contains(gestureRecognizer) && [pan, touch].contains(otherGestureRecognizer)
  }

  /// The content waits until it is clear that the drag is none of its business: never both.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === content?.panGestureRecognizer
  }
}
