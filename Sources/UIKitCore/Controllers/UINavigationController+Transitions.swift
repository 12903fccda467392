import Foundation
import QuartzCore

extension UINavigationController {
  final func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
  }

  /// Shows the top page without any transition, as when the view is loaded.
  final func showTop() {
    guard let top = stack.last, isViewLoaded else { return }
    let page = top.loadedView
    page.frame = pages.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.addSubview(page)
    navigationBar.show(
      top.navigationItem, backItem: backItem, transition: nil, isCustom: false, coordinator: nil)
    layOutBar()
  }

  private var backItem: UINavigationItem? {
    stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
  }

  final func layOutBar() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height =
      stack.last.map { navigationBar.barHeight(for: $0.navigationItem) }
      ?? UINavigationBar.contentHeight
    let full = top + height
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -full : 0, width: view.bounds.width, height: full)
    for child in stack {
      let covered =
        isNavigationBarHidden ? 0 : top + navigationBar.barHeight(for: child.navigationItem)
      guard child.insetsFromContainer.top != covered else { continue }
      child.insetsFromContainer.top = covered
      child.viewIfLoaded?.propagateSafeArea()
    }
  }

  /// Goes from the stack as it is to `new` by one transition between the two tops.
  final func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    let old = stack
    let from = old.last
    let to = new.last
    stack = new
    for child in new where child.parent !== self {
      adopt(child)
      child.insetsFromContainer.top = navigationBar.bounds.height
    }
    let removed = old.filter { gone in !new.contains { $0 === gone } }
    guard isViewLoaded, let from, let to, from !== to, view.window != nil else {
      settleWithoutTransition(from: from, to: to, removed: removed)
      return
    }
    for child in removed { child.willMove(toParent: nil) }
    let transition = makeTransition(from: from, to: to, operation, animated: animated)
    runningTransition = transition
    // Loaded while the coordinator is there to be asked for (C44).
    to.loadViewIfNeeded()
    layOutBar()
    prepare(transition, operation, old: old, removed: removed)
    transition.schedule()
  }

  private func settleWithoutTransition(
    from: UIViewController?, to: UIViewController?, removed: [UIViewController]
  ) {
    if from !== to { from?.viewIfLoaded?.removeFromSuperview() }
    showTop()
    for child in removed {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    if to !== from { to?.didMove(toParent: self) }
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
    let edge = custom == nil && animated ? popInHand : nil
    let stock: any UIViewControllerAnimatedTransitioning =
      animated ? PushAnimator(operation, isLinear: edge != nil) : InstantAnimator()
    let context = TransitionContext(
      container: pages, from: from, to: to, style: .none, isAnimated: animated)
    let frame = pages.bounds
    context.fromView = from.view
    context.findToView = { to.view }
    context.initialFrames[ObjectIdentifier(from)] = from.view.frame
    context.finalFrames[ObjectIdentifier(to)] = { frame }
    return ViewTransition(
      kind: operation == .pop ? .pop : .push, from: from, to: to, context: context,
      animator: custom ?? stock, interactor: interactor ?? edge, isAnimated: animated)
  }

  private func prepare(
    _ transition: ViewTransition, _ operation: Operation, old: [UIViewController],
    removed: [UIViewController]
  ) {
    let (from, to) = (transition.from, transition.to)
    let animated = transition.isAnimated
    let isCustom = !(transition.animator is any StockAnimator)
    from.moves = operation == .pop ? .fromParent : .none
    to.moves = operation == .push ? .toParent : .none
    transition.steps.begin = { [self] in
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
      // Asked again: the frames are those of the moment of the start.
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      delegate?.navigationController(self, willShow: to, animated: animated)
      navigationBar.show(
        to.navigationItem, backItem: backItem, transition: operation == .pop ? .pop : .push,
        isCustom: isCustom, coordinator: animated ? transition.coordinator : nil)
    }
    transition.steps.cancel = {
      to.beginAppearance(false, animated: animated)
      from.beginAppearance(true, animated: animated)
    }
    transition.steps.end = { [self] completed in
      if completed {
        from.view.removeFromSuperview()
        if to.view.superview !== pages { pages.addSubview(to.view) }
        from.endAppearance()
        to.endAppearance()
        for child in removed { child.removeFromParent() }
        if operation == .push { to.didMove(toParent: self) }
      } else {
        stack = old
        to.view.removeFromSuperview()
        if from.view.superview !== pages { pages.addSubview(from.view) }
        undoAppearance(transition)
        to.endAppearance()
        from.endAppearance()
        if operation == .push {
          to.willMove(toParent: nil)
          to.removeFromParent()
        }
      }
      from.moves = .none
      to.moves = .none
    }
    transition.steps.after = { [self] completed in
      runningTransition = nil
      layOutBar()
      if completed { delegate?.navigationController(self, didShow: to, animated: animated) }
      runWaitingRequests()
    }
  }

  /// `completeTransition(false)` without a cancel before it: the callbacks are still owed.
  private func undoAppearance(_ transition: ViewTransition) {
    if transition.to.appearance == .appearing {
      transition.steps.cancel()
    }
  }
}
