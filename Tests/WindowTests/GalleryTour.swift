import Foundation
import Testing

/// What a hand does in one scene of the gallery. Units: points of the window.
nonisolated struct GalleryTour: CustomTestStringConvertible, Sendable {
  var id: String
  /// Tapped first, to get to where the drag is.
  var tap: CGPoint?
  var start: CGPoint
  var end: CGPoint
  /// What the drag must bring about: a verdict to finish, or something that scrolls.
  var outcome = Outcome.finishes

  enum Outcome {
    case finishes, scrolls
  }

  var testDescription: String { id }

  private init(
    _ id: String, tap: (CGFloat, CGFloat)? = nil, from start: (CGFloat, CGFloat),
    to end: (CGFloat, CGFloat), _ outcome: Outcome = .finishes
  ) {
    self.id = id
    self.tap = tap.map { CGPoint(x: $0.0, y: $0.1) }
    self.start = CGPoint(x: start.0, y: start.1)
    self.end = CGPoint(x: end.0, y: end.1)
    self.outcome = outcome
  }

  /// One for each scene, in the gallery's order.
  static let all = [
    GalleryTour("swipe-back", tap: (200, 200), from: (60, 500), to: (330, 500)),
    GalleryTour("pull-to-dismiss", tap: (360, 66), from: (195, 80), to: (195, 560)),
    GalleryTour("circle-reveal", tap: (195, 766), from: (195, 220), to: (195, 660)),
    GalleryTour("side-menu", from: (60, 500), to: (330, 500)),
    GalleryTour("pull-up-player", from: (120, 770), to: (120, 300)),
    GalleryTour("tab-fade", from: (320, 500), to: (80, 500)),
    GalleryTour("card-sheet", tap: (356, 75), from: (195, 100), to: (195, 640)),
    GalleryTour("fade-edge", tap: (70, 190), from: (4, 420), to: (300, 420)),
    GalleryTour("system-navigation", tap: (160, 230), from: (5, 500), to: (330, 500)),
    GalleryTour("detents", from: (195, 390), to: (195, 160)),
    GalleryTour("photo-zoom", tap: (195, 300), from: (195, 400), to: (230, 660)),
    GalleryTour("card-stack", tap: (195, 300), from: (195, 200), to: (195, 480)),
    GalleryTour("interruptible", tap: (100, 250), from: (60, 400), to: (330, 400)),
    GalleryTour("scroll-lab", from: (195, 500), to: (195, 300), .scrolls),
    GalleryTour("conflict-lab", from: (195, 480), to: (195, 820)),
    GalleryTour("pitfalls", from: (195, 600), to: (195, 400), .scrolls),
  ]
}
