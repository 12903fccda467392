import UIKit

/// Views one under the other, as wide as it is, which scroll where there is too little room.
final class Column: UIScrollView {
  /// One view of a column.
  struct Item {
    let view: UIView
    /// nil for as high as the view wants to be. Units: points.
    var height: CGFloat?
    /// What comes below it. Units: points.
    var gap: CGFloat
    /// nil for as wide as the column. Units: points.
    var width: CGFloat?

    init(_ view: UIView, height: CGFloat? = nil, width: CGFloat? = nil, gap: CGFloat = 0) {
      self.view = view
      self.height = height
      self.width = width
      self.gap = gap
    }
  }

  private let items: [Item]
  /// Left and right, besides the safe area. Units: points.
  private let margin: CGFloat
  /// What is left free at the ends. Units: points.
  private let ends: (top: CGFloat, bottom: CGFloat)

  init(_ items: [Item], margin: CGFloat = 20, top: CGFloat = 0, bottom: CGFloat = 20) {
    self.items = items
    self.margin = margin
    ends = (top, bottom)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .always
    for item in items { addSubview(item.view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let safe = safeAreaInsets
    // What the insets leave free is free already.
    let isInset = contentInsetAdjustmentBehavior == .always
    let left = margin + (isInset ? 0 : safe.left)
    let room = bounds.width - safe.left - safe.right
    let width = max(0, room - 2 * margin)
    var y = ends.top
    for item in items {
      let height =
        item.height
        ?? item.view.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
      let own = min(item.width ?? width, width)
      item.view.frame = CGRect(
        x: left + ((width - own) / 2).rounded(), y: y, width: own, height: height)
      y += height + item.gap
    }
    contentSize = CGSize(
      width: isInset ? room : bounds.width, height: y + ends.bottom)
    super.layoutSubviews()
  }
}
