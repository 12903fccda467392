import Foundation
import GestureLab
import PlaygroundLab

/// Gesture files as the command line names them: files, and folders with files below.
@MainActor
enum GestureSources {
  /// Every file, folders searched through, in an order that does not depend on the file system.
  ///
  /// - Throws: `Failure` for a path that is not there, or a folder without gestures.
  static func files(_ paths: [String]) throws(Failure) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .request("\(path): there is no such file or folder")
      }
      guard isFolder.boolValue else {
        result.append(path)
        continue
      }
      let below = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
        .filter { ["gesture", "json"].contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().filter { name in
          let file = (path as NSString).appendingPathComponent(name)
          guard TuningFile.stands(at: file) else { return true }
          StandardError.write(line: "\(file): is a tuning file, no gesture; it is left out")
          return false
        }
      guard !below.isEmpty else {
        throw .request("\(path): there are no gestures (.gesture, .json) in this folder")
      }
      result += below.map { (path as NSString).appendingPathComponent($0) }
    }
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// Reads a file, with the command line's scene and settings in place of its own.
  ///
  /// - Throws: `Failure` with file, line and column.
  static func read(
    _ path: String, scene: String? = nil, settings: [String] = []
  ) throws(Failure) -> GestureFile {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .request("\(path): there is no such file")
    }
    if isFolder.boolValue { throw .request("\(path): is a folder; give a gesture file") }
    var file: GestureFile
    do {
      file = try GestureFile(contentsOfFile: path, scene: scene)
    } catch {
      throw .request("\(error)")
    }
    if let scene, scene != file.scene {
      // What the file sets is its own scene's.
      file.scene = scene
      file.state = nil
      file.settings = []
    }
    for setting in settings { file.settings.append(try Self.setting(setting)) }
    return file
  }

  /// `--set KEY=VALUE`.
  static func setting(_ text: String) throws(Failure) -> GestureFile.Setting {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, let value = Double(halves[1]), value.isFinite
    else {
      throw .request("--set \(text): give KEY=VALUE, for example --set threshold=0.35")
    }
    return GestureFile.Setting(key: String(halves[0]), value: value)
  }

  /// The scene of a file, which must be in the catalogue.
  static func screen(of file: GestureFile, at path: String) throws(Failure) -> PlaygroundScreen {
    do {
      return try PlaygroundScreen(id: file.scene)
    } catch {
      throw .request("\(path): \(error.description)")
    }
  }
}
