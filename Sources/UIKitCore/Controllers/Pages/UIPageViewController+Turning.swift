import Foundation
import QuartzCore

extension UIPageViewController {
  // MARK: By program

  /// Shows a page: at once, or scrolled in.
  final func show(
    _ wanted: UIViewController, isForward: Bool, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    settleTurn()
    neighbours = PageNeighbours()
    defer { countDots() }
    guard animated, isViewLoaded, view.window != nil, let from = current, from !== wanted else {
      exchange(for: wanted)
      completion?(true)
      return
    }
    // A finger that holds the pages loses them.
    scroller.stopScrollingAndZooming()
    scroller.panGestureRecognizer.isEnabled = false
    scroller.panGestureRecognizer.isEnabled = scroller.isScrollEnabled
    run(
      PageTurn(
        from: from, to: wanted, isForward: isForward, isByUser: false, isByHand: false,
        isSeen: isInSight, completion: completion))
  }

  /// A press beside the dots.
  final func turnByDots(isForward: Bool) {
    guard turn == nil, let from = current else { return }
    askForNeighbours()
    let next = isForward ? neighbours.after.page : neighbours.before.page
    guard let next else { return }
    run(
      PageTurn(
        from: from, to: next, isForward: isForward, isByUser: true, isByHand: false,
        isSeen: isInSight))
  }

  /// Scrolls by itself; no finger gets hold of it.
  private func run(_ turn: PageTurn) {
    begin(turn)
    guard self.turn === turn else { return }
    scroller.isUserInteractionEnabled = false
    scroller.setContentOffset(offset(of: turn.isForward ? 2 : 0), animated: true)
    if scroller.motion == nil { landed() }
  }

  private var isInSight: Bool { appearance == .appeared || appearance == .appearing }

  private func exchange(for wanted: UIViewController) {
    let old = current
    guard old !== wanted else {
      arrange()
      return
    }
    if wanted.parent !== self { addChild(wanted) }
    old?.willMove(toParent: nil)
    current = wanted
    if isViewLoaded {
      exchangeAppearance(from: old, to: wanted) {
        old?.leavePlace()
        showCurrent()
      }
    }
    old?.removeFromParent()
    wanted.didMove(toParent: self)
    if isInSight { askForNeighbours() }
  }

  /// The page shown stands in the middle, without any transition.
  final func showCurrent() {
    guard let current, isViewLoaded else { return }
    stand(current, in: place)
    arrange()
  }

  // MARK: One page for another

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    if turn.isByUser {
      delegate?.pageViewController(self, willTransitionTo: [turn.to])
      // Whoever was told may have set another page.
      guard self.turn === turn else { return }
    }
    if turn.to.parent !== self { addChild(turn.to) }
    scroller.addSubview(otherPlace)
    stand(turn.to, in: otherPlace)
    arrange()
    guard turn.isSeen else { return }
    turn.to.beginAppearance(true, animated: true)
    turn.from.beginAppearance(false, animated: true)
    turn.to.isAppearingNow()
  }

  /// - Parameter finished: whether it came to its end by itself.
  private func end(_ turn: PageTurn, completed: Bool, finished: Bool) {
    guard self.turn === turn else { return }
    self.turn = nil
    let (gone, stays) = completed ? (turn.from, turn.to) : (turn.to, turn.from)
    if completed {
      current = turn.to
      swap(&place, &otherPlace)
      neighbours =
        turn.isForward
        ? PageNeighbours(before: .known(turn.from), after: .unasked)
        : PageNeighbours(before: .unasked, after: .known(turn.from))
      if !turn.isByUser { neighbours = PageNeighbours() }
    } else if turn.isSeen {
      gone.beginAppearance(false, animated: true)
      stays.beginAppearance(true, animated: true)
    }
    gone.willMove(toParent: nil)
    gone.leavePlace()
    otherPlace.removeFromSuperview()
    stays.takePlace(in: place)
    arrange(turned: completed ? (turn.isForward ? 1 : -1) : 0)
    if turn.isSeen {
      stays.endAppearance()
      gone.endAppearance()
    } else if isInSight {
      // The pages have come into sight meanwhile.
      stays.beginAppearance(true, animated: false)
      if appearance == .appeared { stays.endAppearance() }
    }
    gone.removeFromParent()
    if completed {
      stays.didMove(toParent: self)
      if turn.isByUser { moveDot(by: turn.isForward ? 1 : -1) }
    }
    follow(stays)
    // What came or went in the pages' own contexts meanwhile did not know how it would end.
    stays.agreeWithPlace()
    scroller.isUserInteractionEnabled = true
    if turn.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [turn.from],
        transitionCompleted: completed)
    }
    if isInSight, self.turn == nil { askForNeighbours() }
    turn.completion?(finished)
  }

  private func stand(_ page: UIViewController, in place: ContainerPages) {
    page.loadedView.frame = place.bounds
    page.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.takePlace(in: place)
  }

  /// What is under way is over at once: the page nearer to the middle stays.
  final func settleTurn() {
    guard let turn else { return }
    scroller.stopScrollingAndZooming()
    let isNearer = abs(way(of: scroller.contentOffset) - pitch) > pitch / 2
    end(turn, completed: !turn.isByHand || isNearer, finished: false)
  }

  // MARK: By hand

  /// The content has moved: another page may be coming into sight.
  final func scrolled() {
    guard !isArranging, pitch > 0, turn?.isByHand != false else { return }
    let way = way(of: scroller.contentOffset) / pitch
    if let turn, turn.isForward ? way < 1 : way > 1 {
      // Back past the middle: that page is gone again.
      end(turn, completed: false, finished: true)
    } else if let turn, scroller.isDragging, turn.isForward ? way >= 2 : way <= 0 {
      // All the way under the finger: it goes on from there.
      end(turn, completed: true, finished: true)
    }
    guard turn == nil, let current, scroller.isDragging || scroller.isDecelerating else { return }
    let isForward = way > 1
    let next = isForward ? neighbours.after.page : neighbours.before.page
    guard let next, way != 1, next !== current else { return }
    begin(
      PageTurn(
        from: current, to: next, isForward: isForward, isByUser: true, isByHand: true,
        isSeen: isInSight))
  }

  /// The content has come to rest.
  final func landed() {
    guard let turn, pitch > 0 else { return }
    let way = way(of: scroller.contentOffset) / pitch
    end(turn, completed: turn.isForward ? way > 1.5 : way < 0.5, finished: true)
  }

  // MARK: The source

  /// Asks for the pages on both sides that are not known yet.
  final func askForNeighbours() {
    guard let dataSource, let current, turn == nil else { return }
    if case .unasked = neighbours.before {
      neighbours.before = .known(
        other(than: current, dataSource.pageViewController(self, viewControllerBefore: current)))
    }
    if case .unasked = neighbours.after {
      neighbours.after = .known(
        other(than: current, dataSource.pageViewController(self, viewControllerAfter: current)))
    }
    arrange()
  }

  /// A page is not its own neighbour.
  private func other(than current: UIViewController, _ page: UIViewController?)
    -> UIViewController?
  { page === current ? nil : page }

  final func sourceChanged() {
    neighbours = PageNeighbours()
    scroller.isScrollEnabled = dataSource != nil
    guard isViewLoaded else { return }
    countDots()
    view.setNeedsLayout()
    arrange()
  }
}
