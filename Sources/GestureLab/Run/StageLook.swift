import Foundation
import Geometry
import QuartzCore
import UIKitCore

/// Everything that can be seen of a window's views, and which controllers there are, as a number.
enum StageLook {
  static func hash(of window: UIWindow) -> Int {
    var hasher = Hasher()
    add(window, to: &hasher)
    var controller = window.rootViewController
    while let current = controller {
      hasher.combine(ObjectIdentifier(current))
      for child in current.children { hasher.combine(ObjectIdentifier(child)) }
      controller = current.presentedViewController
    }
    return hasher.finalize()
  }

  private static func add(_ view: UIView, to hasher: inout Hasher) {
    let layer = view.layer
    hasher.combine(ObjectIdentifier(view))
    for value in [
      layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height,
      layer.position.x, layer.position.y, layer.cornerRadius,
    ] {
      hasher.combine(value)
    }
    let transform = layer.affineTransform()
    for value in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      hasher.combine(value)
    }
    hasher.combine(layer.opacity)
    hasher.combine(layer.isHidden)
    hasher.combine(view.isUserInteractionEnabled)
    for subview in view.subviews { add(subview, to: &hasher) }
  }
}
