import Foundation

/// Which scene was opened last, kept between runs in `$XDG_STATE_HOME/segue`.
struct LastScene {
  private let path: String?

  /// - Parameter environment: where the folder is looked up.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.local/state" : nil }
    path = (state ?? home).map { $0 + "/segue/last-scene" }
  }

  /// The scene's id; nothing for none, or where it cannot be read or written.
  var id: String? {
    get {
      guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        return nil
      }
      let line = text.prefix(100).trimmingCharacters(in: .whitespacesAndNewlines)
      return line.isEmpty ? nil : line
    }
    nonmutating set {
      guard let path, let newValue else { return }
      // Nothing is lost when a disk is full or a folder is read-only: the card is only not chosen.
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data((newValue + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }
}
