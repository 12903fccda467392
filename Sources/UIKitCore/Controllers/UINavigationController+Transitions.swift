import Foundation
import QuartzCore

extension UINavigationController {
  final func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
  }

  /// Pushing what is in the stack raises an exception on iOS, as does a navigation controller (C39).
  final func mayPush(_ page: UIViewController) -> Bool {
    if page is UINavigationController {
      Diagnostics.report(.pushOfNavigation(page))
      return false
    }
    if stack.contains(where: { $0 === page }) {
      Diagnostics.report(.pushOfKnown(page))
      return false
    }
    return true
  }

  /// Shows the top page without any transition, as when the view is loaded.
  final func showTop() {
    guard let top = stack.last, isViewLoaded else { return }
    let page = top.loadedView
    page.frame = frame(of: top)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.takePlace(in: pages)
    showBarOfTop()
    showToolbarItems(animated: false)
    layOutBars()
  }

  private var backItem: UINavigationItem? {
    stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
  }

  private func showBarOfTop() {
    guard let top = stack.last else { return }
    bar.show(
      top.navigationItem, backItem: backItem, transition: nil, isCustom: false, coordinator: nil)
  }

  /// Goes from the stack as it is to `new` by one transition between the two tops.
  final func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    let change = StackChange(old: stack, new: new, operation: operation)
    guard !change.isNothing else { return }
    stack = new
    for child in change.added { adopt(child) }
    if change.old.first !== new.first { (parent as? UITabBarController)?.tabItemsChanged() }
    guard isViewLoaded, let from = change.from, let to = change.to, from !== to, view.window != nil
    else {
      settleWithoutTransition(change)
      return
    }
    for child in change.removed { child.willMove(toParent: nil) }
    let transition = makeTransition(from: from, to: to, operation, animated: animated)
    runningTransition = transition
    // Loaded while the coordinator is there to be asked for (C44).
    to.loadViewIfNeeded()
    layOutBars()
    prepare(transition, change)
    transition.schedule()
  }

  private func settleWithoutTransition(_ change: StackChange) {
    for child in change.removed { child.willMove(toParent: nil) }
    if change.from !== change.to {
      exchangeAppearance(from: change.from, to: change.to) {
        change.from?.leavePlace()
        showTop()
      }
    } else {
      showTop()
    }
    for child in change.removed { child.removeFromParent() }
    for child in change.added { child.didMove(toParent: self) }
  }

  private func makeTransition(
    from: UIViewController, to: UIViewController, _ operation: Operation, animated: Bool
  ) -> ViewTransition {
    var custom: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      let answer = delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
      custom = answer is UnaskedAnimator ? nil : answer
      interactor = custom.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
    }
    let edge = custom == nil && animated ? interactivePop.driver : nil
    let stock: any UIViewControllerAnimatedTransitioning =
      animated ? PushAnimator(operation, isLinear: edge != nil) : InstantAnimator()
    let context = TransitionContext(
      container: pages, from: from, to: to, style: .none, isAnimated: animated)
    context.fillFrames(in: pages) { [self] in frame(of: to) }
    let transition = ViewTransition(
      kind: operation == .pop ? .pop : .push, from: from, to: to, context: context,
      animator: custom ?? stock, interactor: interactor ?? edge, isAnimated: animated)
    // A finger that catches a swipe in flight has to be heard of.
    transition.blocksTouches = edge == nil || !interactivePop.catchesFlights
    return transition
  }

  // MARK: Turning points

  private func prepare(_ transition: ViewTransition, _ change: StackChange) {
    let (from, to) = (transition.from, transition.to)
    let animated = transition.isAnimated
    from.moves = change.removed.contains { $0 === from } ? .fromParent : .none
    to.moves = change.added.contains { $0 === to } ? .toParent : .none
    var ride: BottomBarRide?
    transition.steps.begin = { [self] in
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      delegate?.navigationController(self, willShow: to, animated: animated)
      showBar(along: transition)
      showToolbarItems(animated: animated)
      let hides = topHidesBottomBar
      if hides != hidesBottomBar(in: change.old[...]) {
        ride = BottomBarRide(self, transition, hides: hides)
      }
    }
    transition.steps.cancel = {
      to.beginAppearance(false, animated: animated)
      from.beginAppearance(true, animated: animated)
    }
    transition.steps.goOn = {
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
    }
    transition.steps.end = { [self] completed in
      if completed { settle(change) } else { undo(change, transition) }
      ride?.end()
      ride = nil
      from.moves = .none
      to.moves = .none
    }
    transition.steps.after = { [self] completed in
      runningTransition = nil
      for page in children { page.agreeWithPlace() }
      // What went sideways shows the page that stayed.
      if let top = stack.last, bar.topItem !== top.navigationItem { showBarOfTop() }
      showToolbarItems(animated: false)
      layOutBars()
      (parent as? UITabBarController)?.layOutBar()
      if completed { delegate?.navigationController(self, didShow: to, animated: animated) }
      runWaitingRequests()
    }
  }

  private func showBar(along transition: ViewTransition) {
    let isSeen = !bars.isBarHidden && bars.slide == nil
    // A bar on its way out keeps what it shows.
    if bars.slide == .hiding { return }
    bar.show(
      transition.to.navigationItem, backItem: backItem,
      transition: isSeen ? (transition.kind == .pop ? .pop : .push) : nil,
      isCustom: !(transition.animator is any StockAnimator) || UIAccessibility.fadesPages,
      coordinator: transition.isAnimated && isSeen ? transition.coordinator : nil)
  }

  private func settle(_ change: StackChange) {
    guard let from = change.from, let to = change.to else { return }
    from.leavePlace()
    to.takePlace(in: pages)
    from.endAppearance()
    to.endAppearance()
    for child in change.removed { child.removeFromParent() }
    for child in change.added { child.didMove(toParent: self) }
    follow(to)
  }

  private func undo(_ change: StackChange, _ transition: ViewTransition) {
    let (from, to) = (transition.from, transition.to)
    stack = change.old
    if change.new.first !== stack.first { (parent as? UITabBarController)?.tabItemsChanged() }
    to.leavePlace()
    from.takePlace(in: pages)
    // Ended as cancelled without having been released as such: the callbacks are still owed.
    if to.appearance == .appearing { transition.steps.cancel() }
    to.endAppearance()
    from.endAppearance()
    for child in change.added {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    if !change.removed.isEmpty { Diagnostics.report(.cancelledAfterLeaving(from)) }
    follow(from)
  }
}
