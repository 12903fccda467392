import UIKitCore

/// What the engine tells while a scene is put on its device, kept for whoever listens afterwards.
@MainActor
final class Opening {
  private var events: [EngineEvent] = []
  private var listener: Listening?

  init() {
    listener = Engine.listen { [unowned self] event in events.append(event) }
  }

  /// Hands out what was told so far, and listens no more.
  func take() -> [EngineEvent] {
    listener = nil
    defer { events = [] }
    return events
  }
}
