import Foundation
import QuartzCore

extension UIView {
  final var safeAreaNow: UIEdgeInsets {
    KeyValue.read(self, "safeAreaInsets")
    if let window = self as? UIWindow { return window.screenSafeArea }
    guard let superview, storedWindow != nil else { return controllerInsets(.zero) }
    let outer = superview.safeAreaInsets
    let box = superview.bounds
    // By position and size: a view shrunk by a transform keeps its insets, as on a phone.
    let size = bounds.size
    let origin = CGPoint(
      x: center.x - layer.anchorPoint.x * size.width,
      y: center.y - layer.anchorPoint.y * size.height
    )
    // What lies outside the superview is out of sight, not under a bar: a page slid off the screen
    // has no more of an inset than one that stands on its edge.
    func covered(_ inset: CGFloat, beyond distance: CGFloat, of length: CGFloat) -> CGFloat {
      max(0, min(length, inset, inset + distance))
    }
    let inherited = UIEdgeInsets(
      top: covered(outer.top, beyond: box.minY - origin.y, of: size.height),
      left: covered(outer.left, beyond: box.minX - origin.x, of: size.width),
      bottom: covered(
        outer.bottom, beyond: origin.y + size.height - box.maxY, of: size.height),
      right: covered(outer.right, beyond: origin.x + size.width - box.maxX, of: size.width))
    return controllerInsets(inherited)
  }

  private func controllerInsets(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller else { return inherited }
    let own = controller.additionalSafeAreaInsets
    let bars = controller.insetsFromContainer
    return UIEdgeInsets(
      top: max(inherited.top, bars.top) + own.top, left: max(inherited.left, bars.left) + own.left,
      bottom: max(inherited.bottom, bars.bottom) + own.bottom,
      right: max(inherited.right, bars.right) + own.right)
  }

  /// The view has come in somewhere: with the safe area it had when it came in last, nothing in it
  /// need know.
  final func enterSafeArea() {
    if storedWindow == nil { superview?.forgetEntering() }
    let insets = safeAreaInsets
    if insets == enteredSafeArea {
      setNeedsLayout()
    } else {
      propagateSafeArea()
      enteredSafeArea = insets
    }
  }

  /// Out of a window something has changed here, by insets that will not be: when this comes in
  /// again, all below are to be told.
  final func forgetEntering() {
    enteredSafeArea = nil
    superview?.forgetEntering()
  }

  /// Tells the view and everything below that its safe area may have changed.
  final func propagateSafeArea() {
    enteredSafeArea = nil
    safeAreaInsetsDidChange()
    // The insets are worked out when asked for: there is no moment before the change to be told of.
    KeyValue.change(self, "safeAreaInsets") {}
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.propagateSafeArea() }
  }
}
