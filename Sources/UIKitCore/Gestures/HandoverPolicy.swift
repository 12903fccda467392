/// Who moves when a finger drags scrolling content inside a view that can be pulled away.
public nonisolated enum HandoverPolicy: String, CaseIterable, Sendable {
  /// Nothing is arranged: the deepest pan wins, and that is the content's (B34).
  case exclusive
  /// Both move while the content is at its edge when the drag begins; the content stretches under
  /// the moving view (B34). Source: article A.
  case simultaneous
  /// As `simultaneous`, but the content is held at its edge while the view is away from its place.
  case pinned
  /// The content waits for the pull to fail, which any drag that way does not do: at whatever place
  /// the content is, pulling moves the view.
  case requireFailure
  /// Exactly one moves, decided when the drag begins: the view if the content is at its edge and
  /// the finger pulls, the content otherwise. Source: measured, the system's sheets (B36).
  case system
  /// Within one drag the content goes to its edge and from that very point the view moves; pushed
  /// back, the view comes to rest first and from that very point the content moves.
  case withinDrag

  /// Whether pull and content may have the same finger.
  var shares: Bool {
    switch self {
    case .simultaneous, .pinned, .withinDrag: true
    case .exclusive, .requireFailure, .system: false
    }
  }

  /// Whether what the view has of a drag is taken from the content.
  var divides: Bool { self == .pinned || self == .withinDrag }

  /// Whether the content waits until the pull is decided.
  var holdsContent: Bool { self == .requireFailure || self == .system }
}

/// A drag that has passed from one to the other.
@preconcurrency @MainActor
public struct HandoverEvent {
  /// Who moves.
  public enum Holder: String, Sendable {
    case nobody, content, view
  }

  public let recognizer: HandoverPanGestureRecognizer
  public let scrollView: UIScrollView
  public let from: Holder
  public let to: Holder
}
