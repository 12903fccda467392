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
}
