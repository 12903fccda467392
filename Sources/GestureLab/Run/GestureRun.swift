public import Foundation

/// Everything that happened while a gesture was played on a screen.
///
/// Times count from the gesture's zero, in seconds.
public nonisolated struct GestureRun: Sendable {
  /// A turning point of a recognizer.
  public struct Recognition: Equatable, Sendable {
    public let time: TimeInterval
    /// Type name.
    public let recognizer: String
    /// Type name of its view; empty for none.
    public let view: String
    /// `possible`, `began`, `changed`, `ended`, `cancelled`, `failed`.
    public let state: String
    /// In words.
    public let reason: String
    /// Tells recognizers of one type apart: those of one number are one.
    public let number: Int
  }

  /// A transition from its start to its end.
  public struct Transition: Equatable, Sendable {
    /// How far it was at a time. Units: seconds, 0…1.
    public struct Progress: Equatable, Sendable {
      public let time: TimeInterval
      public let percent: Double
    }

    /// `push`, `pop`, `present`, `dismiss`, `tab`.
    public let kind: String
    /// Type names of the controllers.
    public let from: String
    public let to: String
    public let began: TimeInterval
    /// When the hand let go; nil when there was none.
    public internal(set) var released: TimeInterval?
    public internal(set) var ended: TimeInterval?
    public internal(set) var completed: Bool?
    /// Whether a hand ever held it.
    public internal(set) var wasInteractive = false
    /// While a hand held it, every time it was updated.
    public internal(set) var progress: [Progress] = []
  }

  /// An appearance callback of a controller.
  public struct Appearance: Equatable, Sendable {
    public let time: TimeInterval
    /// Type name.
    public let controller: String
    public let callback: String
  }

  /// A trap the engine saw the app fall into.
  public struct Trap: Equatable, Sendable {
    public let time: TimeInterval
    public let id: String
    public let message: String
    public let advice: String
  }

  /// A decision at release.
  public struct Decision: Equatable, Sendable {
    public let time: TimeInterval
    public let verdict: LabVerdict
  }

  /// What was played.
  public let gesture: GestureFile
  public internal(set) var decisions: [Decision] = []
  public internal(set) var transitions: [Transition] = []
  public internal(set) var recognitions: [Recognition] = []
  public internal(set) var appearances: [Appearance] = []
  public internal(set) var traps: [Trap] = []
  /// A frame each from zero until rest; empty when no trace was asked for.
  public internal(set) var frames: [TraceFrame] = []
  /// How many frames went by until rest.
  public internal(set) var frameCount = 0
  /// Whether rest was reached; not everything comes to rest.
  public internal(set) var hasSettled = false
  /// When everything was at rest; scroll indicators that fade do not count.
  public internal(set) var settled: TimeInterval = 0
  /// When the last finger lifted; nil when none was down.
  public internal(set) var released: TimeInterval?
  /// The velocity of the pan that drove the last transition, as it ended. Units: points per second.
  var panVelocity: CGPoint?
  /// Calls of `completeTransition` that came for a transition that was over.
  var surplusCompletions: Int { traps.count { $0.id == "H3" } }

  init(gesture: GestureFile) {
    self.gesture = gesture
  }
}
