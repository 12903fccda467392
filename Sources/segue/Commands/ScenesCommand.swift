import ArgumentParser
import Foundation
import Playground

/// `segue scenes`: what there is to show.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Lists every scene: id, title, idea, states, tunables with unit, range and default.")

  @Flag(help: "As JSON: an array, one object a scene.")
  var json = false

  func run() {
    MainActor.assumeIsolated {
      StandardOutput.write(line: json ? SceneListing.json() : SceneListing.text())
    }
  }
}

/// The catalogue in words and in JSON.
@MainActor
enum SceneListing {
  static func text() -> String {
    SceneCatalog.all.map(text).joined(separator: "\n\n")
  }

  private static func text(_ scene: SceneInfo) -> String {
    var lines = [
      "\(scene.id) – \(scene.title)", "  \(scene.idea)", "  Try: \(scene.hint)",
      "  states: \(scene.states.joined(separator: ", "))",
      "  presets: \(scene.presets.map(\.name).joined(separator: ", "))", "  tunables:",
    ]
    let width = scene.tunables.map(\.key.count).max() ?? 0
    for tunable in scene.tunables {
      let key = tunable.key.padding(toLength: width, withPad: " ", startingAt: 0)
      let range =
        tunable.names.isEmpty
        ? "\(tunable.text(for: tunable.range.lowerBound)) … "
          + tunable.text(for: tunable.range.upperBound)
        : tunable.names.indices.map { tunable.text(for: Double($0)) }.joined(separator: ", ")
      lines.append(
        "    \(key)  \(tunable.text(for: tunable.defaultValue))  (\(range))  \(tunable.title); "
          + tunable.source)
    }
    return lines.joined(separator: "\n")
  }

  static func json() -> String {
    JSONText.array(SceneCatalog.all) { line, scene in
      line.add("id", scene.id)
      line.add("title", scene.title)
      line.add("idea", scene.idea)
      line.add("hint", scene.hint)
      line.add("states", scene.states)
      line.add("tunables", objects: scene.tunables) { line, tunable in
        line.add("key", tunable.key)
        line.add("title", tunable.title)
        line.add("unit", tunable.unit.rawValue)
        line.add("minimum", tunable.range.lowerBound)
        line.add("maximum", tunable.range.upperBound)
        line.add("default", tunable.defaultValue)
        line.add("step", tunable.step)
        line.add("source", tunable.source)
      }
      line.add("presets", objects: scene.presets) { line, preset in
        line.add("name", preset.name)
        line.add("source", preset.source)
        line.add(
          "values",
          object: { line in
            for key in preset.values.keys.sorted() { line.add(key, preset.values[key]) }
          })
      }
    }
  }
}

/// Whole JSON documents for scripts.
@MainActor
enum JSONText {
  /// An array, an object for each item on a line of its own.
  static func array<Item>(_ items: [Item], _ content: (inout EventLine, Item) -> Void) -> String {
    let lines = items.map { item in object { content(&$0, item) } }
    return "[" + lines.joined(separator: ",\n ") + "]"
  }

  /// One object.
  static func object(_ content: (inout EventLine) -> Void) -> String {
    var line = EventLine()
    line.beginObject()
    content(&line)
    line.endObject()
    return String(decoding: line.bytes, as: UTF8.self)
  }
}
