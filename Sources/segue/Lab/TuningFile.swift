import Foundation
import GestureLab

/// A scene's values as a file holds them.
@MainActor
struct TuningFile {
  let path: String
  let scene: String
  let values: [(key: String, value: Double)]

  /// - Throws: `Failure` in one line for a file that is none.
  static func read(_ path: String) throws(Failure) -> TuningFile {
    try TuningFile(try InputFile.read(path), of: path)
  }

  /// - Throws: `Failure` in one line for what is none.
  init(_ data: Data, of path: String) throws(Failure) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let scene = object["scene"] as? String, let values = object["values"] as? [String: Any]
    else {
      throw .request("\(path): no tuning file; it needs 'scene' and 'values' as JSON")
    }
    var numbers: [(key: String, value: Double)] = []
    for key in values.keys.sorted() {
      guard let value = values[key] as? NSNumber, value.doubleValue.isFinite else {
        throw .request("\(path): the value of '\(key)' is no number")
      }
      numbers.append((key, value.doubleValue))
    }
    self.path = path
    self.scene = scene
    self.values = numbers
  }

  /// Whether a file is one of ours, as the panel keeps and exports them.
  static func stands(at path: String) -> Bool {
    guard (path as NSString).pathExtension.lowercased() == "json",
      let data = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object["scene"] is String && object["values"] is [String: Any]
      && object["actions"] == nil
  }

  /// Refuses values that none of the gestures could take.
  ///
  /// - Throws: `Failure` when no gesture is of the file's scene.
  func check(_ gestures: [GestureFile], _ option: String) throws(Failure) {
    guard !gestures.contains(where: { $0.scene == scene }) else { return }
    let scenes = Set(gestures.map(\.scene)).sorted().joined(separator: "', '")
    throw .request("\(option) \(path): is for '\(scene)', and the gestures are of '\(scenes)'")
  }

  var settings: [GestureFile.Setting] {
    values.map { GestureFile.Setting(key: $0.key, value: $0.value) }
  }

  /// Puts the values in place of the gesture's own; a gesture of another scene is left alone.
  func apply(to gesture: inout GestureFile) throws(Failure) {
    guard gesture.scene == scene else { return }
    gesture.settings = settings
  }
}
