import Foundation
import QuartzCore

extension UIScrollView {
  /// A finger has come down on the view.
  func fingerDown(_ touch: UITouch?) {
    guard motion != nil || zoom.motion != nil else { return }
    // What moves is caught; the content does not take the finger for a tap (B20).
    stopMotion()
    caughtTouch = touch
  }

  /// Whether a touch stopped the content in motion.
  func hasCaught(_ touch: UITouch) -> Bool { caughtTouch === touch }

  /// The fingers are gone and nothing was dragged: what was caught past an edge or between pages
  /// goes on to where it belongs.
  func fingersUp() {
    caughtTouch = nil
    guard !isDragging, motion == nil, !isZooming, zoom.motion == nil else { return }
    let target =
      isPagingEnabled
      ? page(for: .zero)
      : CGPoint(
        x: CGFloat(horizontal.clamped(Double(contentOffset.x))),
        y: CGFloat(vertical.clamped(Double(contentOffset.y))))
    guard onPixel(target) != onPixel(contentOffset) else { return }
    let time = CACurrentMediaTime()
    isDecelerating = true
    start(
      ScrollMotion(
        x: comeHome(contentOffset.x, to: target.x, horizontal, time),
        y: comeHome(contentOffset.y, to: target.y, vertical, time)))
  }

  private func comeHome(
    _ offset: CGFloat, to target: CGFloat, _ range: AxisRange, _ time: TimeInterval
  ) -> AxisMotion {
    if range.offsets.contains(Double(offset)) {
      return AxisMotion(
        aiming: Double(offset), at: Double(target), velocity: 0, from: time)
    }
    return AxisMotion(
      releasing: Double(offset), velocity: 0, in: range.offsets, bounces: range.bounces,
      rate: Double(decelerationRate.rawValue), at: time)
  }

  /// Whether a drag of that way, in the window's space, scrolls this view.
  func readiness(for way: CGPoint) -> UIPanGestureRecognizer.Readiness {
    let (horizontal, vertical) = (horizontal, vertical)
    guard horizontal.scrolls || vertical.scrolls else {
      return .unfit("has nothing to scroll")
    }
    let isHorizontal = abs(way.x) > abs(way.y)
    let range = isHorizontal ? horizontal : vertical
    // Along the other axis it lets others have the drag, and comes in should it turn (B14).
    guard range.scrolls else { return .notYet }

    let direction = -Double(isHorizontal ? way.x : way.y)
    let offset = Double(isHorizontal ? contentOffset.x : contentOffset.y)
    if !range.hasMore(towards: direction, from: offset),
      outerScrollsOn(isHorizontal: isHorizontal, direction: direction)
    {
      return .unfit("is at its edge and leaves the drag to the scroll view around it")
    }
    return .ready
  }

  /// Whether a scroll view around this one can go on in a direction (B38).
  private func outerScrollsOn(isHorizontal: Bool, direction: Double) -> Bool {
    let transfers =
      isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers else { return false }
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let range = isHorizontal ? scroll.horizontal : scroll.vertical
        let offset = Double(isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y)
        if range.scrolls, range.hasMore(towards: direction, from: offset) { return true }
      }
      view = current.superview
    }
    return false
  }

  /// Why the content keeps its touches, if it does (B11, B12).
  func refusalToCancelContent(_ touches: [UITouch]) -> String? {
    for touch in touches {
      guard let content = window?.arbiter.informedView(of: touch), content !== self,
        content.isDescendant(of: self)
      else { continue }
      if !canCancelContentTouches { return "the content has the touch and keeps it" }
      if !touchesShouldCancel(in: content) { return "\(type(of: content)) keeps its touch" }
    }
    return nil
  }
}
