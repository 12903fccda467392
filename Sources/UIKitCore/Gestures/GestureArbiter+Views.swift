import Foundation

/// What the hit views hear of their touches (A25 to A31).
extension GestureArbiter {
  /// Takes the touches of a recognizer from their views (A27).
  func claimTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for route in routes where route.recognizers.contains(where: { $0 === recognizer }) {
      route.isClaimed = true
    }
  }

  /// Tells views what they may hear by now.
  func updateViews() {
    for route in routes where route.viewPhase != .closed { update(route) }
  }

  /// The view that has been told of a touch, if any.
  func informedView(of touch: UITouch) -> UIView? {
    routes.first { $0.touch === touch && $0.viewPhase == .delivered }?.view
  }

  /// Tells views of a sample.
  func moveViews(_ touches: Set<UITouch>, _ event: UIEvent) {
    for route in routes
    where route.viewPhase == .delivered && !route.hasEnded && touches.holds(route.touch) {
      route.view?.touchesMoved([route.touch], with: event)
    }
  }

  /// Tells views that their touches were taken away.
  func cancelViews(_ touches: Set<UITouch>, _ event: UIEvent) {
    for route in routes where touches.holds(route.touch) {
      if route.viewPhase == .delivered { route.view?.touchesCancelled([route.touch], with: event) }
      route.viewPhase = .closed
      route.hasEnded = true
    }
  }

  private func update(_ route: TouchRoute) {
    if route.isClaimed {
      let heard = route.viewPhase == .delivered
      route.viewPhase = .closed
      if heard { route.view?.touchesCancelled([route.touch], with: event) }
      return
    }
    if route.viewPhase == .withheld {
      guard !route.holdsBeginning else { return }
      begin(route)
    }
    if route.viewPhase == .delivered, route.hasEnded, !route.holdsEnd {
      route.viewPhase = .closed
      route.view?.touchesEnded([route.touch], with: event)
    }
  }

  /// The touch as it came down, then one move to where it is now (A28).
  private func begin(_ route: TouchRoute) {
    guard let view = route.view, contentMayBegin(route) else {
      route.viewPhase = .closed
      return
    }
    route.viewPhase = .delivered
    guard route.hasMoved || route.hasEnded else {
      view.touchesBegan([route.touch], with: event)
      return
    }
    route.touch.revisit(route.start) { view.touchesBegan([route.touch], with: event) }
    if route.hasMoved, !route.hasEnded {
      view.touchesMoved([route.touch], with: event)
    }
  }

  /// Asks the scroll views around a touch whether their content may have it.
  private func contentMayBegin(_ route: TouchRoute) -> Bool {
    guard let content = route.view else { return false }
    var view = content.superview
    while let current = view {
      if let scroll = current as? UIScrollView,
        scroll.hasCaught(route.touch)
          || !scroll.touchesShouldBegin([route.touch], with: event, in: content)
      {
        return false
      }
      view = current.superview
    }
    return true
  }
}
