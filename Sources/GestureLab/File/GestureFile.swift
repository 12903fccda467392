public import Foundation

/// A gesture as a file holds it: where it is made, what was meant, and what the hand does.
public nonisolated struct GestureFile: Equatable, Sendable {
  /// What the person meant.
  public enum Intent: String, CaseIterable, Sendable {
    case finish, cancel
  }

  /// What a replay must give, or has given.
  public enum Outcome: String, CaseIterable, Sendable {
    case finish, cancel
    /// No transition was in the hand.
    case none
  }

  /// A value a tunable is given.
  public struct Setting: Equatable, Sendable {
    public var key: String
    public var value: Double

    public init(key: String, value: Double) {
      self.key = key
      self.value = value
    }
  }

  /// The format's version, which the first line names.
  public static let version = 1
  /// The device of a file that names none. Units: points.
  public static let standardDevice = CGSize(width: 390, height: 844)
  /// The frames of a file that names no refresh rate. Units: Hz.
  public static let standardRefresh = 60.0

  /// The screen's id.
  public var scene: String
  /// What the screen starts as; nil is its default.
  public var state: String?
  /// Units: points.
  public var device: CGSize
  /// Tunables with other values than the screen's defaults.
  public var settings: [Setting]
  public var intent: Intent?
  public var expect: Outcome?
  public var note: String?
  /// The frames' rate, where the gesture was recorded. Zero of the steps' times is a frame.
  /// Units: Hz.
  public var refresh: Double
  public var steps: [GestureStep]

  public init(
    scene: String, state: String? = nil, device: CGSize = GestureFile.standardDevice,
    settings: [Setting] = [], intent: Intent? = nil, expect: Outcome? = nil, note: String? = nil,
    refresh: Double = GestureFile.standardRefresh, steps: [GestureStep] = []
  ) {
    self.scene = scene
    self.state = state
    self.device = device
    self.settings = settings
    self.intent = intent
    self.expect = expect
    self.note = note
    self.refresh = refresh
    self.steps = steps
  }

  /// The settings by key; of two for one key the later counts.
  public var values: [String: Double] {
    Dictionary(settings.map { ($0.key, $0.value) }) { _, last in last }
  }
}
