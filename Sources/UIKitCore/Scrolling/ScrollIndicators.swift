import Foundation
import QuartzCore

/// The two lines that tell which part of the content is seen (B33).
final class ScrollIndicators {
  /// Units: points. Source: observed (B33).
  static let thickness: CGFloat = 2.5
  /// From the edge. Units: points. Source: observed (B33).
  static let margin: CGFloat = 3
  /// The shortest line. Units: points. Source: chosen.
  static let shortest: CGFloat = 36
  /// How long the lines stay at rest. Units: seconds. Source: observed (B33).
  static let stay: TimeInterval = 0.4
  /// How long they fade. Units: seconds. Source: chosen.
  static let fade: TimeInterval = 0.25

  private let vertical = ScrollIndicator()
  private let horizontal = ScrollIndicator()

  /// Puts the lines where they belong.
  func place(in view: UIScrollView) {
    UIView.performWithoutAnimation {
      let inset = view.indicatorInset
      let (down, across) = (view.vertical, view.horizontal)
      adopt(vertical, in: view, shown: view.showsVerticalScrollIndicator, down)
      adopt(horizontal, in: view, shown: view.showsHorizontalScrollIndicator, across)
      placeVertical(in: view, down, inset)
      placeHorizontal(in: view, across, inset)
    }
  }

  func show() {
    for line in [vertical, horizontal] {
      line.layer.removeAllAnimations()
      UIView.performWithoutAnimation { line.alpha = 1 }
    }
  }

  func hideSoon() {
    UIView.animate(
      withDuration: Self.fade, delay: Self.stay, options: .allowUserInteraction,
      animations: { [vertical, horizontal] in
        vertical.alpha = 0
        horizontal.alpha = 0
      })
  }

  /// Other content never covers the lines.
  func stayInFront(of subview: UIView, in view: UIScrollView) {
    guard subview !== vertical, subview !== horizontal else { return }
    for line in [vertical, horizontal] where line.superview === view {
      view.bringSubviewToFront(line)
    }
  }

  private func adopt(
    _ line: ScrollIndicator, in view: UIScrollView, shown: Bool, _ range: AxisRange
  ) {
    let isWanted = shown && range.offsets.upperBound > range.offsets.lowerBound
    if isWanted, line.superview !== view {
      view.addSubview(line)
    } else if !isWanted, line.superview != nil {
      line.removeFromSuperview()
    }
    line.style = view.indicatorStyle
  }

  private func placeVertical(in view: UIScrollView, _ range: AxisRange, _ around: UIEdgeInsets) {
    guard vertical.superview != nil else { return }
    let inset = around + view.verticalScrollIndicatorInsets
    let bounds = view.bounds
    let (start, length) = line(
      track: bounds.height - inset.top - inset.bottom - 2 * Self.margin,
      offset: bounds.minY, range: range)
    vertical.frame = CGRect(
      x: bounds.maxX - inset.right - Self.margin - Self.thickness,
      y: bounds.minY + inset.top + Self.margin + start, width: Self.thickness, height: length)
  }

  private func placeHorizontal(in view: UIScrollView, _ range: AxisRange, _ around: UIEdgeInsets) {
    guard horizontal.superview != nil else { return }
    let inset = around + view.horizontalScrollIndicatorInsets
    let bounds = view.bounds
    let (start, length) = line(
      track: bounds.width - inset.left - inset.right - 2 * Self.margin,
      offset: bounds.minX, range: range)
    horizontal.frame = CGRect(
      x: bounds.minX + inset.left + Self.margin + start,
      y: bounds.maxY - inset.bottom - Self.margin - Self.thickness, width: length,
      height: Self.thickness)
  }

  /// Where on its track a line starts and how long it is; past an edge it shrinks.
  private func line(
    track: CGFloat, offset: CGFloat, range: AxisRange
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(track, 0)
    let travel = CGFloat(range.offsets.upperBound - range.offsets.lowerBound)
    let viewport = CGFloat(range.dimension)
    guard travel > 0, viewport > 0 else { return (0, 0) }
    let full = min(track, max(Self.shortest, track * viewport / (viewport + travel)))
    let part = (offset - CGFloat(range.offsets.lowerBound)) / travel
    let overshoot = part < 0 ? -part * travel : part > 1 ? (part - 1) * travel : 0
    let length = max(min(full, 7), full - overshoot)
    return ((track - length) * min(max(part, 0), 1), length)
  }
}

extension UIScrollView {
  func showIndicators() {
    let lines = indicators ?? ScrollIndicators()
    indicators = lines
    lines.place(in: self)
    lines.show()
  }

  func hideIndicatorsSoon() {
    indicators?.hideSoon()
  }

  /// What the lines keep clear of before their own insets.
  fileprivate var indicatorInset: UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : contentInset
  }
}

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
