import Foundation
import QuartzCore

extension UINavigationController {
  // MARK: What covers a page

  /// What a tab bar below covers of the pages that do not hide it. Units: points.
  final var coverBelow: CGFloat {
    get { bars.coverBelow }
    set {
      guard newValue != bars.coverBelow else { return }
      bars.coverBelow = newValue
      layOutBars()
    }
  }

  /// Whether the page on top, or one below it, wants the bottom bars out of sight.
  final var topHidesBottomBar: Bool { hidesBottomBar(in: stack[...]) }

  final func hidesBottomBar(in pages: ArraySlice<UIViewController>) -> Bool {
    pages.contains { $0.hidesBottomBarWhenPushed }
  }

  private func hidesBottomBar(_ page: UIViewController) -> Bool {
    guard let index = stack.firstIndex(where: { $0 === page }) else {
      return page.hidesBottomBarWhenPushed || topHidesBottomBar
    }
    return hidesBottomBar(in: stack[...index])
  }

  private func coverAbove(_ page: UIViewController) -> CGFloat {
    guard !bars.isBarHidden, let view = viewIfLoaded else { return 0 }
    return view.safeAreaInsets.top + bar.coveringHeight(for: page.navigationItem)
  }

  private func coverBelow(_ page: UIViewController) -> CGFloat {
    guard !hidesBottomBar(page), let view = viewIfLoaded else { return 0 }
    guard !bars.isToolbarHidden else { return coverBelow }
    return max(coverBelow, view.safeAreaInsets.bottom) + toolbar.rowHeight
  }

  private func goesBelowTopBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// Where a page stands: everywhere, or between bars it does not go on below.
  final func frame(of page: UIViewController) -> CGRect {
    var frame = pages.bounds
    if !goesBelowTopBar(page) {
      let cover = min(coverAbove(page), frame.height)
      frame.origin.y += cover
      frame.size.height -= cover
    }
    if !page.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height = max(0, frame.height - coverBelow(page))
    }
    return frame
  }

  // MARK: Layout

  final func layOutBars() {
    guard let view = viewIfLoaded else { return }
    for page in pagesInPlay { takeUpTitle(of: page) }
    if bars.slide == nil { layOutBar(in: view) }
    layOutToolbar(in: view)
    for page in pagesInPlay { tellInsets(to: page) }
    if runningTransition == nil { stack.last.map(followTitle) }
    guard runningTransition == nil, let top = stack.last, let page = top.viewIfLoaded,
      page.superview === pages, page.layer.transform.isIdentity
    else { return }
    let frame = frame(of: top)
    if page.frame != frame { page.frame = frame }
  }

  private var pagesInPlay: [UIViewController] {
    guard let gone = runningTransition?.from, !stack.contains(where: { $0 === gone }) else {
      return stack
    }
    return stack + [gone]
  }

  final func layOutBar(in view: UIView) {
    let height = stack.last.map { bar.barHeight(for: $0.navigationItem) }
    let full = view.safeAreaInsets.top + (height ?? bar.rowHeight)
    bar.frame = CGRect(
      x: 0, y: bars.isBarHidden ? -full : 0, width: view.bounds.width, height: full)
  }

  private func layOutToolbar(in view: UIView) {
    guard let toolbar = bars.toolbar else { return }
    if toolbar.superview !== view { view.insertSubview(toolbar, aboveSubview: pages) }
    let isOut = bars.isToolbarHidden || topHidesBottomBar
    let height = toolbar.rowHeight
    let end = view.bounds.height - max(coverBelow, view.safeAreaInsets.bottom)
    toolbar.frame = CGRect(
      x: 0, y: isOut ? view.bounds.height : end - height, width: view.bounds.width, height: height)
  }

  final func tellInsets(to page: UIViewController) {
    let top = goesBelowTopBar(page) ? coverAbove(page) : 0
    let bottom = page.edgesForExtendedLayout.contains(.bottom) ? coverBelow(page) : 0
    guard page.insetsFromContainer.top != top || page.insetsFromContainer.bottom != bottom
    else { return }
    page.insetsFromContainer.top = top
    page.insetsFromContainer.bottom = bottom
    page.viewIfLoaded?.propagateSafeArea()
  }

  // MARK: Coming and going

  final func barHiddenChanged(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else {
      layOutBars()
      return
    }
    if let transition = runningTransition, slideBar(along: transition) { return }
    UIView.animate(
      withDuration: Double(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction
    ) {
      self.layOutBars()
      view.layoutIfNeeded()
    }
  }

  /// The seam between the two pages takes the bar with it.
  private func slideBar(along transition: ViewTransition) -> Bool {
    guard transition.isAnimated, bars.slide == nil, let view = viewIfLoaded else { return false }
    let width = view.bounds.width
    let out = transition.kind == .push ? (from: width, to: -width) : (from: -width, to: width)
    let isHiding = bars.isBarHidden
    let isQueued = transition.coordinator.animateAlongsideTransition(
      in: view,
      animation: { [self] _ in bar.center.x = width / 2 + (isHiding ? out.to : 0) },
      completion: { [self] _ in
        bars.slide = nil
        layOutBars()
      })
    guard isQueued else { return false }
    bars.slide = isHiding ? .hiding : .showing
    UIView.performWithoutAnimation {
      let isHidden = bars.isBarHidden
      bars.isBarHidden = false
      layOutBar(in: view)
      bars.isBarHidden = isHidden
      if !isHiding { bar.center.x = width / 2 + out.from }
    }
    for page in pagesInPlay { tellInsets(to: page) }
    return true
  }

  final func toolbarHiddenChanged(animated: Bool) {
    // Asked for before there is a view, it is there when that is loaded.
    _ = toolbar
    guard let view = viewIfLoaded else { return }
    showToolbarItems(animated: false)
    UIView.performWithoutAnimation { toolbar.layoutIfNeeded() }
    guard animated, view.window != nil else {
      layOutBars()
      return
    }
    if bars.toolbar?.superview == nil {
      UIView.performWithoutAnimation {
        bars.isToolbarHidden.toggle()
        layOutToolbar(in: view)
        bars.isToolbarHidden.toggle()
      }
    }
    UIView.animate(
      withDuration: Double(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction
    ) {
      self.layOutBars()
      view.layoutIfNeeded()
    }
  }

  final func showToolbarItems(animated: Bool) {
    guard let toolbar = bars.toolbar, let top = stack.last else { return }
    let items = top.toolbarItems ?? []
    let shown = toolbar.items ?? []
    guard items.count != shown.count || zip(items, shown).contains(where: { $0 !== $1 }) else {
      return
    }
    toolbar.setItems(items, animated: animated)
  }

  final func toolbarItemsChanged(of page: UIViewController, animated: Bool) {
    guard page === stack.last else { return }
    showToolbarItems(animated: animated)
  }

  /// The back button was pressed: an app that is the bar's delegate may object.
  final func backPressed() {
    let gate = (self as? any UINavigationBarDelegate) ?? bar.delegate
    guard let top = stack.last,
      gate?.navigationBar(bar, shouldPop: top.navigationItem) ?? true
    else { return }
    popViewController(animated: true)
  }
}
