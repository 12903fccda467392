import Foundation
import QuartzCore

extension UIScrollView {
  /// Takes a step of a wheel or a touchpad: the content moves by `delta`, within its edges.
  ///
  /// A touchpad's fine steps are taken as they come; a wheel's clicks are gone to without a jerk.
  /// - Parameter delta: points; positive y shows what lies below.
  /// - Returns: whether there was anything to show that way; if not, the scroll view around it may.
  func scrollWheel(delta: CGPoint, isContinuous: Bool = true) -> Bool {
    guard isScrollEnabled, !isDragging, !isZooming, delta.x.isFinite, delta.y.isFinite else {
      return false
    }
    if isPagingEnabled, !isContinuous { return turnPage(towards: delta) }
    let from = isContinuous ? contentOffset : driftTarget ?? contentOffset
    let target = clamped(CGPoint(x: from.x + delta.x, y: from.y + delta.y))
    guard target != from else { return false }
    guard isContinuous else {
      drift(to: target)
      return true
    }
    stopMotion()
    showIndicators()
    bounds.origin = target
    report(.wheel)
    hideIndicatorsSoon()
    return true
  }

  /// The wheel or the touchpad has come to rest: pages come to lie where they belong.
  func wheelEnded() {
    guard isPagingEnabled, motion == nil, !isTracking else { return }
    drag.start = contentOffset
    let target = page(for: .zero)
    if onPixel(target) != onPixel(contentOffset) { drift(to: target) }
  }

  /// The nearest offset within the edges.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(horizontal.clamped(Double(offset.x))),
      y: CGFloat(vertical.clamped(Double(offset.y))))
  }

  /// Goes to an offset from whatever motion it is in; where it was going before is forgotten.
  func drift(to target: CGPoint) {
    let time = CACurrentMediaTime()
    // A throw that is overtaken is not carried on: only what a wheel or a key began is.
    let old = driftTarget == nil ? nil : motion
    let (vx, vy) = (old?.x.velocity(at: time) ?? 0, old?.y.velocity(at: time) ?? 0)
    stopMotion()
    guard target != contentOffset else { return }
    showIndicators()
    driftTarget = target
    start(
      ScrollMotion(
        x: AxisMotion(
          aiming: Double(contentOffset.x), at: Double(target.x), velocity: vx, from: time),
        y: AxisMotion(
          aiming: Double(contentOffset.y), at: Double(target.y), velocity: vy, from: time)))
  }

  /// A click of the wheel turns one page, and no more while it is turning.
  private func turnPage(towards delta: CGPoint) -> Bool {
    if driftTarget != nil { return true }
    drag.start = contentOffset
    let speed = Self.pageFlick * 2
    let target = page(
      for: CGPoint(
        x: delta.x == 0 ? 0 : delta.x > 0 ? speed : -speed,
        y: delta.y == 0 ? 0 : delta.y > 0 ? speed : -speed),
      isExact: true)
    guard target != contentOffset else { return false }
    drift(to: target)
    return true
  }
}
