public import Foundation

/// Follows a pointer that goes over a view with no button held.
///
/// Mirrors: `UIHoverGestureRecognizer`. It has no touches and takes nothing from anybody: every
/// hover recognizer from the view under the pointer up to the window follows.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer, in the window, while it is over the view.
  private var place: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    placeInWindow(place ?? lastLocation, to: view)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// The pointer is at a place in the window.
  func hover(at place: CGPoint, by arbiter: GestureArbiter) {
    guard isEnabled else { return }
    self.arbiter = arbiter
    let isNew = self.place == nil
    self.place = place
    lastLocation = place
    if isNew, let delegate, !delegate.gestureRecognizerShouldBegin(self) {
      self.place = nil
      return
    }
    take(isNew ? .began : .changed)
  }

  /// The pointer has gone elsewhere, or was taken away.
  func leave(_ last: State = .ended) {
    guard place != nil else { return }
    place = nil
    take(last)
    returnToPossible()
  }

  /// Whether the pointer is over the view.
  var isOver: Bool { place != nil }

  /// Switched off or taken from its view in mid-hover (A22, A23).
  override func abandon(because text: String) {
    leave(.cancelled)
  }

  private func take(_ next: State) {
    storedState = next
    reason = next.isTerminal ? .finished : .recognized
    fireActions(for: next)
  }
}
