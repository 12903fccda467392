import Foundation

/// The lab's front door for tests: play a recorded gesture on a screen and look at what happened.
public enum Lab {
  /// Plays a gesture on a screen, without a display.
  ///
  /// - Throws: `LabError` when the gesture does not fit the screen.
  public static func play(
    _ gesture: GestureFile, on screen: any LabScreen,
    options: GesturePlayer.Options = GesturePlayer.Options()
  ) throws(LabError) -> GestureRun {
    try GesturePlayer(gesture, on: screen, options: options).run()
  }

  /// Plays a recorded gesture: a `.gesture` file, or W3C Actions (`.json`).
  ///
  /// - Throws: `GestureFileError` for a damaged file, `LabError` for one that does not fit.
  public static func play(
    file path: String, on screen: any LabScreen,
    options: GesturePlayer.Options = GesturePlayer.Options()
  ) throws -> GestureRun {
    try play(GestureFile(contentsOfFile: path, scene: screen.id), on: screen, options: options)
  }
}

extension GestureFile {
  /// Reads a `.gesture` file, or W3C Actions from a `.json` file.
  ///
  /// - Parameter scene: the screen of W3C Actions that name none.
  /// - Throws: `GestureFileError`, naming the file, line and column.
  public init(contentsOfFile path: String, scene: String? = nil) throws(GestureFileError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      let why = !exists ? "there is no such file" : "it cannot be read as a file"
      throw GestureFileError(file: path, line: 1, column: 1, message: why)
    }
    do {
      if (path as NSString).pathExtension.lowercased() == "json" {
        try self.init(actions: data, scene: scene)
      } else {
        try self.init(parsing: data)
      }
    } catch {
      throw error.naming(path)
    }
  }

  /// Writes a `.gesture` file, or W3C Actions to a `.json` file, whole or not at all.
  public func write(to path: String) throws(AtomicFile.Failure) {
    guard (path as NSString).pathExtension.lowercased() == "json" else {
      return try AtomicFile.write(text, to: path)
    }
    let actions: String
    do {
      actions = try self.actions()
    } catch {
      throw AtomicFile.Failure(description: "\(path): \(error.message)")
    }
    try AtomicFile.write(actions, to: path)
  }
}
