public import Foundation

/// Follows two fingers that move apart or together.
///
/// Mirrors: `UIPinchGestureRecognizer`. Like a pan it leaves out of its scale what it took to tell
/// the gesture from resting fingers, `feel.pinchSlop`.
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// Times the fingers' distance has grown since it began; setting it counts on from there and
  /// forgets the velocity.
  open var scale: CGFloat {
    get { pair.scale }
    set { pair.rebase(scale: newValue) }
  }

  /// How fast the scale grows. Units: per second.
  open var velocity: CGFloat { pair.scaleVelocity(at: velocityTime) }

  override var isReady: Bool { abs(pair.stretch) >= feel.pinchSlop }

  override var failureAtLift: String {
    "lifted after \(abs(pair.stretch).brief) of \(feel.pinchSlop.brief) pt apart or together"
  }

  override func begin() {
    pair.excludeStretch(feel.pinchSlop)
  }
}
