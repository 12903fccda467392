import Foundation
import GestureLab

/// Writing what a command was asked for, whole or not at all.
@MainActor
enum OutputFile {
  /// - Parameter path: `-` is standard output.
  /// - Throws: `Failure` in one line.
  static func write(_ data: Data, to path: String) throws(Failure) {
    if path == "-" {
      try StandardOutput.write([UInt8](data))
      return
    }
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw .world(error.description)
    }
  }

  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }

  /// Makes a folder with those above it.
  static func makeFolder(_ path: String, _ option: String) throws(Failure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o777) != 0 else { continue }
      let error = errno
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: made, isDirectory: &isFolder)
      if exists, isFolder.boolValue { continue }
      let why = exists || error == ENOTDIR ? ENOTDIR : error
      throw .world(
        "\(option) \(path): the folder cannot be made (\(String(cString: strerror(why)))); "
          + "choose a place that exists and is yours")
    }
  }

  /// Says at once that a file cannot be written, before the work is done.
  static func check(_ given: String, _ option: String = "--output") throws(Failure) {
    if given == "-" { return }
    let place: AtomicFile.Place
    do {
      place = try AtomicFile.place(of: given)
    } catch {
      throw .world("\(option) \(error.description)")
    }
    if case .device(let path) = place {
      guard access(path, W_OK) == 0 else {
        throw .world("\(option) \(given): cannot be written to")
      }
      return
    }
    let path = place.path
    let folder = (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    let parent = folder.isEmpty ? "." : folder
    let exists = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
    if exists, !isFolder.boolValue {
      throw .world("\(option) \(path): '\(parent)' is a file, no folder; choose another place")
    }
    guard exists else {
      throw .world("\(option) \(path): there is no folder '\(parent)'; make it first")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .world("\(option) \(path): is a folder; give a file's name")
    }
    guard access(parent, W_OK) == 0 else {
      throw .world("\(option) \(path): the folder '\(parent)' cannot be written to")
    }
  }
}
