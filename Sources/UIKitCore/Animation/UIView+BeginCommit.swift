public import Foundation
import Motion
import QuartzCore

// The way before blocks, deprecated on iOS but still found.
extension UIView {
  /// Opens an animation; what changes until `commitAnimations` is animated in 0.2 s (E28).
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock(
      duration: 0.2, delay: 0, pace: .curve(.easeInOut), options: [], completion: nil)
    AnimationBlock.opened.append(block)
    block.open()
  }

  /// Closes the animation opened last.
  public class func commitAnimations() {
    guard let block = AnimationBlock.opened.popLast() else {
      Diagnostics.report(.unbalancedCommit())
      return
    }
    block.close()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.opened.last?.duration = max(0, duration.finite)
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.opened.last?.delay = delay.finite
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.opened.last?.pace = .curve(curve.bezier)
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = AnimationBlock.opened.last else { return }
    if fromCurrentState {
      block.options.insert(.beginFromCurrentState)
    } else {
      block.options.remove(.beginFromCurrentState)
    }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let block = AnimationBlock.opened.last else { return }
    block.repetition = AnimationRepeat(
      count: repeatCount, autoreverses: block.repetition?.autoreverses ?? false)
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    guard let block = AnimationBlock.opened.last else { return }
    block.repetition = AnimationRepeat(
      count: block.repetition?.count ?? 1, autoreverses: repeatAutoreverses)
  }
}
