import Foundation

extension UITabBar {
  /// Source: measured, iOS 15, the width of items that do not fill the bar; points.
  private static let usualItemWidth: CGFloat = 76

  /// Every item as wide as the others: all of the bar, or as wide as is said, in its middle.
  final func layOutButtons() {
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let height = min(rowHeight, bounds.height)
    let count = CGFloat(max(buttons.count, 1))
    var (start, width, gap) = (safe.left, room / count, CGFloat(0))
    if isCentered {
      gap = max(0, itemSpacing > 0 ? itemSpacing : currentAppearance.stackedItemSpacing)
      let wish = itemWidth > 0 ? itemWidth : currentAppearance.stackedItemWidth
      let most = max(0, (room - gap * (count - 1)) / count)
      width = min(wish > 0 ? wish : Self.usualItemWidth, most)
      start = safe.left + (room - width * count - gap * (count - 1)) / 2
    }
    for (index, button) in buttons.enumerated() {
      let x = onPixel(start + CGFloat(index) * (width + gap))
      let end = onPixel(start + CGFloat(index) * (width + gap) + width)
      button.frame = CGRect(x: x, y: 0, width: end - x, height: height)
    }
    placeIndicator()
  }

  private var isCentered: Bool {
    let wish =
      itemPositioning == .automatic ? currentAppearance.stackedItemPositioning : itemPositioning
    return wish == .centered
  }

  /// What marks the selected item, when something does.
  final func showIndicator() {
    guard let image = selectionIndicatorImage ?? currentAppearance.selectionIndicatorImage else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIImageView(frame: .zero)
    view.image = image
    view.tintColor = currentAppearance.selectionIndicatorTintColor
    if view.superview !== self { insertSubview(view, aboveSubview: background) }
    indicator = view
    placeIndicator()
  }

  private func placeIndicator() {
    guard let indicator else { return }
    let button = buttons.first { $0.item === selectedItem }
    indicator.isHidden = button == nil
    guard let button else { return }
    indicator.frame = pixelFrame(
      indicator.image?.size ?? .zero, centeredOn: button.center)
  }
}
