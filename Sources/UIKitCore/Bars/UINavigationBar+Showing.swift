import Foundation

extension UINavigationBar {
  /// Shows an item: at once, or along with a transition of pages.
  ///
  /// - Parameters:
  ///   - backItem: the item before it, whose name the back button has.
  ///   - transition: which way; nil changes at once.
  ///   - isCustom: whether the app animates the pages, so that the bar only cross-fades (F7).
  ///   - coordinator: the transition's; nil changes at once. When it is cancelled, everything is as it
  ///     was before.
  final func show(
    _ item: UINavigationItem, backItem: UINavigationItem?, transition: Transition?, isCustom: Bool,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    endTransition()
    let before = (content: content, stack: stack)
    noteStack(item, backItem)
    guard let old = content, let transition, let coordinator, old.item !== item else {
      showAtOnce(item, backItem)
      return
    }
    let change = begin(item, backItem, from: old, transition, isCustom: isCustom)
    let isQueued = coordinator.animateAlongsideTransition(in: self) { [self] _ in
      guard self.transition === change else { return }
      animate(change)
    } completion: { [self] context in
      guard self.transition === change else { return }
      if context.isCancelled { stack = before.stack }
      end(change, keeping: context.isCancelled ? change.from : change.to)
    }
    if !isQueued { UIView.performWithoutAnimation { animate(change) } }
  }

  /// The bar's own stack, without pages.
  final func replaceStack(with items: [UINavigationItem], animated: Bool) {
    endTransition()
    let isPop = items.count < stack.count
    stack = items
    guard let item = items.last else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    let back = items.count > 1 ? items[items.count - 2] : nil
    guard animated, window != nil, let old = content, old.item !== item else {
      showAtOnce(item, back)
      return
    }
    let change = begin(item, back, from: old, isPop ? .pop : .push, isCustom: false)
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .allowUserInteraction,
      animations: { self.animate(change) },
      completion: { _ in
        guard self.transition === change else { return }
        self.end(change, keeping: change.to)
      })
  }

  // MARK: Steps

  private func showAtOnce(_ item: UINavigationItem, _ backItem: UINavigationItem?) {
    if let content, content.item === item, content.backItem === backItem {
      content.setNeedsReload()
    } else {
      content?.removeFromSuperview()
      let new = NavigationBarContent(item: item, backItem: backItem, bar: self)
      addSubview(new)
      content = new
    }
    showBackground(for: item)
    setNeedsLayout()
    updateStatusBar()
  }

  private func begin(
    _ item: UINavigationItem, _ backItem: UINavigationItem?, from old: NavigationBarContent,
    _ direction: Transition, isCustom: Bool
  ) -> NavigationBarTransition {
    let new = NavigationBarContent(item: item, backItem: backItem, bar: self)
    let change = NavigationBarTransition(from: old, to: new, direction, isCustom: isCustom)
    UIView.performWithoutAnimation {
      placeBackground(height: old.bounds.height)
      old.frame = CGRect(x: 0, y: contentTop, width: bounds.width, height: old.bounds.height)
      new.frame = CGRect(x: 0, y: contentTop, width: bounds.width, height: barHeight(for: item))
      addSubview(new)
    }
    change.prepare()
    transition = change
    content = new
    return change
  }

  private func animate(_ change: NavigationBarTransition) {
    change.animate()
    placeBackground(height: change.to.bounds.height)
    showBackground(for: change.to.item)
    updateStatusBar()
  }

  private func end(_ change: NavigationBarTransition, keeping kept: NavigationBarContent) {
    transition = nil
    content = kept
    change.finish(keeping: kept)
    UIView.performWithoutAnimation {
      kept.setNeedsReload()
      showBackground(for: kept.item)
      setNeedsLayout()
      updateStatusBar()
    }
  }

  /// Another page is on top: it may want another status bar.
  private func updateStatusBar() {
    guard let screen = window?.screen else { return }
    SystemChrome.update(on: screen)
  }

  /// A transition that is overtaken is over.
  private func endTransition() {
    if let transition { end(transition, keeping: transition.to) }
  }

  /// Keeps the stack in step with what is shown.
  private func noteStack(_ item: UINavigationItem, _ backItem: UINavigationItem?) {
    if let index = stack.firstIndex(where: { $0 === item }) {
      stack.removeSubrange((index + 1)...)
    } else if let backItem, let index = stack.firstIndex(where: { $0 === backItem }) {
      stack.removeSubrange((index + 1)...)
      stack.append(item)
    } else {
      stack = [backItem, item].compactMap { $0 }
    }
  }
}
