import Foundation

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// A place in the window, in a view's space; the view may be out of the window by now.
  func placeInWindow(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, place.x.isFinite, place.y.isFinite else { return place }
    return view.convert(place, from: view.window == nil ? nil : arbiter?.window)
  }

  /// The middle of its touches in the window; nil without any.
  var centroid: CGPoint? { Self.centroid(of: touches) }

  static func centroid(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      let location = touch.location(in: nil)
      sum.x += location.x
      sum.y += location.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Touches that are still down.
  var downTouches: [UITouch] {
    touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Whether it waits for another to fail.
  var isWaiting: Bool { !pendingStates.isEmpty }

  /// Fails, saying in what the touches were not its gesture.
  func fail(_ text: String) {
    failureText = text
    state = .failed
  }

  /// What a subclass's assignment leads to.
  func request(_ next: State) {
    let current = pendingStates.last ?? storedState
    guard case .move(let step) = GestureTransitions.outcome(from: current, requesting: next)
    else { return }
    if let arbiter {
      arbiter.recognizer(self, requests: step)
    } else {
      // Outside any window there is nobody to contend with.
      storedState = step
      if step.firesActions { fireActions(for: step) }
      if step.isTerminal { returnToPossible() }
    }
  }

  /// Tells every target (A5).
  func fireActions(for state: State) {
    willFireActions(for: state)
    let outer = firingState
    firingState = state
    defer { firingState = outer }
    KeyValue.change(self, "state") {}
    for target in targets {
      guard let object = target.object else { continue }
      target.action.perform(on: object, with: self)
    }
  }

  /// Goes back to possible, as if nothing had been.
  func returnToPossible() {
    storedState = .possible
    touches.removeAll(keepingCapacity: true)
    pendingStates.removeAll(keepingCapacity: true)
    requirementAnswers.removeAll(keepingCapacity: true)
    deadline = nil
    failureText = nil
    reset()
  }

  /// For messages: its name, else its type.
  var label: String { name ?? "\(type(of: self))" }
}
