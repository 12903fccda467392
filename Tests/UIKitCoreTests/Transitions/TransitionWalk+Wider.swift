import Foundation
import Geometry
import QuartzCore

@testable import UIKitCore

/// What walks since then do besides: pages that turn, hands that take several levels, detents.
extension TransitionWalk {
  /// The first of the walks that know of these. Those before go on as they went.
  static let firstWider: UInt64 = 2000

  var isWider: Bool { seed >= Self.firstWider }

  func book() -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: oneIn(2) ? .horizontal : .vertical)
    book.title = "book"
    book.setViewControllers([page()], direction: .forward, animated: false)
    return book
  }

  func stepWider(_ animated: Bool) {
    switch chance(8) {
    case 0, 1: turn(animated)
    case 2, 3: dismissSeveral(animated)
    case 4: loseSwipe()
    case 5, 6: changeDetents(animated)
    default: bringBook(animated)
    }
    if oneIn(12) { resize() }
  }

  private func turn(_ animated: Bool) {
    let books = everybody.compactMap { $0 as? UIPageViewController }
    guard let book = one(of: books) else { return }
    note("turn \(animated)")
    let done = completion("turn")
    book.setViewControllers(
      [page()], direction: oneIn(2) ? .forward : .reverse, animated: animated
    ) { _ in done() }
  }

  private func bringBook(_ animated: Bool) {
    guard let stack = one(of: stacks) else { return }
    note("push book \(animated)")
    stack.pushViewController(book(), animated: animated)
  }

  /// From low in the chain, by a hand.
  private func dismissSeveral(_ animated: Bool) {
    guard chain.count > 2, let top = chain.last, let from = one(of: chain.dropLast(2)) else {
      return
    }
    note("dismiss all from \(type(of: from)) \(animated)")
    if oneIn(2) { top.transitioningDelegate = answer() }
    from.dismiss(animated: animated, completion: completion("dismiss all"))
  }

  /// A program takes the finger's swipe away.
  private func loseSwipe() {
    guard let stack = one(of: stacks), let swipe = stack.interactivePopGestureRecognizer else {
      return
    }
    note("swipe off and on")
    swipe.isEnabled = false
    swipe.isEnabled = true
  }

  private func changeDetents(_ animated: Bool) {
    let sheets = everybody.compactMap { controller in
      controller.presentation?.controller as? UISheetPresentationController
    }
    guard let sheet = one(of: sheets) else { return }
    note("detents")
    let change = { [self] in
      if oneIn(2) { sheet.detents = oneIn(2) ? [.medium(), .large()] : [.large()] }
      sheet.selectedDetentIdentifier = oneIn(2) ? .medium : .large
      if oneIn(3) { sheet.largestUndimmedDetentIdentifier = .medium }
    }
    animated ? sheet.animateChanges(change) : change()
  }
}
