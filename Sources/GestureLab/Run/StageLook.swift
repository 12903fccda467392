import Foundation
import Geometry
import QuartzCore
import UIKitCore

/// Everything that can be seen of a window's views, and which controllers there are, as a number.
struct StageLook {
  private let isNamed: Bool
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// - Parameter named: false takes another view of the same class for the same.
  static func hash(of window: UIWindow, named: Bool = true) -> Int {
    var look = StageLook(isNamed: named)
    look.add(window)
    var controller = window.rootViewController
    while let current = controller {
      look.add(ObjectIdentifier(current))
      for child in current.children { look.add(ObjectIdentifier(child)) }
      controller = current.presentedViewController
    }
    return Int(truncatingIfNeeded: look.state)
  }

  private init(isNamed: Bool) {
    self.isNamed = isNamed
  }

  private mutating func add(_ view: UIView) {
    let layer = view.layer
    add(isNamed ? ObjectIdentifier(view) : ObjectIdentifier(type(of: view)))
    let bounds = layer.bounds
    let position = layer.position
    add(bounds.minX)
    add(bounds.minY)
    add(bounds.width)
    add(bounds.height)
    add(position.x)
    add(position.y)
    add(layer.cornerRadius)
    let transform = layer.transform
    if !CATransform3DIsIdentity(transform) {
      let flat = layer.affineTransform()
      for value in [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] { add(value) }
    }
    add(CGFloat(layer.opacity))
    let flags: UInt64 = (layer.isHidden ? 1 : 0) | (view.isUserInteractionEnabled ? 2 : 0)
    add(flags)
    add(UInt64(view.subviews.count))
    for subview in view.subviews { add(subview) }
  }

  private mutating func add(_ identity: ObjectIdentifier) {
    add(UInt64(UInt(bitPattern: identity)))
  }

  private mutating func add(_ value: CGFloat) {
    // Nought has two signs and one look.
    add(value == 0 ? 0 : Double(value).bitPattern)
  }

  /// A multiplication mixes upwards, the shift downwards; nobody chooses values to collide here.
  private mutating func add(_ bits: UInt64) {
    state = (state ^ bits) &* 0xff51_afd7_ed55_8ccd
    state ^= state >> 32
  }
}
