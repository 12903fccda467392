import Foundation
import Playground
import Testing

/// Scenes as somebody finds them who wants to read one.
@Suite struct SceneSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Playground")
  /// The house's wall. Units: lines.
  private static let wall = 500

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `every scene is one file`() throws {
    let scenes = Self.folder.appendingPathComponent("Scenes")
    let sources = try names(in: scenes).map {
      try String(contentsOf: scenes.appendingPathComponent($0), encoding: .utf8)
    }

    #expect(sources.count == SceneCatalog.all.count)
    for scene in SceneCatalog.all {
      let own = sources.filter { $0.contains("    id: \"\(scene.id)\",") }
      #expect(own.count == 1, "\(scene.id)")
      #expect(
        own.first.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count }
          ?? .max <= Self.wall, "\(scene.id)")
    }
  }

  @Test func `what scenes share has a room, and no scene has one of its own`() throws {
    let rooms = try names(in: Self.folder).filter {
      // What another branch has left behind is empty.
      try !names(in: Self.folder.appendingPathComponent($0)).isEmpty
    }

    #expect(rooms == ["Content", "Gallery", "Scene", "Scenes"])
  }

  @Test func `scenes import what an app imports`() throws {
    let files = FileManager.default.enumerator(atPath: Self.folder.path)?.allObjects as? [String]
    var imported: Set<Substring> = []
    for file in try #require(files) where file.hasSuffix(".swift") {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("import ") {
        let words = line.split(separator: " ")
        if let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2 {
          imported.insert(words[index + 1])
        }
      }
    }

    #expect(imported == ["UIKit", "Foundation"])
  }
}
