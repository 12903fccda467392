import Foundation
import Motion

extension UIViewPropertyAnimator {
  /// Inside a block the duration is the block's unless overridden, and the animator is not to be
  /// interrupted by itself (E13).
  static func made(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let outer = AnimationBlock.current
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let made = UIViewPropertyAnimator(
      duration: inherits ? outer?.duration ?? duration : duration, curve: options.curve)
    if inherits { made.isInterruptible = false }
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }
}
