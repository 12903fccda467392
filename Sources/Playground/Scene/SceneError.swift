import UIKit

/// A request that does not fit a scene, told in one line.
public nonisolated enum SceneError: Error, CustomStringConvertible {
  case unknownScene(id: String, known: [String])
  case unknownTunable(key: String, known: [String])
  case valueOutOfRange(tunable: Tunable, value: Double)
  case unknownState(String, scene: String, known: [String])
  case unknownPreset(String, scene: String, known: [String])

  /// A preset that the scene does not have.
  @MainActor public static func unknownPreset(_ name: String, of scene: SceneInfo) -> SceneError {
    .unknownPreset(name, scene: scene.id, known: scene.presets.map(\.name))
  }

  public var description: String {
    switch self {
    case .unknownScene(let id, let known):
      "unknown scene '\(id)'\(Self.hint(id, known)); there are \(known.joined(separator: ", "))"
    case .unknownTunable(let key, let known):
      "unknown tunable '\(key)'\(Self.hint(key, known)); there are "
        + known.joined(separator: ", ")
    case .valueOutOfRange(let tunable, let value):
      "\(tunable.key) cannot be \(Self.number(value)); it goes from "
        + "\(tunable.text(for: tunable.range.lowerBound)) to "
        + "\(tunable.text(for: tunable.range.upperBound))"
    case .unknownState(let state, let scene, let known):
      "scene '\(scene)' has no state '\(state)'\(Self.hint(state, known)); it has "
        + known.joined(separator: ", ")
    case .unknownPreset(let name, let scene, let known):
      known.isEmpty
        ? "scene '\(scene)' has no presets"
        : "scene '\(scene)' has no preset '\(name)'\(Self.hint(name, known)); it has "
          + known.joined(separator: ", ")
    }
  }

  private static func hint(_ word: String, _ known: [String]) -> String {
    NearestWord.find(word, in: known).map { ", did you mean '\($0)'?" } ?? ""
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? String(format: "%g", value) : "\(value)"
  }
}
