import Foundation
import Geometry
import QuartzCore

extension UIStackView {
  /// What everything in the stack wants, with margins.
  ///
  /// - Parameter width: what a column's views wrap at; nil lets them be as wide as they want.
  final func contentSize(width: CGFloat?) -> CGSize {
    let insets = insets
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let views = shownViews
    let row = row(of: views, across: isColumn ? inner : nil)
    let across = views.map { wish(of: $0, width: isColumn ? inner : nil).size }.map {
      isColumn ? $0.width : $0.height
    }.max()
    let along = row.naturalLength
    let size =
      isColumn
      ? CGSize(width: across ?? 0, height: along) : CGSize(width: along, height: across ?? 0)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Puts the arranged views where they belong.
  final func arrange() {
    let ground = bounds.inset(by: insets)
    let views = shownViews
    let row = row(of: views, across: isColumn ? ground.width : ground.height)
    let places = row.places(in: isColumn ? ground.height : ground.width)
    let line = baseline(of: views, places)
    for (view, place) in zip(views, places) {
      let across = across(view, along: place.length, in: ground, line: line)
      let frame =
        isColumn
        ? CGRect(
          x: ground.minX + across.start, y: ground.minY + place.start, width: across.length,
          height: place.length)
        : CGRect(
          x: ground.minX + place.start, y: ground.minY + across.start, width: place.length,
          height: across.length)
      put(view, in: pixels(frame))
    }
  }

  private var isColumn: Bool { axis == .vertical }

  /// Edges on whole pixels, so that neighbours meet.
  private func pixels(_ frame: CGRect) -> CGRect {
    let (left, top) = (onPixel(frame.minX), onPixel(frame.minY))
    return CGRect(
      x: left, y: top, width: onPixel(frame.maxX) - left, height: onPixel(frame.maxY) - top)
  }

  /// A view that is turned or moved by its transform keeps it.
  private func put(_ view: UIView, in frame: CGRect) {
    ArrangedSize.keep(of: view) { place(view, in: frame) }
  }

  private func place(_ view: UIView, in frame: CGRect) {
    guard view.transform.isIdentity else {
      let anchor = view.layer.anchorPoint
      view.bounds.size = frame.size
      view.center = CGPoint(
        x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      return
    }
    if view.frame != frame { view.frame = frame }
  }

  private func row(of views: [UIView], across: CGFloat?) -> StackRow {
    let parts = views.map { view in
      let wish = wish(of: view, width: isColumn && alignment == .fill ? across : nil)
      return StackRow.Part(
        length: isColumn ? wish.size.height : wish.size.width,
        isWish: isColumn ? wish.hasHeight : wish.hasWidth, space: space(after: view))
    }
    return StackRow(parts: parts, distribution: distribution)
  }

  /// What a view wants, or where it wants nothing, has by others than stacks.
  private func wish(
    of view: UIView, width: CGFloat?
  ) -> (size: CGSize, hasWidth: Bool, hasHeight: Bool) {
    let own = view.intrinsicContentSize
    let (hasWidth, hasHeight) = (own.width >= 0, own.height >= 0)
    var size = own
    if !hasWidth || !hasHeight {
      let set = ArrangedSize.own(of: view)
      if !hasWidth { size.width = set.width }
      if !hasHeight { size.height = set.height }
    }
    // Text that is narrower than it wants becomes higher.
    if let width, hasHeight, !hasWidth || size.width > width {
      let fits = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.height = max(0, view is UILabel || view is UIStackView ? fits.height : size.height)
    }
    return (size, hasWidth, hasHeight)
  }

  private func across(
    _ view: UIView, along: CGFloat, in ground: CGRect, line: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let room = isColumn ? ground.width : ground.height
    let wish = wish(of: view, width: isColumn ? ground.width : nil).size
    let length = min(isColumn ? wish.width : wish.height, room)
    switch alignment {
    case .fill: return (0, room)
    case .leading: return (0, length)
    case .center: return ((room - length) / 2, length)
    case .trailing: return (room - length, length)
    case .firstBaseline, .lastBaseline:
      guard !isColumn else { return (0, length) }
      return (line - baseline(of: view, size: CGSize(width: along, height: length)), length)
    }
  }

  /// The line that texts in a row stand on, from the top.
  private func baseline(
    of views: [UIView], _ places: [(start: CGFloat, length: CGFloat)]
  ) -> CGFloat {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return 0 }
    return zip(views, places).map { view, place in
      baseline(
        of: view,
        size: CGSize(width: place.length, height: wish(of: view, width: nil).size.height))
    }.max() ?? 0
  }

  /// A view without text stands on its lower edge.
  private func baseline(of view: UIView, size: CGSize) -> CGFloat {
    let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
    guard let label, !label.content.isEmpty else { return size.height }
    let height = label === view ? size.height : label.intrinsicContentSize.height
    let lines = label.baselines(in: CGRect(x: 0, y: 0, width: size.width, height: height))
    let line = alignment == .firstBaseline ? lines.first : lines.last
    return label === view ? line : (size.height - height) / 2 + line
  }
}
