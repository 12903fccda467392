public import Playground

/// Everything the panel can set, as one value.
public nonisolated struct TuningState: Equatable, Sendable {
  /// One of the two sets of values.
  public enum Side: String, Sendable, CaseIterable {
    case a = "A"
    case b = "B"

    /// The other one.
    public var other: Side { self == .a ? .b : .a }
  }

  /// By side, then by key; every tunable has a value on both sides.
  public var values: [Side: [String: Double]]
  /// The set that the scene uses.
  public var active: Side
  /// The presets the user has named.
  public var saved: [TunablePreset] = []
  /// Of the gestures somebody said a word about, by number: whether they were meant to finish.
  public var marks: [Int: Bool] = [:]

  /// Both sides the same.
  public init(_ values: [String: Double], active: Side = .a) {
    self.values = [.a: values, .b: values]
    self.active = active
  }

  /// The values of one side.
  public subscript(side: Side) -> [String: Double] {
    get { values[side] ?? [:] }
    set { values[side] = newValue }
  }
}
