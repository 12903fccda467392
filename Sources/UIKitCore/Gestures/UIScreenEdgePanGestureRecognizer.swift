import Foundation

/// Follows a finger that drags inwards from an edge of the window.
///
/// Mirrors: `UIScreenEdgePanGestureRecognizer`. The zone is `feel.edgeZone` wide (A53).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Which edges; none until set (A52).
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else {
      // Only the first touch counts (A52).
      for touch in touches { ignore(touch, for: event) }
      return
    }
    super.touchesBegan(touches, with: event)
    guard storedState == .possible, edgeAtStart == nil else { return }
    fail(edges.isEmpty ? "it has no edges" : "came down outside the edge zone")
  }

  override func readiness(for way: CGPoint) -> Readiness {
    guard let edge = edgeAtStart else { return .unfit("came down outside the edge zone") }
    let (inward, across) =
      switch edge {
      case .left: (way.x, way.y)
      case .right: (-way.x, way.y)
      case .top: (way.y, way.x)
      default: (-way.y, way.x)
      }
    // It leads away from the edge, mostly along the axis (A54).
    return inward > abs(across) ? .ready : .unfit("did not lead away from the edge")
  }

  /// The edge in whose zone the finger came down.
  private var edgeAtStart: UIRectEdge? {
    guard let size = (view?.window ?? arbiter?.window)?.bounds.size else { return nil }
    let start = startInWindow
    let zone = feel.edgeZone
    if edges.contains(.left), start.x < zone { return .left }
    if edges.contains(.right), start.x >= size.width - zone { return .right }
    if edges.contains(.top), start.y < zone { return .top }
    if edges.contains(.bottom), start.y >= size.height - zone { return .bottom }
    return nil
  }
}
