import Foundation
import UIKitCore

/// Sees which scroll views have moved since it last looked.
@MainActor
struct ScrollWatch {
  enum Phase: String {
    case dragging, decelerating, resting
  }

  private struct Seen {
    weak var view: UIScrollView?
    var offset: CGPoint
    var phase: Phase
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Calls `tell` for each scroll view whose offset or phase has changed. The first look at one is
  /// where changes count from.
  mutating func look(_ tell: (UIScrollView, Phase) -> Void) {
    for window in UIApplication.shared.windows { look(below: window, tell) }
  }

  private mutating func look(below view: UIView, _ tell: (UIScrollView, Phase) -> Void) {
    if let scroller = view as? UIScrollView { look(at: scroller, tell) }
    for subview in view.subviews { look(below: subview, tell) }
  }

  private mutating func look(at view: UIScrollView, _ tell: (UIScrollView, Phase) -> Void) {
    let phase: Phase =
      view.isDragging ? .dragging : view.isDecelerating ? .decelerating : .resting
    let offset = view.contentOffset
    let before = seen[ObjectIdentifier(view)]
    seen[ObjectIdentifier(view)] = Seen(view: view, offset: offset, phase: phase)
    // An identifier may be that of another view, long gone.
    guard let before, before.view === view else { return }
    if before.offset != offset || before.phase != phase { tell(view, phase) }
  }
}
