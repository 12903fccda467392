import Foundation

extension UIScrollView {
  /// Takes a step of a wheel or a touchpad: the content moves by `delta`, within its edges.
  ///
  /// - Parameter delta: points; positive y shows what lies below.
  /// - Returns: whether it moved; if not, the scroll view around it may.
  func scrollWheel(delta: CGPoint) -> Bool {
    guard isScrollEnabled, !isDragging, delta.x.isFinite, delta.y.isFinite else { return false }
    let target = CGPoint(
      x: CGFloat(horizontal.clamped(Double(contentOffset.x + delta.x))),
      y: CGFloat(vertical.clamped(Double(contentOffset.y + delta.y))))
    guard target != contentOffset else { return false }
    stopMotion()
    showIndicators()
    bounds.origin = target
    report(.wheel)
    hideIndicatorsSoon()
    return true
  }
}
