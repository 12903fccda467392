import Foundation

/// Which recognizers follow a touch.
extension GestureArbiter {
  /// Binds a new touch to every willing recognizer from its view up to the window (A9).
  func route(_ touch: UITouch, _ event: UIEvent) {
    var followers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in (current.gestureRecognizers ?? []).reversed()
      where receives(recognizer, touch, event) {
        followers.append(recognizer)
      }
      view = current.superview
    }

    for recognizer in followers {
      recognizer.arbiter = self
      recognizer.touches.append(touch)
      recognizer.lastLocation = recognizer.centroid ?? recognizer.lastLocation
    }
    enlist(followers)
    touch.gestureRecognizers = followers
    let route = TouchRoute(touch: touch, recognizers: followers)
    if isSurplus(touch) { route.viewPhase = .closed }
    routes.append(route)
  }

  /// Whether a recognizer takes part in a touch (A12, A22).
  private func receives(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    guard !(recognizer is UIHoverGestureRecognizer) else { return false }
    guard recognizer.isEnabled else { return refuse(recognizer, .disabled) }
    guard recognizer.accepts(touch) else { return refuse(recognizer, .touchKind) }
    // What is done with this sequence hears nothing more of it (A7).
    guard !recognizer.storedState.isTerminal, !recognizer.pendingStates.contains(.ended) else {
      return false
    }
    if let delegate = recognizer.delegate {
      guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      else { return refuse(recognizer, .touchRefused) }
    }
    return true
  }

  private func refuse(
    _ recognizer: UIGestureRecognizer, _ reason: GestureVerdict.Reason
  ) -> Bool {
    if recognizer.touches.isEmpty {
      recognizer.reason = reason
      if isHeard { bystanders.append(verdict(on: recognizer, state: .possible)) }
      onStateChange?(verdict(on: recognizer, state: .possible))
    }
    return false
  }

  /// A view that does not take several touches gets only the first (A41).
  private func isSurplus(_ touch: UITouch) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
    return routes.contains { $0.view === view && !$0.hasEnded && $0.viewPhase != .closed }
  }

  func enlist(_ recognizers: [UIGestureRecognizer]) {
    let new = recognizers.filter { candidate in !live.contains { $0 === candidate } }
    guard !new.isEmpty else { return }
    for recognizer in new { recognizer.reason = .watching }
    if live.isEmpty {
      live = new
      return
    }
    // A second finger may bring views of any depth: the deepest stay first, else as they came.
    live = (live + new).enumerated()
      .map { (recognizer: $1, depth: depth(of: $1.view), order: $0) }
      .sorted { ($1.depth, $0.order) < ($0.depth, $1.order) }
      .map(\.recognizer)
  }

  private func depth(of view: UIView?) -> Int {
    var depth = 0
    var view = view
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Hands an event to every recognizer that follows one of its touches.
  func deliver(
    _ touches: Set<UITouch>, _ event: UIEvent,
    _ hand: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    isDelivering = true
    defer { isDelivering = false }
    for recognizer in live where !recognizer.storedState.isTerminal {
      // Nearly always all are its own: then no set need be made.
      let isAll = touches.allSatisfy { touch in recognizer.touches.contains { $0 === touch } }
      let own = isAll ? touches : touches.intersection(recognizer.touches)
      guard !own.isEmpty, recognizer.isEnabled else { continue }
      recognizer.lastLocation = recognizer.centroid ?? recognizer.lastLocation
      hand(recognizer, own, event)
    }
  }

  /// Lifts touches from whoever followed them.
  func forget(_ touches: Set<UITouch>) {
    for recognizer in live {
      recognizer.touches.removeAll { touches.holds($0) }
    }
  }

  /// Lets a recognizer out of a touch (A26).
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    recognizer.touches.removeAll { $0 === touch }
    for route in routes where route.touch === touch {
      route.recognizers.removeAll { $0 === recognizer }
    }
  }
}
