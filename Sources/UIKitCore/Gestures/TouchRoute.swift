import Foundation

/// One touch's way: which recognizers follow it, and what its view has heard of it.
///
/// Born at touch-down, dropped once the touch is over and its view knows.
final class TouchRoute {
  /// What the view has heard.
  enum ViewPhase {
    /// Nothing yet; it may still hear.
    case withheld
    /// The beginning, and every move since.
    case delivered
    /// All there is to hear, or nothing ever.
    case closed
  }

  let touch: UITouch
  let view: UIView?
  /// Where and when the touch came down, for a view that hears of it late (A28).
  let start: TouchMoment
  /// Who follows the touch, deepest view first.
  var recognizers: [UIGestureRecognizer]
  var viewPhase = ViewPhase.withheld
  /// Whether a recognizer took the touch from the view.
  var isClaimed = false
  var hasMoved = false
  var hasEnded = false

  init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
    view = touch.view
    start = TouchMoment(of: touch)
  }

  /// Whether the touch is over and its view knows.
  var isOver: Bool { hasEnded && viewPhase == .closed }

  /// Whether a recognizer that is still possible keeps the beginning from the view (A28).
  var holdsBeginning: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.storedState == .possible }
  }

  /// Whether a recognizer that is still possible keeps the end from the view (A29).
  var holdsEnd: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.storedState == .possible }
  }
}

extension Set<UITouch> {
  /// Whether `touch` is one of them: of the few there are nobody need work out a hash.
  func holds(_ touch: UITouch) -> Bool { contains { $0 === touch } }
}

/// A touch as it was at one moment.
struct TouchMoment {
  private let phase: UITouch.Phase
  private let timestamp: TimeInterval
  private let location: CGPoint
  private let previousLocation: CGPoint

  init(of touch: UITouch) {
    phase = touch.phase
    timestamp = touch.timestamp
    location = touch.windowLocation
    previousLocation = touch.previousWindowLocation
  }

  fileprivate func restore(_ touch: UITouch) {
    touch.phase = phase
    touch.timestamp = timestamp
    touch.windowLocation = location
    touch.previousWindowLocation = previousLocation
  }
}

extension UITouch {
  /// Shows itself as it was while `body` runs.
  func revisit(_ moment: TouchMoment, _ body: () -> Void) {
    let now = TouchMoment(of: self)
    moment.restore(self)
    body()
    now.restore(self)
  }
}
