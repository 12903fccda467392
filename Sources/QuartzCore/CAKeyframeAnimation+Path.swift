import Foundation
import Geometry

extension CAKeyframeAnimation {
  /// Where along `path` the animation is, and which way it goes there.
  ///
  /// Each of the path's steps is a keyframe; paced modes go by length alone.
  func place(on path: PathMeasure, at fraction: Double) -> (point: CGPoint, angle: CGFloat)? {
    guard path.ends.count > 1, !isPaced else {
      return path.place(at: path.length * CGFloat(fraction))
    }
    let times = frameTimes(count: path.ends.count)
    let (index, inner) = position(at: fraction, times: times)
    guard index + 1 < path.ends.count else { return path.place(at: path.length) }
    if calculationMode == .discrete { return path.place(at: path.ends[index]) }
    let (from, to) = (path.ends[index], path.ends[index + 1])
    return path.place(at: from + (to - from) * CGFloat(inner))
  }
}
