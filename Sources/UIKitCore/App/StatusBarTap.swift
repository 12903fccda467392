import Foundation

/// A finger that came down on the status bar, and may be about to tap it.
struct StatusBarTap {
  private let start: CGPoint
  private let time: TimeInterval
  private let contact: Int

  /// Nil for a touch elsewhere, or on a control, which has its own use for it.
  init?(of touch: UITouch) {
    guard let window = touch.window, !(touch.view is UIControl) else { return nil }
    let place = touch.windowLocation
    guard place.y >= 0, place.y < window.screenSafeArea.top else { return nil }
    start = place
    time = touch.timestamp
    contact = touch.contact
  }

  /// Whether the touch, lifted, has been a tap.
  func isTap(_ touch: UITouch) -> Bool {
    let feel = GestureFeel.current
    let place = touch.windowLocation
    return touch.contact == contact && touch.timestamp - time < feel.tapDuration
      && hypot(place.x - start.x, place.y - start.y) < feel.panSlop
  }
}

extension UIWindow {
  /// Scrolls the one scroll view on the screen that wants it to its top.
  ///
  /// With several that want it none goes, as `scrollsToTop` has it.
  func statusBarTapped() {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    guard let page = controller?.viewIfLoaded ?? controller?.view else { return }
    var wanting: [UIScrollView] = []
    page.collectScrollers(in: bounds, of: self, into: &wanting)
    guard wanting.count == 1, let scroller = wanting.first else { return }
    scroller.scrollToTop()
  }
}

extension UIView {
  /// The visible scroll views that want to go to their top.
  fileprivate func collectScrollers(
    in visible: CGRect, of window: UIWindow, into found: inout [UIScrollView]
  ) {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      convert(bounds, to: window).intersects(visible)
    else { return }
    if let scroller = self as? UIScrollView, scroller.scrollsToTop, scroller.isScrollEnabled,
      scroller.vertical.scrolls
    {
      found.append(scroller)
    }
    for view in subviews { view.collectScrollers(in: visible, of: window, into: &found) }
  }
}
