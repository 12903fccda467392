import UIKit

/// Which way a pan sets out.
enum PanDirection {
  case left, right, up, down

  /// By the way so far, and where that is not known yet, by the velocity; nil for no way at all.
  init?(of pan: UIPanGestureRecognizer, in view: UIView?) {
    let way = pan.translation(in: view)
    let vector = hypot(way.x, way.y) > 0.5 ? way : pan.velocity(in: view)
    guard vector != .zero else { return nil }
    if abs(vector.x) > abs(vector.y) {
      self = vector.x > 0 ? .right : .left
    } else {
      self = vector.y > 0 ? .down : .up
    }
  }

  var opposite: PanDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// How far `vector` goes this way; negative for the other way.
  func part(of vector: CGPoint) -> CGFloat {
    switch self {
    case .left: -vector.x
    case .right: vector.x
    case .up: -vector.y
    case .down: vector.y
    }
  }

  /// The arrow key that points this way.
  var arrowKey: UIKeyboardHIDUsage {
    switch self {
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    }
  }
}
