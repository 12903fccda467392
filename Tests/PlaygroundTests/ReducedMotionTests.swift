import Display
import Foundation
import Geometry
import Playground
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Who asked for little motion sees fades where others see slides, in every scene.
@Suite(.serialized) struct ReducedMotionTests {
  /// A transition that runs by itself.
  nonisolated struct Fade: CustomTestStringConvertible, Sendable {
    var scene: String
    var state: String
    var keys: [KeyStroke.Key]
    /// What would slide otherwise.
    var view: String

    var testDescription: String { "\(scene) from \(state)" }

    init(_ scene: String, _ state: String, _ keys: KeyStroke.Key..., view: String) {
      self.scene = scene
      self.state = state
      self.keys = keys
      self.view = view
    }

    static let all = [
      Fade("swipe-back", "detail", .escape, view: "detail"),
      Fade("pull-to-dismiss", "home", .return, view: "card"),
      Fade("pull-to-dismiss", "presented", .escape, view: "card"),
      Fade("circle-reveal", "presented", .escape, view: "page"),
      Fade("side-menu", "menu", .escape, view: "menu"),
      Fade("pull-up-player", "library", .return, view: "player"),
      Fade("pull-up-player", "player", .escape, view: "player"),
      Fade("tab-fade", "today", .left, .return, view: "places"),
      Fade("card-sheet", "notes", .return, view: "sheet"),
      Fade("card-sheet", "sheet", .escape, view: "sheet"),
      Fade("fade-edge", "book", .escape, view: "book"),
      Fade("system-navigation", "regions", .return, view: "region"),
      Fade("system-navigation", "region", .escape, view: "region"),
      Fade("detents", "map", .return, view: "sheet"),
      Fade("detents", "medium", .escape, view: "sheet"),
      Fade("photo-zoom", "photo", .down, .down, .return, view: "photo"),
      Fade("card-stack", "cards", .return, view: "article"),
      Fade("card-stack", "article", .escape, view: "article"),
      Fade("interruptible", "volume", .escape, view: "volume"),
      Fade("scroll-lab", "top", .return, view: "drawer"),
      Fade("conflict-lab", "top", .down, .down, .return, view: "card"),
    ]
  }

  private static let still: Set = ["pitfalls"]

  @Test func `every scene that moves by itself is here`() {
    let scenes = Set(SceneCatalog.all.map(\.id)).subtracting(Self.still)

    #expect(Set(Fade.all.map(\.scene)) == scenes)
  }

  @Test(arguments: Fade.all)
  func `it fades in its place`(fade: Fade) throws {
    UIAccessibility.set(reduceMotion: true, crossFade: true)
    defer { UIAccessibility.set(reduceMotion: false, crossFade: false) }
    let stage = try SceneStage(fade.scene, state: fade.state)
    for key in fade.keys.dropLast() {
      stage.finger.key(key)
      stage.simulation.advance(by: 0.1)
    }
    var places: [CGPoint] = []
    var faded = false
    stage.onFrame = {
      guard let view = stage.view(fade.view), view.window != nil, !view.isHidden else { return }
      let (place, opacity) = Self.look(at: view)
      if opacity > 0.02 { places.append(place) }
      if opacity > 0.02, opacity < 0.98 { faded = true }
    }

    if let key = fade.keys.last { stage.finger.key(key) }
    stage.simulation.advance(by: 3)

    #expect(faded)
    // As far as it is seen it stands still; gone, it may come back elsewhere.
    let jumps = zip(places, places.dropFirst()).filter {
      hypot($1.x - $0.x, $1.y - $0.y) > 0.5
    }
    #expect(jumps.count <= 1, "\(places.count) pictures, \(jumps.prefix(4))")
    #expect(stage.diagnostics.map(\.id) == [])
  }

  /// Where a view's corner is seen on the screen, and what is left of its opacity there.
  private static func look(at view: UIView) -> (place: CGPoint, opacity: Float) {
    var (place, opacity, next): (CGPoint, Float, UIView?) = (.zero, 1, view)
    while let current = next {
      guard let shown = current.layer.presentation() else { break }
      let size = shown.bounds.size
      let fromAnchor = CGPoint(
        x: place.x - shown.bounds.minX - shown.anchorPoint.x * size.width,
        y: place.y - shown.bounds.minY - shown.anchorPoint.y * size.height
      ).applying(shown.affineTransform())
      place = CGPoint(x: shown.position.x + fromAnchor.x, y: shown.position.y + fromAnchor.y)
      opacity *= shown.opacity
      next = current.superview
    }
    return (place, opacity)
  }
}
