import Display
import Foundation
import Playground
import Simulator
import Testing

@testable import UIKitCore

/// What the keyboard alone can do in every scene.
@Suite struct SceneKeysTests {
  /// Keys, and what comes of them.
  nonisolated struct Walk: CustomTestStringConvertible, Sendable {
    var scene: String
    var state: String
    /// One after the other, each when the last one's work is done.
    var keys: [KeyStroke.Key]
    var result: Result

    enum Result {
      /// This many transitions ran to their end.
      case transitions(Int)
      /// The last transition came to nothing.
      case cancelled
      /// A scroll view of that name went there and rested elsewhere.
      case scrolled(String)
      /// A tunable changed.
      case set(String)
      /// The last verdict.
      case verdict(Verdict.Outcome)
      /// A view of that name is seen, or is not.
      case shows(String, Bool)
    }

    var testDescription: String { "\(scene) from \(state): \(keys)" }

    init(_ scene: String, _ state: String, _ keys: KeyStroke.Key..., result: Result) {
      self.scene = scene
      self.state = state
      self.keys = keys
      self.result = result
    }

    static let all = [
      Walk("swipe-back", "list", .down, .return, .escape, result: .transitions(2)),
      Walk("swipe-back", "detail", .right, .right, .escape, result: .cancelled),
      Walk("pull-to-dismiss", "home", .return, .escape, result: .transitions(2)),
      Walk("pull-to-dismiss", "presented", .down, .down, .return, result: .verdict(.finish)),
      Walk("circle-reveal", "home", .return, .escape, result: .transitions(2)),
      Walk("circle-reveal", "presented", .down, .escape, result: .cancelled),
      Walk("side-menu", "page", .right, .right, .return, result: .verdict(.finish)),
      Walk("side-menu", "menu", .left, .escape, result: .cancelled),
      Walk("pull-up-player", "library", .return, .escape, result: .transitions(2)),
      Walk("pull-up-player", "library", .up, .up, .escape, result: .cancelled),
      Walk("tab-fade", "today", .left, .left, .return, result: .verdict(.finish)),
      Walk("card-sheet", "notes", .return, .escape, result: .transitions(2)),
      Walk("fade-edge", "shelf", .return, .escape, result: .transitions(2)),
      Walk("fade-edge", "book", .right, .escape, result: .cancelled),
      Walk("system-navigation", "regions", .return, .escape, result: .transitions(2)),
      Walk("detents", "map", .return, .escape, result: .transitions(2)),
      Walk("photo-zoom", "grid", .right, .return, .escape, result: .transitions(2)),
      Walk("photo-zoom", "photo", .down, .down, .escape, result: .cancelled),
      Walk("card-stack", "cards", .down, .return, .escape, result: .transitions(2)),
      Walk("interruptible", "shelf", .return, .escape, result: .transitions(2)),
      Walk("scroll-lab", "top", .down, .down, result: .scrolled("page")),
      Walk("scroll-lab", "top", .tab, .right, result: .scrolled("pager")),
      Walk("scroll-lab", "top", .tab, .tab, .right, result: .scrolled("strip")),
      Walk("scroll-lab", "top", .tab, .tab, .tab, .down, result: .scrolled("inner")),
      Walk("scroll-lab", "top", .return, result: .shows("drawer", true)),
      Walk("scroll-lab", "top", .return, .escape, result: .shows("drawer", false)),
      Walk("conflict-lab", "top", .left, result: .set("policy")),
      Walk("conflict-lab", "top", .down, .down, .return, result: .verdict(.finish)),
      Walk("conflict-lab", "top", .down, .down, .up, .escape, result: .verdict(.cancel)),
      Walk("pitfalls", "list", .down, .return, .escape, result: .transitions(2)),
    ]
  }

  @Test func `every scene is walked`() {
    #expect(Set(Walk.all.map(\.scene)) == Set(SceneCatalog.all.map(\.id)))
  }

  @Test(arguments: Walk.all)
  func `the keyboard alone is enough`(walk: Walk) throws {
    let stage = try SceneStage(walk.scene, state: walk.state)
    let values = stage.values.all
    let before = offsets(stage)

    for key in walk.keys {
      stage.finger.key(key)
      // A transition in the keyboard's hand waits for the next key.
      stage.simulation.advance(by: 3)
    }

    let ended = stage.transitions.filter { $0.phase == .ended }.map(\.completed)
    switch walk.result {
    case .transitions(let count): #expect(ended == Array(repeating: true, count: count))
    case .cancelled: #expect(ended.last == false)
    case .verdict(let outcome): #expect(stage.verdicts.last?.outcome == outcome)
    case .set(let key): #expect(stage.values[key] != values[key])
    case .scrolled(let name):
      let after = offsets(stage)
      #expect(after[name] != before[name])
      for (other, offset) in after where other != name && other != "page" {
        #expect(offset == before[other], "\(other)")
      }
    case .shows(let name, let isSeen):
      let view = try #require(stage.view(name))
      let frame = view.convert(view.bounds, to: nil)
      #expect((!view.isHidden && frame.intersects(stage.window.bounds)) == isSeen)
    }
    #expect(stage.diagnostics.map(\.id) == [])
  }

  @Test(arguments: [
    ("swipe-back", "list", 2, "Guilin"), ("system-navigation", "regions", 3, "Europe"),
    ("system-navigation", "region", 2, "Naoshima"),
  ])
  func `arrows choose what Return opens, and go on from there afterwards`(
    scene: String, state: String, presses: Int, title: String
  ) throws {
    let stage = try SceneStage(scene, state: state)
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let count = navigation.viewControllers.count

    for _ in 0..<presses { stage.finger.key(.down) }
    stage.finger.key(.return)
    stage.simulation.settle()
    let opened = navigation.topViewController?.title

    #expect(navigation.viewControllers.count == count + 1)
    #expect(opened == title)

    stage.finger.key(.escape)
    stage.simulation.settle()
    stage.finger.key(.down)
    stage.finger.key(.up)
    stage.finger.key(.return)
    stage.simulation.settle()

    #expect(navigation.topViewController?.title == opened)
  }

  private func offsets(_ stage: SceneStage) -> [String: CGPoint] {
    let scrollers = stage.run.namedViews().compactMap { name, view in
      (view as? UIScrollView).map { (name, $0.contentOffset) }
    }
    return Dictionary(scrollers) { first, _ in first }
  }
}
