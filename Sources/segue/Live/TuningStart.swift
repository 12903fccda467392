import Foundation
import GestureLab
import Panel
import Playground

/// With which values a scene starts: those kept of the last run, a tuning file's, a preset's, those
/// of the command line; each over the ones before it.
@MainActor
struct TuningStart {
  /// As `--set` takes them, the last one winning.
  private(set) var settings: [String] = []
  /// What was kept: a run that begins afresh still has its names and its other set of values.
  private(set) var kept: KeptTuning?
  /// Where values are kept.
  let store: StateStore?

  /// - Parameters:
  ///   - isFresh: begins with the defaults; what is changed is kept all the same.
  ///   - keeps: false for a run that must not depend on what was left here, nor leave anything.
  /// - Throws: `Failure` in one line for what does not fit.
  init(
    _ info: SceneInfo, isFresh: Bool, tuning: String?, preset: String?, keeps: Bool
  ) throws(Failure) {
    let store = StateStore(folder: StateStore.standardFolder())
    self.store = keeps ? store : nil
    store.onReport = { StandardError.write(line: $0) }
    if keeps || !isFresh { kept = store.kept(of: info.id) }
    if !isFresh, let kept {
      let values = kept.active == .a ? kept.a : kept.b
      for tunable in info.tunables {
        guard let value = values[tunable.key], tunable.range.contains(value) else { continue }
        add(tunable.key, value)
      }
    }
    if let tuning { try take(TuningFile.read(tuning), for: info) }
    if let preset { try take(preset, of: info) }
  }

  private mutating func take(_ file: TuningFile, for info: SceneInfo) throws(Failure) {
    guard file.scene == info.id else {
      throw .request("--tuning \(file.path): is for '\(file.scene)', not for '\(info.id)'")
    }
    for (key, value) in file.values {
      guard let tunable = info.tunables.first(where: { $0.key == key }) else {
        let error = SceneError.unknownTunable(key: key, known: info.tunables.map(\.key))
        throw .request("--tuning \(file.path): \(error)")
      }
      guard tunable.range.contains(value) else {
        throw .request(
          "--tuning \(file.path): \(SceneError.valueOutOfRange(tunable: tunable, value: value))")
      }
      add(key, value)
    }
  }

  private mutating func take(_ name: String, of info: SceneInfo) throws(Failure) {
    let shelf = PresetShelf(own: info.presets, saved: kept?.presets ?? [])
    guard let preset = shelf.preset(named: name) else {
      let error = SceneError.unknownPreset(
        name, scene: info.id, known: shelf.all.map(\.name))
      throw .request("--preset \(name): \(error)")
    }
    for tunable in info.tunables {
      add(tunable.key, preset.values[tunable.key] ?? tunable.defaultValue)
    }
  }

  private mutating func add(_ key: String, _ value: Double) {
    settings.append("\(key)=\(JSONWriting.number(value))")
  }
}
