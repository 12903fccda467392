import Foundation

/// What follows from the decisions of one delivery.
extension GestureArbiter {
  /// Lets those through whose wait is over, then brings views up to date.
  func settle() {
    guard !isDelivering else { return }
    while let recognizer = live.first(where: { $0.isWaiting && blockers(of: $0).isEmpty }) {
      let states = recognizer.pendingStates
      recognizer.pendingStates.removeAll(keepingCapacity: true)
      for state in states {
        switch recognizer.storedState {
        case .possible: recognize(recognizer, state)
        case .began, .changed: decide(recognizer, .ended, .finished)
        default: break
        }
      }
    }
    updateViews()
  }

  /// Cancels what a recognizer is at, and keeps it out until the next sequence (A22, A23).
  func abandon(_ recognizer: UIGestureRecognizer, because text: String) {
    switch recognizer.storedState {
    case .began, .changed: decide(recognizer, .cancelled, .cancelled(text))
    case .possible where live.contains { $0 === recognizer }:
      decide(recognizer, .failed, .cancelled(text))
    default: return
    }
    guard !isDelivering else { return }
    flush()
  }

  /// A recognizer whose view has left the window is out of it (A23). A view that was only moved
  /// within the window, as transitions do, has not left.
  func abandonTheLost() {
    guard let window else { return }
    for recognizer in live
    where !recognizer.storedState.isTerminal && recognizer.view?.window !== window {
      abandon(recognizer, because: "its view left the window")
    }
  }

  /// Takes those back to possible that are done and whose touches are gone (A7).
  ///
  /// Those tied by a failure requirement go together: one that waited on a double tap stays until
  /// the double tap is done too (A8).
  func resetTheDone() {
    dropRoutes()
    guard live.contains(where: isDone) else { return }
    let done = live.filter { isDone($0) && !isTied($0) }
    guard !done.isEmpty else { return }
    live.removeAll { recognizer in done.contains { $0 === recognizer } }
    // Possible again, they must not seem to be waiting for touches that are long over.
    for route in routes {
      route.recognizers.removeAll { recognizer in done.contains { $0 === recognizer } }
    }
    for recognizer in done {
      if isHeard { bystanders.append(verdict(on: recognizer, state: recognizer.storedState)) }
      recognizer.reason = .watching
      recognizer.returnToPossible()
      recognizer.arbiter = nil
    }
    updateViews()
    dropRoutes()
    if live.isEmpty, routes.isEmpty { tellEnd() }
  }

  /// Forgets touches that are over and whose views know.
  private func dropRoutes() {
    guard routes.contains(where: \.isOver) else { return }
    routes.removeAll(where: \.isOver)
  }

  private func isDone(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.storedState.isTerminal && recognizer.touches.isEmpty
  }

  private func isTied(_ recognizer: UIGestureRecognizer) -> Bool {
    live.contains {
      $0 !== recognizer && !isDone($0) && (requires(recognizer, $0) || requires($0, recognizer))
    }
  }
}
