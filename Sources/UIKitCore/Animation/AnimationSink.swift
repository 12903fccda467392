import Foundation
import QuartzCore

/// What takes the changes of an animation block and moves them by itself: a property animator, or a
/// block of keyframes that waits for the rest.
protocol AnimationSink: AnyObject {
  func take(_ change: LayerChange, delay: TimeInterval, completion: AnimationCompletion)
  func take(
    _ frames: CAKeyframeAnimation, _ change: LayerChange, delay: TimeInterval,
    completion: AnimationCompletion)
  /// Stops what moves outside `container` at `time`, for a transition in somebody's hand.
  func holdLoose(outside container: CALayer, at time: TimeInterval)
  /// A transition in somebody's hand is over.
  func endDriven(forwards: Bool)
}

extension AnimationSink {
  func holdLoose(outside container: CALayer, at time: TimeInterval) {}
  func endDriven(forwards: Bool) {}
}
