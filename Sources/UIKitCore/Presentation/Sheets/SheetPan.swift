import Foundation

/// The pan that drags a sheet: it covers all of it and comes before the scroll views inside (B35 to
/// B37).
final class SheetPan: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(sheet, action: Selector(UISheetPresentationController.panned(_:)))
  }

  /// The sheet follows the finger less the slop (F17).
  override var excludesSlop: Bool { true }

  /// Scroll views inside wait until it is clear whose drag it is.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIScrollViewPanGestureRecognizer, let view else { return false }
    return pan.scrollView?.isDescendant(of: view) ?? false
  }

  override func readiness(for way: CGPoint) -> Readiness {
    guard let sheet else { return .unfit("its sheet is gone") }
    guard sheet.canBeDragged else { return .unfit("the sheet cannot be dragged now") }
    guard abs(way.y) >= abs(way.x) else { return .unfit("the drag goes sideways") }
    for scrollView in scrollViewsUnderTouch where scrollView.canBeDragged {
      if let reason = sheet.reason(toLeave: way.y, to: scrollView) { return .unfit(reason) }
    }
    return .ready
  }

  private var scrollViewsUnderTouch: [UIScrollView] {
    var found: [UIScrollView] = []
    var candidate = touches.first?.view
    while let current = candidate, current !== view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      candidate = current.superview
    }
    return found
  }
}

extension UISheetPresentationController {
  /// Whether a finger may take the sheet: not while another controller covers it, nor while it goes
  /// by program.
  var canBeDragged: Bool {
    guard let presentation, presentation.presented.storedPresented == nil, !layout.isFullScreen
    else { return false }
    guard let transition = presentation.transition else { return true }
    return transition.kind == .present ? motion != nil : drag != nil
  }

  /// Why a drag belongs to a scroll view and not to the sheet; nil if it is the sheet's (B36, F23).
  ///
  /// - Parameter way: the finger's, downwards.
  func reason(toLeave way: CGFloat, to scrollView: UIScrollView) -> String? {
    let range = scrollView.vertical
    // What cannot scroll leaves everything to the sheet (B37).
    guard range.scrolls else { return nil }
    let isAtTop = Double(scrollView.contentOffset.y) <= range.offsets.lowerBound + 0.5
    if way > 0 { return isAtTop ? nil : "the content is not at its top" }
    let canRise = seen < layout.highest - 0.5
    if isAtTop, canRise, prefersScrollingExpandsWhenScrolledToEdge { return nil }
    return "the content scrolls"
  }
}
