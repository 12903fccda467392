import Foundation

/// What goes along with a scroll view's content, as a large title does.
@preconcurrency @MainActor
protocol ScrollFollower: AnyObject {
  /// The offset is another.
  func scrolled(_ scroll: UIScrollView)

  /// Where content should come to rest in place of an offset, if it should not rest there.
  func place(for offset: CGPoint, in scroll: UIScrollView) -> CGPoint?
}
