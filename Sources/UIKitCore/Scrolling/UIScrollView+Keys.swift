import Display
import Foundation

extension UIScrollView {
  /// How far an arrow key scrolls. Units: points. Source: chosen, a line of text and a half.
  static let arrowStep: CGFloat = 40
  /// How much of the page before a page key leaves in view, 0…1. Source: chosen.
  static let pageOverlap: CGFloat = 0.1

  /// Takes a key: arrows scroll a little, Page Up, Page Down and the space bar a page, Home and End
  /// to the ends; so do arrows with the command key.
  ///
  /// - Returns: whether there was anything to show that way.
  func scroll(by press: UIPress) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled, !isDragging, !isZooming,
      let stroke = press.key?.stroke, let way = keyWay(stroke)
    else { return false }
    let from = driftTarget ?? contentOffset
    let target = clamped(CGPoint(x: from.x + way.x, y: from.y + way.y))
    guard target != from else { return false }
    drift(to: target)
    return true
  }

  /// How far a key goes; nil for a key that does not scroll.
  private func keyWay(_ stroke: KeyStroke) -> CGPoint? {
    guard stroke.modifiers.isDisjoint(with: [.control, .alternate]) else { return nil }
    let isFar = stroke.modifiers.contains(.command)
    let inset = adjustedContentInset
    let page = max(0, bounds.height - inset.top - inset.bottom) * (1 - Self.pageOverlap)
    let end = contentSize.height + bounds.height
    let width = isPagingEnabled ? bounds.width : Self.arrowStep
    let height = isPagingEnabled ? bounds.height : Self.arrowStep
    switch stroke.key {
    case .up: return CGPoint(x: 0, y: isFar ? -end : -height)
    case .down: return CGPoint(x: 0, y: isFar ? end : height)
    case .left: return CGPoint(x: isFar ? -contentSize.width : -width, y: 0)
    case .right: return CGPoint(x: isFar ? contentSize.width : width, y: 0)
    case .pageUp: return CGPoint(x: 0, y: -page)
    case .pageDown: return CGPoint(x: 0, y: page)
    case .home: return CGPoint(x: 0, y: -end)
    case .end: return CGPoint(x: 0, y: end)
    case .space: return CGPoint(x: 0, y: stroke.modifiers.contains(.shift) ? -page : page)
    default: return nil
    }
  }

  /// What `scrollsToTop` promises.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: CGFloat(vertical.offsets.lowerBound))
    guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    drift(to: top)
    isGoingToTop = true
  }
}

extension UIWindow {
  /// A key that no responder wanted scrolls what the pointer is over, else the largest scroll view
  /// of the page in front.
  func scrollByUnclaimedKey(_ press: UIPress) {
    let place = dispatcher.lastPlace ?? CGPoint(x: bounds.midX, y: bounds.midY)
    var view = hitTest(place, with: nil)
    while let current = view {
      if let scroller = current as? UIScrollView, scroller.scroll(by: press) { return }
      view = current.superview
    }
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    var best: UIScrollView?
    controller?.viewIfLoaded?.findLargestScroller(&best)
    _ = best?.scroll(by: press)
  }
}

extension UIView {
  fileprivate func findLargestScroller(_ best: inout UIScrollView?) {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
    if let scroller = self as? UIScrollView, scroller.canBeDragged, scroller.area > best?.area ?? 0
    {
      best = scroller
    }
    for view in subviews { view.findLargestScroller(&best) }
  }

  fileprivate var area: CGFloat { bounds.width * bounds.height }
}
