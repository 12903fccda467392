import Foundation

/// Files that a command is given to read.
enum InputFile {
  /// All of a file.
  ///
  /// - Parameter option: it was given with, as written before its name.
  /// - Throws: `Failure` in one line for what cannot be read.
  static func read(_ path: String, for option: String = "") throws(Failure) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .request("\(option)\(path): there is no such file")
    }
    if isFolder.boolValue { throw .request("\(option)\(path): is a folder; give a file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .request("\(option)\(path): cannot be read; see to it that you may")
    }
    return data
  }
}
