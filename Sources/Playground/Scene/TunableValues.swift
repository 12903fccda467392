/// The values of a scene's tunables while it runs.
///
/// Scenes read them at the moment they decide, so that a value changed in mid-gesture holds from the
/// next decision on.
public final class TunableValues {
  /// Keeps an observer until it is cancelled.
  public struct Observation: Hashable {
    fileprivate let number: Int
  }

  public let tunables: [Tunable]
  /// Every value, by key.
  public private(set) var all: [String: Double]
  private var observers: [(Observation, (_ key: String, _ value: Double) -> Void)] = []
  private var nextNumber = 0

  /// All defaults.
  public init(_ tunables: [Tunable]) {
    self.tunables = tunables
    all = Dictionary(tunables.map { ($0.key, $0.defaultValue) }) { first, _ in first }
  }

  /// The value of a key; 0 for one that no tunable has.
  public subscript(key: String) -> Double { all[key] ?? 0 }

  /// Changes a value and tells the observers.
  ///
  /// - Throws: `SceneError.unknownTunable`, `.valueOutOfRange`.
  public func set(_ key: String, to value: Double) throws(SceneError) {
    guard let tunable = tunables.first(where: { $0.key == key }) else {
      throw .unknownTunable(key: key, known: tunables.map(\.key))
    }
    guard tunable.range.contains(value) else {
      throw .valueOutOfRange(tunable: tunable, value: value)
    }
    guard all[key] != value else { return }
    all[key] = value
    for (_, observer) in observers { observer(key, value) }
  }

  /// Sets everything as `preset` says, what it leaves out to its default.
  ///
  /// - Throws: as `set(_:to:)`; then nothing has changed.
  public func apply(_ preset: TunablePreset) throws(SceneError) {
    let trial = TunableValues(tunables)
    for (key, value) in preset.values { try trial.set(key, to: value) }
    for tunable in tunables { try set(tunable.key, to: trial[tunable.key]) }
  }

  /// Calls `observer` after every change.
  @discardableResult
  public func onChange(
    _ observer: @escaping (_ key: String, _ value: Double) -> Void
  ) -> Observation {
    nextNumber += 1
    let observation = Observation(number: nextNumber)
    observers.append((observation, observer))
    return observation
  }

  /// Calls an observer no more.
  public func cancel(_ observation: Observation) {
    observers.removeAll { $0.0 == observation }
  }
}
