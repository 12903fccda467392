import Foundation

/// What the pages' scroll view tells of, whoever else its delegate may be: apps set their own.
final class PageHand: UIScrollViewDelegate {
  private unowned let pages: UIPageViewController

  /// What the dots take below the pages. Source: measured, iOS 13; points.
  static let dotsHeight: CGFloat = 37

  init(_ pages: UIPageViewController) {
    self.pages = pages
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages.scrolled() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pages.askForNeighbours() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages.landed() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages.landed() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages.landed() }
}
