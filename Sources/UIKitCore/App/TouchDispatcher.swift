import Display
import Foundation
import QuartzCore

/// Turns pointer samples into touches of one window and sends them on.
///
/// Each sample is delivered by itself, in order, so that recognisers see the whole path (A51).
final class TouchDispatcher {
  private unowned let window: UIWindow
  private var touches: [UITouch] = []
  private let hover = HoverTracker()
  private var statusBarTap: StatusBarTap?
  /// Where the pointer was last heard of, in the window.
  private(set) var lastPlace: CGPoint?
  /// One event for a finger's whole way, as UIKit hands out: a move asks nothing of the heap.
  private var event: UIEvent?
  /// What would have had the finger if it were not moving: worth a word once the finger drags (H32).
  private weak var missedView: UIView?
  private var missedStart = CGPoint.zero
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  init(window: UIWindow) {
    self.window = window
  }

  /// Transitions that run in the window: while there are any, no new touch begins.
  var runningTransitions = 0

  /// Whether a finger is down.
  var isTracking: Bool { !touches.isEmpty }

  /// Where a finger came down, and where it is now.
  struct FingerPath {
    let first: CGPoint
    let last: CGPoint
  }

  /// The path of the finger that moved last; nil when none is down.
  var fingerPath: FingerPath? {
    guard let touch = touches.first(where: { $0.windowLocation == lastPlace }) ?? touches.first
    else { return nil }
    return FingerPath(first: touch.firstWindowLocation, last: touch.windowLocation)
  }

  /// Whether a contact is one of its fingers.
  func tracks(_ contact: Int) -> Bool { touches.contains { $0.contact == contact } }

  func handle(_ sample: PointerSample) {
    let location = window.convertFromScreen(sample.position)
    guard location.x.isFinite, location.y.isFinite, sample.time.isFinite else { return }
    lastPlace = location
    switch sample.phase {
    case .down: begin(sample, at: location)
    case .move: update(sample, at: location, phase: .moved)
    case .up: update(sample, at: location, phase: .ended)
    case .hover: break
    }
  }

  /// The pointer goes over the window, or over another.
  ///
  /// - Parameter hasMoved: false where only what lies below the pointer may have.
  func hover(_ sample: PointerSample, isOver: Bool, hasMoved: Bool = true) {
    let location = window.convertFromScreen(sample.position)
    guard location.x.isFinite, location.y.isFinite, sample.time.isFinite else { return }
    if isOver, hasMoved { lastPlace = location }
    let isWanted = isOver && HoverInterest.exists(on: window.screen)
    let view = isWanted ? window.hitTest(location, with: nil) : nil
    window.arbiter.note(time: sample.time)
    hover.move(over: view, at: location, hasMoved: hasMoved, arbiter: window.arbiter)
  }

  /// A wheel or a touchpad scrolls what lies under the pointer.
  func scroll(_ sample: ScrollSample, at location: CGPoint, over view: UIView?) {
    lastPlace = location
    guard runningTransitions == 0 else { return }
    window.arbiter.scroll(
      ScrollStep(
        location: location, delta: sample.delta, isContinuous: sample.isContinuous,
        time: sample.time), over: view)
  }

  /// Takes every finger away, as the system does when it interrupts a gesture (A24).
  func cancel(at time: TimeInterval) {
    statusBarTap = nil
    guard !touches.isEmpty else { return }
    for touch in touches { touch.move(to: touch.windowLocation, time: time, phase: .cancelled) }
    let event = UIEvent(type: .touches, timestamp: time, touches: Set(touches))
    touches.removeAll()
    self.event = nil
    window.sendEvent(event)
    TransitionWatch.fingersGone(from: window)
  }

