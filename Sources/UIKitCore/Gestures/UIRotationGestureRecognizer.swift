public import Foundation

/// Follows two fingers that turn around each other.
///
/// Mirrors: `UIRotationGestureRecognizer`. It leaves out of its rotation what it took to tell the
/// gesture from resting fingers, `feel.rotationSlop`.
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far the fingers have turned since it began; setting it counts on from there and forgets
  /// the velocity. Units: radians, clockwise.
  open var rotation: CGFloat {
    get { pair.rotation }
    set { pair.rebase(rotation: newValue) }
  }

  /// How fast they turn. Units: radians per second.
  open var velocity: CGFloat { pair.rotationVelocity(at: velocityTime) }

  override var isReady: Bool { abs(pair.arc) >= feel.rotationSlop }

  override var failureAtLift: String {
    "lifted after \(abs(pair.arc).brief) of \(feel.rotationSlop.brief) pt around each other"
  }

  override func begin() {
    pair.excludeArc(feel.rotationSlop)
  }
}
