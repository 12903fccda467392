import Foundation

/// One turn of a wheel, or one move on a touchpad: what it scrolls it keeps until it pauses.
///
/// Neither a wheel nor a touchpad under X says when it is let go, so a pause ends it.
final class ScrollSession {
  weak var scroller: UIScrollView?
  /// Pans that take scrolling for dragging (A50).
  var pans: [UIPanGestureRecognizer] = []
  /// When it counts as let go.
  var deadline: TimeInterval

  init(deadline: TimeInterval) {
    self.deadline = deadline
  }

  /// Whether nothing has taken it.
  var isIdle: Bool { scroller == nil && pans.isEmpty }
}

/// One step of it.
struct ScrollStep {
  /// In the window's space.
  var location: CGPoint
  /// How far the content should go, points.
  var delta: CGPoint
  var isContinuous: Bool
  var time: TimeInterval

  /// Which kind it is to `UIPanGestureRecognizer.allowedScrollTypesMask`.
  var kind: UIScrollTypeMask { isContinuous ? .continuous : .discrete }
}

extension GestureArbiter {
  /// A wheel or a touchpad has scrolled over `view`.
  ///
  /// The deepest that wants it gets it: a scroll view that has more to show that way, or a pan that
  /// was asked to take scrolling for dragging (A50).
  func scroll(_ step: ScrollStep, over view: UIView?) {
    guard step.delta.x.isFinite, step.delta.y.isFinite, step.time.isFinite else { return }
    note(time: step.time)
    let pause = GestureFeel.current.scrollPause
    if let session = scrolling {
      if session.deadline <= step.time { endScrolling(before: step.time) }
    }
    let session = scrolling ?? ScrollSession(deadline: 0)
    session.deadline = step.time + pause
    if session.isIdle {
      offer(step, over: view, to: session)
      guard !session.isIdle else { return }
      scrolling = session
    } else {
      _ = session.scroller?.scrollWheel(delta: step.delta, isContinuous: step.isContinuous)
      for pan in session.pans where pan.storedState.isActive { pan.scroll(step, by: self) }
    }
    settle()
    flush()
  }

  /// The pause is over: whatever was scrolled is let go.
  func endScrolling(before time: TimeInterval) {
    guard let session = scrolling, session.deadline <= time else { return }
    scrolling = nil
    for pan in session.pans where pan.storedState.isActive || pan.isWaiting { pan.state = .ended }
    session.scroller?.wheelEnded()
    settle()
    flush()
  }

  private func offer(_ step: ScrollStep, over view: UIView?, to session: ScrollSession) {
    var current = view
    while let view = current {
      current = view.superview
      for case let pan as UIPanGestureRecognizer in (view.gestureRecognizers ?? []).reversed()
      where pan.isEnabled && pan.allowedScrollTypesMask.contains(step.kind) && pan.isDrivenByHand {
        offer(step, to: pan, session)
      }
      guard let scroller = view as? UIScrollView, session.isIdle,
        scroller.panGestureRecognizer.allowedScrollTypesMask.contains(step.kind),
        scroller.scrollWheel(delta: step.delta, isContinuous: step.isContinuous)
      else { continue }
      session.scroller = scroller
    }
  }

  private func offer(
    _ step: ScrollStep, to pan: UIPanGestureRecognizer, _ session: ScrollSession
  ) {
    if let scroller = session.scroller, prevents(scroller.panGestureRecognizer, pan) { return }
    guard pan.storedState == .possible, pan.touches.isEmpty else { return }
    if !live.contains(where: { $0 === pan }) {
      pan.arbiter = self
      enlist([pan])
    }
    pan.scroll(step, by: self)
    if pan.storedState.isActive || pan.isWaiting { session.pans.append(pan) }
  }
}
