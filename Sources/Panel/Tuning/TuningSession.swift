public import Playground

/// The values of a running scene in the hands of somebody who tunes it: two sets, every step
/// remembered, nothing that cannot be taken back.
public final class TuningSession {
  /// What is tuned.
  public let info: SceneInfo
  /// What the scene reads.
  public private(set) var values: TunableValues
  /// Named values, the scene's own and the user's.
  public var shelf: PresetShelf { PresetShelf(own: info.presets, saved: state.saved) }
  /// Called after every change, of values or of names.
  public var onChange: (() -> Void)?

  private var steps: UndoStack<TuningState>
  private var observation: TunableValues.Observation?
  private var isApplying = false

  /// - Parameter values: the running scene's, as they are.
  public init(_ info: SceneInfo, values: TunableValues) {
    self.info = info
    self.values = values
    steps = UndoStack(TuningState(values.all))
    observe()
  }

  isolated deinit {
    if let observation { values.cancel(observation) }
  }

  /// The scene was made anew, and reads other values from here on: they become what these are.
  public func adopt(_ other: TunableValues) {
    guard other !== values else { return }
    if let observation { values.cancel(observation) }
    values = other
    observe()
    apply(state)
  }

  private func observe() {
    observation = values.onChange { [weak self] _, _ in self?.sceneChanged() }
  }

  /// Everything as it is.
  public var state: TuningState { steps.current }
  /// The set the scene uses.
  public var active: TuningState.Side { state.active }
  public var canUndo: Bool { steps.canUndo }
  public var canRedo: Bool { steps.canRedo }

  /// The value of a key on the side in use.
  public subscript(key: String) -> Double { values[key] }

  /// The declaration of a key.
  public func tunable(_ key: String) -> Tunable? { info.tunables.first { $0.key == key } }

  // MARK: Changing

  /// Sets a value, cut to what is allowed and put on the nearest step.
  ///
  /// - Parameter kind: gathers changes into one step, as those of one drag.
  public func set(_ key: String, to value: Double, kind: String? = nil) {
    guard let tunable = tunable(key), value.isFinite else { return }
    change(kind: kind) { $0[$0.active][key] = tunable.nearest(to: value) }
  }

  /// Sets a value as it was typed.
  ///
  /// - Throws: `TypedNumber.Failure`, which says in words what is wrong.
  public func type(_ text: String, for key: String) throws(TypedNumber.Failure) {
    guard let tunable = tunable(key) else { return }
    let value = try TypedNumber.read(text, for: tunable)
    change { $0[$0.active][key] = value }
  }

  /// Sets several values as one step.
  public func set(_ many: [String: Double]) {
    change { state in
      for (key, value) in many {
        guard let tunable = tunable(key), value.isFinite else { continue }
        state[state.active][key] = min(
          max(value, tunable.range.lowerBound), tunable.range.upperBound)
      }
    }
  }

  /// Ends the step that a drag's changes are gathered in.
  public func endStep() { steps.close() }

  /// Puts one value back to its default.
  public func reset(_ key: String) {
    guard let tunable = tunable(key) else { return }
    change { $0[$0.active][key] = tunable.defaultValue }
  }

  /// Puts everything on the side in use back to its default.
  public func resetAll() {
    change { $0[$0.active] = defaults }
  }

  /// Sets everything as a preset says, what it leaves out to its default.
  public func apply(_ preset: TunablePreset) {
    change { state in
      state[state.active] = defaults.merging(preset.values.filter { defaults[$0.key] != nil }) {
        $1
      }
    }
  }

  /// The other set is used.
  public func swap() {
    change { $0.active = $0.active.other }
  }

  /// The other set becomes as this one is.
  public func copyToOther() {
    change { $0[$0.active.other] = $0[$0.active] }
  }

  /// Says what was meant with a gesture, by its number; the same again takes it back.
  public func mark(_ gesture: Int, finishes: Bool) {
    change { $0.marks[gesture] = $0.marks[gesture] == finishes ? nil : finishes }
  }

  public func undo() {
    guard let state = steps.undo() else { return }
    apply(state)
  }

  public func redo() {
    guard let state = steps.redo() else { return }
    apply(state)
  }

  // MARK: Names

  /// Keeps the values in use under a name; one that exists is replaced.
  ///
  /// - Throws: `PresetShelf.Failure` for a name that cannot be used.
  public func save(as name: String) throws(PresetShelf.Failure) {
    var shelf = shelf
    try shelf.save(values.all, as: name)
    change { $0.saved = shelf.saved }
  }

  /// Forgets a name the user gave.
  public func forget(_ name: String) {
    var shelf = shelf
    shelf.forget(name)
    change { $0.saved = shelf.saved }
  }

  // MARK: Asking

  /// Whether a value is not its default.
  public func isChanged(_ key: String) -> Bool {
    tunable(key).map { values[key] != $0.defaultValue } ?? false
  }

  /// How many values are not their defaults.
  public var changedCount: Int { info.tunables.count { isChanged($0.key) } }

  /// Whether the two sets differ in a value.
  public func differs(_ key: String) -> Bool { state[.a][key] != state[.b][key] }

  /// The preset whose values are in use; nil when none fits.
  public var currentPreset: TunablePreset? {
    shelf.all.first { preset in
      defaults.merging(preset.values.filter { defaults[$0.key] != nil }) { $1 } == values.all
    }
  }

  /// Takes over what was kept of an earlier run: no step, for it is where this one begins.
  public func restore(_ kept: KeptTuning) {
    var state = state
    state[.a] = usable(kept.a)
    state[.b] = usable(kept.b)
    state.active = kept.active
    state.saved = kept.presets
    steps = UndoStack(state)
    apply(state)
  }

  /// What is worth keeping for the next run.
  public var kept: KeptTuning {
    KeptTuning(
      scene: info.id, a: state[.a], b: state[.b], active: active, presets: shelf.saved)
  }

  private var defaults: [String: Double] {
    Dictionary(info.tunables.map { ($0.key, $0.defaultValue) }) { first, _ in first }
  }

  private func usable(_ values: [String: Double]) -> [String: Double] {
    defaults.merging(
      values.filter { key, value in tunable(key)?.range.contains(value) == true }
    ) { $1 }
  }

  private func change(kind: String? = nil, _ body: (inout TuningState) -> Void) {
    var state = state
    body(&state)
    guard state != self.state else { return }
    steps.note(state, kind: kind)
    apply(state)
  }

  private func apply(_ state: TuningState) {
    isApplying = true
    for tunable in info.tunables {
      guard let value = state[state.active][tunable.key] else { continue }
      try? values.set(tunable.key, to: value)
    }
    isApplying = false
    onChange?()
  }

  /// Somebody else set a value, as a scene's own slider does.
  private func sceneChanged() {
    guard !isApplying else { return }
    var state = state
    state[state.active] = values.all
    steps.note(state, kind: "scene")
    onChange?()
  }
}
