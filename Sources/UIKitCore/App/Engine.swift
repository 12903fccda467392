public import Foundation
import QuartzCore

/// What the engine tells about itself while it runs: for logs, the event stream and tests.
public enum EngineEvent {
  case transition(TransitionEvent)
  case appearance(controller: String, callback: String)
  /// A tap on the user's finger: by which generator, what kind of tap, how hard (0…1).
  case haptic(kind: String, style: String, intensity: CGFloat)
  /// A reader of the screen would be told: that what changed, and the words.
  case spoken(kind: String, text: String?)
  /// Who got a touch, and why.
  case arbitration(GestureArbitration)
  /// A drag has passed from a view to its content, or back.
  case handover(HandoverEvent)
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

  static var listeners = Listeners<EngineEvent>()

  /// Calls `listener` with every event, besides `onEvent`, as long as what is returned is kept.
  public static func listen(_ listener: @escaping (EngineEvent) -> Void) -> Listening {
    listeners.listen(listener)
  }

  /// Whether anybody listens.
  static var isHeard: Bool { onEvent != nil || !listeners.isEmpty }

  static func tell(_ event: @autoclosure () -> EngineEvent) {
    // What a tool beside the device does is not the app's doing.
    guard isHeard, TimeAxis.current === TimeAxis.main else { return }
    let event = event()
    onEvent?(event)
    listeners.tell(event)
  }
}
