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

  /// Every source below a folder, whatever folders lie in it, by its path from there.
  private func sources(in folder: URL) throws -> [String: String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    var sources: [String: String] = [:]
    for file in try #require(files) where file.hasSuffix(".swift") {
      sources[file] = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    return sources
  }

  private func lines(_ source: String) -> Int {
    source.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  /// The one scene that does not fit into one file, and the folder with the rest of it: sixteen
  /// deliberate mistakes and more, each with a transition or a gesture of its own.
  private static let exception = (scene: "pitfalls", folder: "Pitfalls/")

  @Test func `every scene is one file, but for the one that is many little ones`() throws {
    let all = try sources(in: Self.folder.appendingPathComponent("Scenes"))
    let others = all.filter { $0.key.hasPrefix(Self.exception.folder) }
    let scenes = all.filter { others[$0.key] == nil }

    #expect(scenes.count == SceneCatalog.all.count)
    #expect(!others.isEmpty && others.values.allSatisfy { lines($0) <= Self.wall })
    for scene in SceneCatalog.all {
      let own = scenes.filter { $0.value.contains("    id: \"\(scene.id)\",") }
      #expect(own.count == 1 && own.keys.allSatisfy { !$0.contains("/") }, "\(scene.id)")
      #expect(own.values.allSatisfy { lines($0) <= Self.wall }, "\(scene.id)")
    }
    // An exception that would fit is none.
    let own = try #require(
      scenes.first { $0.value.contains("    id: \"\(Self.exception.scene)\",") })
    #expect(others.values.reduce(lines(own.value)) { $0 + lines($1) } > Self.wall)
  }

  /// What makes a type part of how a scene works, not of what it shows.
  private static let machinery = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitioningDelegate", "UIViewControllerContextTransitioning",
    "UIPercentDrivenInteractiveTransition", "UIPresentationController",
    "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIGestureRecognizerDelegate",
    "GestureRecognizer(", "GestureRecognizer {", "ViewController", "NavigationController",
  ]

  @Test func `what scenes show has no controllers, no transitions and no gestures`() throws {
    for (file, source) in try sources(in: Self.folder.appendingPathComponent("Content")) {
      let code = source.split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }.joined(separator: "\n")
      for word in Self.machinery { #expect(!code.contains(word), "\(file): \(word)") }
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
    var imported: Set<Substring> = []
    for text in try sources(in: Self.folder).values {
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
