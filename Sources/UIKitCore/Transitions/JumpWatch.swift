import Foundation
import Geometry

/// Sees whether a transition jumps when it is taken up: whether its way, followed back to where the
/// finger was when it was asked for, does not begin at nothing (H10).
struct JumpWatch {
  private let start: CGPoint
  private let length: CGFloat
  private var first: (way: CGFloat, percent: CGFloat)?
  private(set) var isDone = false

  /// A jump that is seen. Units: points. Source: chosen, just under the slop of a pan.
  static let limit: CGFloat = 8

  /// - Parameters:
  ///   - start: where the finger was at the request.
  ///   - size: the container's.
  init(start: CGPoint, size: CGSize) {
    self.start = start
    length = min(size.width, size.height)
  }

  /// - Returns: how far it jumped, once that is known and worth telling. Units: points.
  mutating func update(_ percent: CGFloat, finger: CGPoint) -> CGFloat? {
    guard !isDone, percent > 0, percent < 1 else { return nil }
    let way = hypot(finger.x - start.x, finger.y - start.y)
    guard let first else {
      first = (way, percent)
      return nil
    }
    guard way - first.way >= 2 else { return nil }
    isDone = true
    let slope = (percent - first.percent) / (way - first.way)
    guard slope > 0 else { return nil }
    let jump = (first.percent - slope * first.way) * length
    return jump > Self.limit ? jump : nil
  }
}
