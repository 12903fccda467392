import Foundation
import QuartzCore

extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// From one page to the next. Units: points.
  final var pitch: CGFloat {
    isHorizontal ? scroller.bounds.width : scroller.bounds.height
  }

  /// An offset along the axis the pages lie on.
  final func way(of offset: CGPoint) -> CGFloat { isHorizontal ? offset.x : offset.y }

  /// Where the content is when the page before (0), the shown one (1) or the one after (2) is seen.
  final func offset(of index: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: index * pitch, y: 0) : CGPoint(x: 0, y: index * pitch)
  }

  /// The view has a size: pages take theirs, and dots their place below.
  final func layOutPages() {
    guard let view = viewIfLoaded else { return }
    countDotsIfNeeded()
    var area = view.bounds
    if let dots {
      let height = PageHand.dotsHeight
      dots.frame = CGRect(
        x: 0, y: area.height - view.safeAreaInsets.bottom - height, width: area.width,
        height: height)
      area.size.height = max(0, dots.frame.minY)
    }
    let frame =
      isHorizontal
      ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    if scroller.frame != frame {
      settleTurn()
      isArranging = true
      scroller.frame = frame
      isArranging = false
      arrange()
    }
    if appearance != .disappeared { askForNeighbours() }
  }

  /// Puts the pages in their places and the shown one in the middle of what can be scrolled.
  ///
  /// - Parameter turned: by how many pages what was in sight has moved up or down.
  final func arrange(turned: CGFloat = 0) {
    guard isViewLoaded, pitch > 0 else { return }
    isArranging = true
    defer { isArranging = false }
    let size = scroller.bounds.size
    put(place, at: 1)
    if let turn { put(otherPlace, at: turn.isForward ? 2 : 0) }
    scroller.contentSize =
      isHorizontal
      ? CGSize(width: 3 * size.width, height: size.height)
      : CGSize(width: size.width, height: 3 * size.height)
    let isMoving = scroller.isDragging || scroller.isDecelerating || turn != nil
    // Nothing is the edge while the content is put elsewhere.
    if !isMoving || turned != 0 { scroller.contentInset = .zero }
    if !isMoving {
      scroller.contentOffset = offset(of: 1)
    } else if turned != 0 {
      shift(by: turned)
    }
    let seen = scroller.contentOffset
    // Where there is no page, the shown one is the edge.
    let before = neighbours.before.page != nil || turn?.isForward == false ? 0 : -pitch
    let after = neighbours.after.page != nil || turn?.isForward == true ? 0 : -pitch
    scroller.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    // Content at its edge goes along with the edge; these pages stay where they are.
    guard isMoving else { return }
    if scroller.contentOffset != seen { scroller.contentOffset = seen }
    if scroller.isDragging { scroller.drag.raw = scroller.raw(for: seen) }
  }

  /// What is under way stays where it is seen, and goes on as it goes.
  private func shift(by pages: CGFloat) {
    let step = offset(of: pages)
    scroller.drag.start.x -= step.x
    scroller.drag.start.y -= step.y
    let now = scroller.contentOffset
    scroller.contentOffset = CGPoint(x: now.x - step.x, y: now.y - step.y)
  }

  private func put(_ place: ContainerPages, at index: CGFloat) {
    let size = scroller.bounds.size
    let origin = offset(of: index)
    let frame = CGRect(origin: origin, size: size).insetBy(
      dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
    if place.frame != frame { place.frame = frame }
  }

  // MARK: Dots

  /// Asks how many dots there are, and which is the shown page's.
  final func countDots() {
    guard isViewLoaded else { return }
    let count = dotsWanted
    guard let dataSource, let count else {
      dots?.removeFromSuperview()
      dots = nil
      view.setNeedsLayout()
      return
    }
    let control = dots ?? UIPageControl()
    if dots == nil {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          if let control { self?.dotPressed(control) }
        }, for: .valueChanged)
      view.addSubview(control)
      dots = control
      view.setNeedsLayout()
    }
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: self)
    shownDot = control.currentPage
  }

  private func countDotsIfNeeded() {
    if dots == nil, dotsWanted != nil { countDots() }
  }

  /// Dots are for pages side by side, whose source answers for them.
  private var dotsWanted: Int? {
    guard isHorizontal, let dataSource, current != nil else { return nil }
    let count = dataSource.presentationCount(for: self)
    guard count != Self.notAnswered,
      dataSource.presentationIndex(for: self) != Self.notAnswered
    else { return nil }
    return count
  }

  final func moveDot(by step: Int) {
    guard let dots, dots.numberOfPages > 0 else { return }
    dots.currentPage = (dots.currentPage + step + dots.numberOfPages) % dots.numberOfPages
    shownDot = dots.currentPage
  }

  /// A tap beside the dots turns one page.
  private func dotPressed(_ control: UIPageControl) {
    let isForward = control.currentPage > shownDot
    control.currentPage = shownDot
    turnByDots(isForward: isForward)
  }
}