  func deliver(_ event: UIEvent) {
    guard event.type == .touches, let all = event.touches(for: window) else { return }
    // One finger has one phase: no set need be made of it.
    if let touch = all.first, all.count == 1 {
      switch touch.phase {
      case .began: window.arbiter.touchesBegan(all, event: event)
      case .moved: window.arbiter.touchesMoved(all, event: event)
      case .ended: window.arbiter.touchesEnded(all, event: event)
      case .cancelled: window.arbiter.touchesCancelled(all, event: event)
      case .stationary: break
      }
      return
    }
    func phase(_ phase: UITouch.Phase) -> Set<UITouch> { all.filter { $0.phase == phase } }
    let began = phase(.began)
    let moved = phase(.moved)
    let ended = phase(.ended)
    let cancelled = phase(.cancelled)
    if !began.isEmpty { window.arbiter.touchesBegan(began, event: event) }
    if !moved.isEmpty { window.arbiter.touchesMoved(moved, event: event) }
    if !ended.isEmpty { window.arbiter.touchesEnded(ended, event: event) }
    if !cancelled.isEmpty { window.arbiter.touchesCancelled(cancelled, event: event) }
  }

  private func begin(_ sample: PointerSample, at location: CGPoint) {
    if runningTransitions > 0 { FingerlessHold.interrupt(in: [window]) }
    guard !UIApplication.shared.isIgnoringInteractionEvents, runningTransitions == 0,
      !touches.contains(where: { $0.contact == sample.contact })
    else { return }
    let touch = UITouch(
      contact: sample.contact, location: location, time: sample.time, window: window)
    touch.type = sample.device == .pen ? .pencil : .direct
    touch.tapCount = tapCount(at: location, time: sample.time)
    let event = UIEvent(type: .touches, timestamp: sample.time, touches: [touch])
    UIView.forgetBlocked()
    touch.view = window.hitTest(location, with: event)
    guard touch.view != nil else { return }
    missedView = touches.isEmpty ? UIView.lastBlocked : nil
    missedStart = location
    if let deaf = touch.view?.deafView(at: touch.location(in: touch.view)) {
      Diagnostics.report(.deafView(deaf))
    }
    guard !isShutOut(touch) else { return }
    statusBarTap = touches.isEmpty ? StatusBarTap(of: touch) : nil
    touches.append(touch)
    settle(except: touch)
    event.allTouches = Set(touches)
    self.event = event
    window.sendEvent(event)
  }

  private func update(_ sample: PointerSample, at location: CGPoint, phase: UITouch.Phase) {
    guard let touch = touches.first(where: { $0.contact == sample.contact }) else { return }
    // Time that stands still or runs backwards is kept in order for what divides by it.
    touch.move(to: location, time: max(sample.time, touch.timestamp), phase: phase)
    settle(except: touch)
    reportMiss(at: location)
    guard let event else { return }
    event.timestamp = touch.timestamp
    if phase == .ended { touches.removeAll { $0 === touch } }
    window.sendEvent(event)
    guard phase == .ended else { return }
    if touches.isEmpty { TransitionWatch.fingersGone(from: window) }
    // Whoever kept the event keeps what it told; the fingers left get one of their own.
    self.event =
      touches.isEmpty
      ? nil : UIEvent(type: .touches, timestamp: touch.timestamp, touches: Set(touches))
    guard let tap = statusBarTap else { return }
    statusBarTap = nil
    if tap.isTap(touch) { window.statusBarTapped() }
  }

  /// A drag meant for a view that takes no touches while it moves; a click on it is none.
  private func reportMiss(at location: CGPoint) {
    guard let view = missedView,
      hypot(location.x - missedStart.x, location.y - missedStart.y)
        > GestureFeel.current.panSlop
    else { return }
    missedView = nil
    Diagnostics.report(.touchOnAnimatingView(view))
  }

  /// A view that wants its touches to be the only ones shuts out other views, and is shut out by
  /// them (A41).
  private func isShutOut(_ touch: UITouch) -> Bool {
    touches.contains { other in
      other.view !== touch.view
        && (other.view?.isExclusiveTouch == true || touch.view?.isExclusiveTouch == true)
    }
  }

  private func settle(except moved: UITouch) {
    for touch in touches where touch !== moved { touch.phase = .stationary }
  }

  /// Taps within 0.35 s and 45 points count together (A56).
  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let lastTap, time - lastTap.time < 0.35,
      hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) < 45
    {
      count = lastTap.count + 1
    }
    lastTap = (time, location, count)
    return count
  }
}

extension UIWindow {
  /// From the screen's points to the window's.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: screen.tree.root)
  }
}
