import Foundation

extension UIScrollView {
  /// A flick faster than this turns the page. Units: points per second. Source: single (B32).
  static let pageFlick: CGFloat = 300

  /// The page at which a drag ends: one further on a flick, else the nearest; never more than one
  /// from where the drag began (B32).
  ///
  /// - Parameter isExact: a flick from a page that lies where it belongs goes one further too.
  func page(for velocity: CGPoint, isExact: Bool = false) -> CGPoint {
    // The least step away from a page makes the next one the one that is being gone to.
    func nudge(_ velocity: CGFloat) -> CGFloat { isExact ? min(max(velocity, -1), 1) : 0 }
    return CGPoint(
      x: page(
        contentOffset.x + nudge(velocity.x), from: drag.start.x, velocity: velocity.x,
        length: bounds.width, range: horizontal),
      y: page(
        contentOffset.y + nudge(velocity.y), from: drag.start.y, velocity: velocity.y,
        length: bounds.height, range: vertical))
  }

  private func page(
    _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat, range: AxisRange
  ) -> CGFloat {
    guard range.scrolls, length > 0 else { return CGFloat(range.clamped(Double(offset))) }
    let first = CGFloat(range.offsets.lowerBound)
    let startPage = ((start - first) / length).rounded()
    let place = (offset - first) / length
    var page = place.rounded()
    if velocity > Self.pageFlick {
      page = max(page, place.rounded(.up))
    } else if velocity < -Self.pageFlick {
      page = min(page, place.rounded(.down))
    }
    page = min(max(page, startPage - 1), startPage + 1)
    return CGFloat(range.clamped(Double(first + page * length)))
  }
}
