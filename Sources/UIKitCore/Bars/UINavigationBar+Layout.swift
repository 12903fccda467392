import Foundation

extension UINavigationBar {
  /// The bar's height below the status bar: its row, or 96 with a large title, less what has been scrolled
  /// away of it, or more while it is pulled down.
  final func barHeight(for item: UINavigationItem) -> CGFloat {
    guard showsLargeTitle(item) else { return rowHeight }
    let collapsed = min(item.largeTitleCollapse, Self.largeTitleHeight)
    return rowHeight + Self.largeTitleHeight - collapsed
  }

  /// What of its height a page's content keeps away from: a pull does not move the content's edge.
  final func coveringHeight(for item: UINavigationItem) -> CGFloat {
    min(barHeight(for: item), rowHeight + Self.largeTitleHeight)
  }

  final func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    // Lying on its side no phone is high enough for one.
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    switch item.largeTitleDisplayMode {
    case .never: return false
    case .always: return true
    // The next screen does as the one before, as far as that is said.
    case .automatic: return item.title?.isEmpty == false
    }
  }

  /// As long as a large title is in sight, no content is below the bar.
  private func hasLargeTitleInSight(_ item: UINavigationItem) -> Bool {
    showsLargeTitle(item) && item.largeTitleCollapse < Self.largeTitleHeight
  }

  /// What the device's shape covers on both sides.
  final var sideInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// From the bar's top to its row.
  final var contentTop: CGFloat {
    let safe = superview?.safeAreaInsets.top ?? 0
    guard frame.minY <= 0, bounds.height >= safe + rowHeight else { return 0 }
    return safe
  }

  /// How far the background reaches above the bar, into the status bar.
  private var overhang: CGFloat {
    guard frame.minY > 0, barPosition == .topAttached else { return 0 }
    return min(frame.minY, superview?.safeAreaInsets.top ?? 0)
  }

  final func layOutContent() {
    guard let content else {
      background.place(
        CGRect(x: 0, y: -overhang, width: bounds.width, height: overhang + bounds.height))
      return
    }
    let height = barHeight(for: content.item)
    placeBackground(height: height)
    content.frame = CGRect(x: 0, y: contentTop, width: bounds.width, height: height)
  }

  final func placeBackground(height: CGFloat) {
    background.place(
      CGRect(
        x: 0, y: -overhang, width: bounds.width, height: overhang + contentTop + height))
  }

  // MARK: Looks

  final func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge || item.map(hasLargeTitleInSight) == true else {
      return standard.with(titleTextAttributes, largeTitleTextAttributes)
    }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.clear
    return edge.with(titleTextAttributes, largeTitleTextAttributes)
  }

  final func showBackground(for item: UINavigationItem?) {
    var look = BarBackground.Look(appearance(for: item))
    if let barTintColor { look.color = barTintColor }
    look.put(image: backgroundImage, line: shadowImage)
    if look.color == nil, look.image == nil, !isTranslucent { look.color = .systemBackground }
    background.show(look)
  }

  final func itemChanged(_ item: UINavigationItem) {
    guard let content, content.item === item || content.backItem === item else { return }
    content.setNeedsReload()
    setNeedsLayout()
    // The height may be another.
    if prefersLargeTitles { superview?.setNeedsLayout() }
    if transition == nil { showBackground(for: content.item) }
  }

  final func fadeInContent() {
    guard window != nil, transition == nil else { return }
    content?.fadeInButtons()
  }

  final func goBack() {
    if let onBack {
      onBack()
      return
    }
    guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else {
      return
    }
    popItem(animated: true)
  }
}

extension UINavigationBarAppearance {
  /// The same with attributes set on the bar itself.
  func with(
    _ title: [NSAttributedString.Key: Any]?, _ largeTitle: [NSAttributedString.Key: Any]?
  ) -> UINavigationBarAppearance {
    guard title != nil || largeTitle != nil else { return self }
    let copy = UINavigationBarAppearance()
    copy.takeAll(of: self)
    copy.titleTextAttributes = titleTextAttributes.merging(title ?? [:]) { $1 }
    copy.largeTitleTextAttributes = largeTitleTextAttributes.merging(largeTitle ?? [:]) { $1 }
    return copy
  }

  var clear: UINavigationBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.takeAll(of: self)
    copy.configureWithTransparentBackground()
    return copy
  }
}
