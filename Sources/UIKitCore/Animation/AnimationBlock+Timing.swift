import Foundation
import Motion
import QuartzCore

extension AnimationBlock {
  func makeAnimation() -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve:
      animation = CABasicAnimation()
      animation.timingFunction = curveFunction
    case .spring(let spring):
      let springAnimation = CASpringAnimation()
      springAnimation.mass = CGFloat(spring.mass)
      springAnimation.stiffness = CGFloat(spring.stiffness)
      springAnimation.damping = CGFloat(spring.damping)
      springAnimation.initialVelocity = CGFloat(spring.initialVelocity)
      animation = springAnimation
    }
    time(animation)
    return animation
  }

  /// Gives `animation` the block's time, but for its curve.
  func time(_ animation: CAAnimation) {
    animation.duration = max(duration, 1e-6)
    // Before the delay is over the old value is seen (E36).
    animation.fillMode = .backwards
    animation.delay = delay
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if let repetition {
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    }
    if !options.contains(.allowUserInteraction) {
      animation.setValue(true, forKey: Self.blocksTouchesKey)
    }
  }
}

extension CAMediaTimingFunction {
  convenience init(_ curve: UnitBezier) {
    self.init(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}
