import Foundation

/// The recordings that come with Segue.
enum Recordings {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Resources/Gestures").path

  /// Their paths, sorted.
  static func all() throws -> [String] {
    let below = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return below.filter { $0.hasSuffix(".gesture") }.sorted().map { folder + "/" + $0 }
  }
}
