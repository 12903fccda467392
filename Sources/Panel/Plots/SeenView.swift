import Playground
import QuartzCore
import UIKit

/// One of a scene's views, and where it is seen.
struct SeenView {
  let name: String
  let view: UIView
  /// In the window. Units: points.
  let place: CGPoint

  /// Those that a scene names at the moment.
  static func all(in scene: SceneRun) -> [SeenView] {
    scene.namedViews().map { SeenView(name: $0.name, view: $0.view, place: place(of: $0.view)) }
  }

  /// Where a view is seen, in the window.
  static func place(of view: UIView) -> CGPoint {
    var point = CGPoint.zero
    var layer: CALayer? = view.layer
    while let current = layer {
      let shown = current.seenNow
      let above = current.superlayer
      point.x += shown.frame.minX - (above?.bounds.minX ?? 0)
      point.y += shown.frame.minY - (above?.bounds.minY ?? 0)
      layer = above
    }
    return point
  }
}
