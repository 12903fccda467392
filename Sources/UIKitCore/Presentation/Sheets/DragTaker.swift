import Foundation

/// Something that a finger moves step by step and that says how much of a step it took, so that
/// within one drag what is left of it can go to another.
protocol DragTaker: AnyObject {
  /// - Parameter dy: the finger's step downwards, points.
  /// - Returns: what of it was taken; nothing or of the same sign.
  func take(_ dy: CGFloat) -> CGFloat

  /// The finger is gone; nil if it was taken away.
  ///
  /// - Parameter velocity: downwards, points per second.
  func release(velocity: CGFloat?)
}
