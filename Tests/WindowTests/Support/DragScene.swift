import Foundation
import Testing

/// A scene with a drag, and the drag's geometry. Units: points.
enum DragScene: String, CaseIterable, CustomTestStringConvertible {
  case swipeBack = "swipe-back"
  case pullToDismiss = "pull-to-dismiss"

  nonisolated var testDescription: String { rawValue }

  /// The state its transition starts in.
  var state: String { self == .swipeBack ? "detail" : "presented" }
  var kind: String { self == .swipeBack ? "pop" : "dismiss" }

  /// Where the finger comes down, away from anything that could want the touch for itself.
  var start: CGPoint {
    self == .swipeBack ? CGPoint(x: 30, y: 500) : CGPoint(x: 195, y: 80)
  }

  /// The whole way: the page's width, the card's height.
  var length: CGFloat { self == .swipeBack ? 390 : 794 }

  /// What a pan needs before it begins, and leaves out of its translation. Source: fact A45.
  static let slop: CGFloat = 10

  /// The finger's place `way` along the drag.
  func point(at way: CGFloat) -> CGPoint {
    self == .swipeBack
      ? CGPoint(x: start.x + way, y: start.y) : CGPoint(x: start.x, y: start.y + way)
  }

  /// How far the finger goes for `percent`, on a whole point.
  func way(to percent: CGFloat) -> CGFloat { Self.slop + (percent * length).rounded() }

  /// Along the drag.
  func along(_ point: CGPoint) -> CGFloat { self == .swipeBack ? point.x : point.y }
}
