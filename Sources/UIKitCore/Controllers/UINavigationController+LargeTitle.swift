import Foundation
import QuartzCore

/// A large title goes away with the content of the page, point by point, and comes back with it (F9).
extension UINavigationController: ScrollFollower {
  /// At how much it closes when let go; below, it opens. Units: points. Source: measured (G4).
  private static let snap: CGFloat = 36.5

  func scrolled(_ scroll: UIScrollView) {
    guard runningTransition == nil, let top = stack.last, top.scrollUnderTitle === scroll else {
      return
    }
    followTitle(of: top)
  }

  func place(for offset: CGPoint, in scroll: UIScrollView) -> CGPoint? {
    guard let top = stack.last, top.scrollUnderTitle === scroll, showsTitle(of: top) else {
      return nil
    }
    let way = offset.y - open(scroll)
    let height = UINavigationBar.largeTitleHeight
    guard way > 0, way < height else { return nil }
    let end = CGFloat(scroll.vertical.offsets.upperBound)
    let closed = min(open(scroll) + height, end)
    return CGPoint(x: offset.x, y: way < Self.snap ? open(scroll) : closed)
  }

  /// Before a page's content is known it has its whole title.
  final func takeUpTitle(of page: UIViewController) {
    guard let scroll = page.scrollUnderTitle else { return }
    guard showsTitle(of: page) else {
      if scroll.titleRoom != 0 { scroll.titleRoom = 0 }
      // Shown again, as when the device stands upright again, it begins anew.
      if scroll.titleFollower === self { scroll.titleFollower = nil }
      return
    }
    guard scroll.titleFollower !== self else { return }
    scroll.titleFollower = self
    scroll.titleRoom = 0
    page.navigationItem.largeTitleCollapse = 0
  }

  final func followTitle(of page: UIViewController) {
    guard let view = viewIfLoaded, let scroll = page.scrollUnderTitle, showsTitle(of: page),
      scroll.titleFollower === self, scroll.window != nil, scroll.knowsTop
    else { return }
    let way = scroll.contentOffset.y - open(scroll)
    let least: CGFloat = scroll.refreshControl == nil && scroll.bounces ? -.infinity : 0
    let collapse = max(least, min(way, UINavigationBar.largeTitleHeight))
    let item = page.navigationItem
    guard abs(item.largeTitleCollapse - collapse) > 0.001 else { return }
    item.largeTitleCollapse = collapse
    scroll.titleRoom = max(0, collapse)
    if bars.slide == nil { layOutBar(in: view) }
    tellInsets(to: page)
  }

  private func showsTitle(of page: UIViewController) -> Bool {
    !bars.isBarHidden && bar.showsLargeTitle(page.navigationItem)
  }

  /// The offset at which the whole title is seen.
  private func open(_ scroll: UIScrollView) -> CGFloat {
    CGFloat(scroll.vertical.offsets.lowerBound)
  }
}

extension UIScrollView {
  /// Whether it begins below the bar, and has taken that in.
  fileprivate var knowsTop: Bool {
    let inset = adjustedContentInset
    return inset.top - contentInset.top - refreshInset > 0.5 && knownInset == inset
  }
}

extension UIViewController {
  /// The scroll view that fills the page: its view, or the first in it.
  final var scrollUnderTitle: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    let scroll = view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    return scroll.flatMap { $0.frame.minY <= 0.5 ? $0 : nil }
  }
}
