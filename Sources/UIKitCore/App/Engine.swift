public import Foundation

/// What the engine tells about itself while it runs: for logs, the event stream and tests.
public enum EngineEvent {
  case transition(TransitionEvent)
  case appearance(controller: String, callback: String)
  /// A tap on the user's finger: by which generator, what kind of tap, how hard (0…1).
  case haptic(kind: String, style: String, intensity: CGFloat)
}

/// A turning point of a transition.
@preconcurrency @MainActor
public struct TransitionEvent {
  public enum Phase: String {
    case began, interactive, finishing, cancelling, ended
  }

  /// `push`, `pop`, `present`, `dismiss`, `tab`.
  public let kind: String
  public let phase: Phase
  /// 0…1.
  public let percent: CGFloat
  /// Known once it has ended.
  public let completed: Bool?
  /// Type names of the controllers.
  public let from: String
  public let to: String
}

/// The one place that hears from the engine.
public enum Engine {
  public static var onEvent: ((EngineEvent) -> Void)?

  static func tell(_ event: @autoclosure () -> EngineEvent) {
    if let onEvent { onEvent(event()) }
  }
}
