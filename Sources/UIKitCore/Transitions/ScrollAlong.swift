import Foundation

/// Sees whether content scrolls while the same finger drives a transition (H21).
struct ScrollAlong {
  private var last: (scroll: ObjectIdentifier, offset: CGPoint, percent: CGFloat)?
  private var count = 0
  private var isDone = false

  /// How often both have to move, one update after the other. Source: chosen.
  private static let limit = 4

  /// - Returns: whether it is known by now, the first time only.
  mutating func update(_ percent: CGFloat, in page: UIView?) -> Bool {
    guard !isDone, let scroll = page?.draggedScrollView else { return false }
    let offset = scroll.contentOffset
    defer { last = (ObjectIdentifier(scroll), offset, percent) }
    guard let last, last.scroll == ObjectIdentifier(scroll) else { return false }
    let scrolls = abs(offset.x - last.offset.x) + abs(offset.y - last.offset.y) > 0.1
    guard scrolls, abs(percent - last.percent) > 0.001 else { return false }
    count += 1
    isDone = count >= Self.limit
    return isDone
  }
}

extension UIView {
  /// A scroll view in it that a finger drags, as the arbiter knows.
  fileprivate var draggedScrollView: UIScrollView? {
    guard let live = window?.arbiter.live else { return nil }
    for recognizer in live {
      if let scroll = (recognizer as? UIScrollViewPanGestureRecognizer)?.scrollView,
        scroll.isDragging, !scroll.isDecelerating, scroll.isDescendant(of: self)
      {
        return scroll
      }
    }
    return nil
  }
}
