import Foundation

/// The pan that drags a sheet: it covers all of it and comes to terms with the scroll views inside
/// (B35 to B37).
final class SheetPan: HandoverPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(sheet, action: Selector(UISheetPresentationController.panned(_:)))
  }

  /// The sheet follows the finger less the slop (F17).
  override var excludesSlop: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    policy = UIKitCompatibility.sheetsShareDrags ? .withinDrag : .system
    super.touchesBegan(touches, with: event)
  }

  override func readiness(for way: CGPoint) -> Readiness {
    guard let sheet else { return .unfit("its sheet is gone") }
    guard sheet.canBeDragged else { return .unfit("the sheet cannot be dragged now") }
    guard abs(way.y) >= abs(way.x) else { return .unfit("the drag goes sideways") }
    for scrollView in concerned {
      guard let reason = sheet.reason(toLeave: way.y, to: scrollView) else { continue }
      // What the content leaves of this drag may come to the sheet later.
      return policy == .withinDrag ? .notYet : .unfit(reason)
    }
    // Something to be pulled out of the content comes first.
    guard way.y > 0, concerned.contains(where: { room(of: $0) > 0.5 }) else { return .ready }
    return policy == .withinDrag ? .notYet : .unfit("the content has something to be pulled out")
  }

  override func ownRefusal() -> GestureVerdict.Reason? {
    sheet?.canBeDragged == true ? nil : .unfit("the sheet cannot be dragged now")
  }

  /// Content at its top lets the sheet rise to its highest detent before it scrolls (F23).
  override func roomBack(from way: CGFloat, isContentAtEdge: Bool) -> CGFloat {
    guard let sheet, isContentAtEdge, sheet.prefersScrollingExpandsWhenScrolledToEdge else {
      return super.roomBack(from: way, isContentAtEdge: isContentAtEdge)
    }
    return max(way, sheet.roomAbove)
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

  /// How far it can rise from where the finger has it.
  var roomAbove: CGFloat { layout.highest - (drag?.raw ?? seen) }

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
