import Foundation
import QuartzCore

extension UITabBarController {
  /// A tab was pressed: whoever may object is asked, then the change is made as by code.
  final func pressed(_ item: UITabBarItem) {
    guard let wanted = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: wanted) ?? true
    else { return }
    if wanted === selected {
      // Pressing the selected tab goes back to its beginning.
      (wanted as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = wanted
    }
    delegate?.tabBarController(self, didSelect: wanted)
  }

  final func select(_ wanted: UIViewController) {
    guard tabs.contains(where: { $0 === wanted }) else { return }
    whenIdle(.tab) { [self] in
      guard wanted !== selected, tabs.contains(where: { $0 === wanted }) else { return }
      change(to: wanted)
    }
  }

  final func replaceTabs(with new: [UIViewController], animated: Bool) {
    // Each once: a controller has one place.
    let new = new.enumerated().filter { index, tab in
      new.firstIndex { $0 === tab } == index
    }.map(\.element)
    let old = tabs
    for tab in new where tab.parent !== self { addChild(tab) }
    tabs = new
    bar.setItems(new.compactMap(\.tabBarItem), animated: animated)
    let gone = old.filter { tab in !new.contains { $0 === tab } }
    for tab in gone { tab.willMove(toParent: nil) }
    if selected == nil || gone.contains(where: { $0 === selected }) {
      let index = old.firstIndex { $0 === selected } ?? 0
      swapSelected(for: new.isEmpty ? nil : new[min(index, new.count - 1)])
    } else {
      bar.selectedItem = selected?.tabBarItem
    }
    for tab in gone { tab.removeFromParent() }
    for tab in new where !old.contains(where: { $0 === tab }) { tab.didMove(toParent: self) }
    layOutBar()
  }

  /// A tab has another item.
  final func tabItemsChanged() {
    bar.setItems(tabs.compactMap(\.tabBarItem), animated: false)
    bar.selectedItem = selected?.tabBarItem
  }

  /// Another tab without anybody being asked, for the selected one is gone.
  private func swapSelected(for new: UIViewController?) {
    let old = selected
    selected = new
    bar.selectedItem = new?.tabBarItem
    guard isViewLoaded else { return }
    exchangeAppearance(from: old, to: new) {
      old?.leavePlace()
      showSelected()
    }
  }

  /// Shows the selected page without any transition, as when the view is loaded.
  final func showSelected() {
    guard let selected, isViewLoaded else { return }
    selected.loadedView.frame = pages.bounds
    selected.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selected.takePlace(in: pages)
    layOutBar()
  }

  // MARK: Transitions

  private func change(to wanted: UIViewController) {
    let old = selected
    selected = wanted
    bar.selectedItem = wanted.tabBarItem
    guard isViewLoaded, view.window != nil, let old else {
      selected = old
      swapSelected(for: wanted)
      return
    }
    let transition = makeTransition(from: old, to: wanted)
    runningTransition = transition
    // Loaded while the coordinator is there to be asked for (C44).
    wanted.loadViewIfNeeded()
    layOutBar()
    prepare(transition)
    transition.schedule()
  }

  private func makeTransition(from: UIViewController, to: UIViewController) -> ViewTransition {
    let custom = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    let interactor = custom.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let context = TransitionContext(
      container: pages, from: from, to: to, style: .none, isAnimated: custom != nil)
    context.fillFrames(in: pages) { [pages] in pages.bounds }
    return ViewTransition(
      kind: .tab, from: from, to: to, context: context, animator: custom ?? InstantAnimator(),
      interactor: interactor, isAnimated: custom != nil)
  }

  private func prepare(_ transition: ViewTransition) {
    let (from, to) = (transition.from, transition.to)
    let animated = transition.isAnimated
    transition.steps.begin = { [self] in
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let screen = view.window?.screen { SystemChrome.update(on: screen) }
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
      if completed {
        from.leavePlace()
        to.takePlace(in: pages)
        from.endAppearance()
        to.endAppearance()
        follow(to)
      } else {
        selected = from
        bar.selectedItem = from.tabBarItem
        to.leavePlace()
        from.takePlace(in: pages)
        // Ended as cancelled without having been released as such: the callbacks are still owed.
        if to.appearance == .appearing { transition.steps.cancel() }
        to.endAppearance()
        from.endAppearance()
        follow(from)
      }
    }
    transition.steps.after = { [self] completed in
      runningTransition = nil
      for page in children { page.agreeWithPlace() }
      layOutBar()
      if let screen = viewIfLoaded?.window?.screen { SystemChrome.update(on: screen) }
      runWaitingRequests()
    }
  }

  // MARK: The bar

  /// How much the bar covers of a page, the device's shape included; 0 while it is hidden.
  final var barCover: CGFloat {
    guard !barIsHidden, !bar.isHidden, let view = viewIfLoaded else { return 0 }
    return bar.rowHeight + view.safeAreaInsets.bottom
  }

  final func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let height = bar.rowHeight + view.safeAreaInsets.bottom
    if !barIsRiding {
      let isOut = barIsHidden || (selected as? UINavigationController)?.topHidesBottomBar == true
      bar.frame = CGRect(
        x: 0, y: isOut ? view.bounds.height : view.bounds.height - height,
        width: view.bounds.width, height: height)
    }
    let cover = barCover
    for tab in tabs {
      if let navigation = tab as? UINavigationController {
        navigation.coverBelow = cover
      } else if tab.insetsFromContainer.bottom != cover {
        tab.insetsFromContainer.bottom = cover
        tab.viewIfLoaded?.propagateSafeArea()
      }
    }
  }
}

extension Diagnostic {
  static func noSuchTab(_ index: Int, of count: Int) -> Diagnostic {
    Diagnostic(
      id: "tab", message: "selectedIndex was set to \(index); there are \(count) tabs.",
      advice: "Set viewControllers first, and count from 0.")
  }
}
