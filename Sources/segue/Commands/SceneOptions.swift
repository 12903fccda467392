import ArgumentParser
import Playground
import UIKitCore

/// The options every command that shows a scene shares.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the scene starts as; 'segue scenes' lists the states.", valueName: "name"))
  var state: String?

  // Taken as it comes, so that a size below nothing is refused as one.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The device's size in points.", valueName: "WxH"))
  var device = "390x844"

  @Option(
    help: ArgumentHelp(
      "Sets the tunables of a preset; 'segue scenes' lists them. --set goes on top.",
      valueName: "name"))
  var preset: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Sets a tunable, as threshold=0.35; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  @Flag(help: "Shows the scene to somebody who wants no motion: what slides fades.")
  var reducedMotion = false

  @Flag(help: "Shows it dark.")
  var dark = false

  /// Tells the app what its user has asked the system for.
  @MainActor
  func applyWishes() {
    UIAccessibility.set(reduceMotion: reducedMotion, crossFade: reducedMotion)
    UIScreen.systemStyle = dark ? .dark : .light
  }
}

/// Which scene to show and how, checked.
@MainActor
struct SceneRequest {
  let info: SceneInfo
  let state: String
  let values: TunableValues
  let device: DeviceSize

  /// - Throws: `Failure` in one line for anything that does not fit.
  init(scene: String, options: SceneOptions) throws(Failure) {
    try self.init(
      scene: scene, state: options.state, device: DeviceSize(options.device),
      preset: options.preset, settings: options.settings)
  }

  /// - Throws: `Failure` in one line for anything that does not fit.
  init(
    scene: String, state: String? = nil, device: DeviceSize = .standard, preset: String? = nil,
    settings: [String] = []
  ) throws(Failure) {
    self.device = device
    do {
      info = try SceneCatalog.scene(id: scene)
    } catch {
      throw .request("\(error.description); 'segue scenes' tells more")
    }
    self.state = state ?? info.defaultState
    guard info.states.contains(self.state) else {
      let error = SceneError.unknownState(self.state, scene: info.id, known: info.states)
      throw .request("--state \(self.state): \(error)")
    }
    values = TunableValues(info.tunables)
    if let preset { try apply(preset: preset) }
    for setting in settings { try apply(setting) }
  }

  private init(_ other: SceneRequest, state: String) {
    info = other.info
    values = other.values
    device = other.device
    self.state = state
  }

  /// The same in another state, which the scene must know.
  func starting(in state: String) -> SceneRequest { SceneRequest(self, state: state) }

  private func apply(preset name: String) throws(Failure) {
    guard let preset = info.presets.first(where: { $0.answers(to: name) }) else {
      throw .request("--preset \(name): \(SceneError.unknownPreset(name, of: info))")
    }
    do {
      try values.apply(preset)
    } catch {
      throw .request("--preset \(name): \(error.description)")
    }
  }

  private func apply(_ setting: String) throws(Failure) {
    let halves = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else {
      throw .request("--set \(setting): give KEY=VALUE, for example --set threshold=0.35")
    }
    let key = String(halves[0])
    guard let value = Double(halves[1]), value.isFinite else {
      // An unknown key is the worse mistake, so it is told first.
      guard let tunable = info.tunables.first(where: { $0.key == key }) else {
        let error = SceneError.unknownTunable(key: key, known: info.tunables.map(\.key))
        throw .request("--set \(setting): \(error)")
      }
      throw .request(
        "--set \(setting): '\(halves[1])' is not a number; \(key) goes from "
          + "\(tunable.text(for: tunable.range.lowerBound)) to "
          + "\(tunable.text(for: tunable.range.upperBound))")
    }
    do {
      try values.set(key, to: value)
    } catch {
      throw .request("--set \(setting): \(error.description)")
    }
  }
}
