import Foundation
import Geometry

/// Sees whether a transition jumps when it is taken up: whether its way, followed back to where the
/// finger was when it was asked for, does not begin at nothing (H10).
///
/// What the finger went beyond the slop before the pan began is rightly in the translation, and in a
/// fast drag it is long.
struct JumpWatch {
  private let start: CGPoint
  private let length: CGFloat
  private let limit: CGFloat
  private var first: (way: CGFloat, percent: CGFloat)?
  private(set) var isDone = false

  /// A jump that is seen. Units: points. Source: chosen, just under the slop of a pan.
  static let limit: CGFloat = 8

  /// - Parameters:
  ///   - path: where the finger came down, and where it was at the request.
  ///   - size: the container's.
  init(_ path: TouchDispatcher.FingerPath, size: CGSize) {
    start = path.last
    length = min(size.width, size.height)
    let way = hypot(path.last.x - path.first.x, path.last.y - path.first.y)
    let beyondSlop = max(0, way - GestureFeel.current.panSlop)
    limit = max(Self.limit, beyondSlop * Self.doubt + Self.margin)
  }

  /// How much longer the transition's way may be than the side it is measured by. Source: chosen.
  private static let doubt: CGFloat = 1.3
  /// What is allowed beyond what the samples explain. Units: points. Source: chosen.
  private static let margin: CGFloat = 5

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
    return jump > limit ? jump : nil
  }
}
