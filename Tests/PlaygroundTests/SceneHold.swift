import Foundation
import Geometry
import Testing

/// One drag in each scene, on a device of 390 by 844. Units: points.
nonisolated struct SceneHold: CustomTestStringConvertible, Sendable {
  var scene: String
  var state: String
  var start: CGPoint
  /// Half of the way or thereabouts, and far enough.
  var middle: CGPoint
  var end: CGPoint
  /// Whether something is decided when the finger lets go.
  var decides = true

  var testDescription: String { "\(scene) from \(state)" }

  private init(
    _ scene: String, _ state: String, from start: (CGFloat, CGFloat), _ way: (CGFloat, CGFloat),
    decides: Bool = true
  ) {
    self.scene = scene
    self.state = state
    self.start = CGPoint(x: start.0, y: start.1)
    middle = CGPoint(x: start.0 + way.0 * 0.6, y: start.1 + way.1 * 0.6)
    end = CGPoint(x: start.0 + way.0, y: start.1 + way.1)
    self.decides = decides
  }

  static let all = [
    SceneHold("swipe-back", "detail", from: (20, 400), (300, 0)),
    SceneHold("pull-to-dismiss", "presented", from: (195, 80), (0, 500)),
    SceneHold("circle-reveal", "presented", from: (195, 160), (0, 500)),
    SceneHold("side-menu", "page", from: (20, 500), (280, 0)),
    SceneHold("pull-up-player", "library", from: (120, 770), (0, -500)),
    SceneHold("tab-fade", "today", from: (380, 500), (-280, 0)),
    SceneHold("card-sheet", "sheet", from: (195, 90), (0, 560)),
    SceneHold("fade-edge", "book", from: (2, 400), (300, 0)),
    SceneHold("system-navigation", "region", from: (2, 500), (300, 0)),
    SceneHold("detents", "medium", from: (195, 396), (0, -280)),
    SceneHold("photo-zoom", "photo", from: (195, 380), (40, 340)),
    SceneHold("card-stack", "article", from: (195, 200), (0, 300)),
    SceneHold("interruptible", "volume", from: (20, 400), (300, 0)),
    SceneHold("scroll-lab", "top", from: (195, 420), (0, 200), decides: false),
    SceneHold("conflict-lab", "top", from: (195, 480), (0, 330)),
    SceneHold("pitfalls", "list", from: (195, 600), (0, -200), decides: false),
  ]
}
