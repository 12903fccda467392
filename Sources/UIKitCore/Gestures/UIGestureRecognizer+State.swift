extension UIGestureRecognizer {
  /// What a recognizer has made of its touches.
  ///
  /// Mirrors: `UIGestureRecognizer.State` (A1).
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete recognizer ends with.
    public static let recognized = State.ended
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// Whether nothing follows but the reset.
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether it has claimed its touches: begun, or recognized and not yet reset.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// Whether it goes on recognizing.
  var isActive: Bool { self == .began || self == .changed }

  /// Whether targets hear of it (A4).
  var firesActions: Bool { self != .possible && self != .failed }
}

nonisolated extension UIGestureRecognizer.State: CustomStringConvertible {
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
