import Foundation
import Geometry
import QuartzCore
import UIKitCore

/// Everything that can be seen of a window's views, and which controllers there are, as numbers.
struct StageLook: Equatable {
  /// Takes another view of the same class for the same.
  private(set) var shape: UInt64 = 0x9e37_79b9_7f4a_7c15
  /// Which views and controllers there are.
  private(set) var identities: UInt64 = 0x9e37_79b9_7f4a_7c15

  init(of window: UIWindow) {
    add(window)
    var controller = window.rootViewController
    while let current = controller {
      add(ObjectIdentifier(current))
      for child in current.children { add(ObjectIdentifier(child)) }
      controller = current.presentedViewController
    }
  }

  private mutating func add(_ view: UIView) {
    let layer = view.layer
    identities = Self.mix(identities, ObjectIdentifier(view))
    add(ObjectIdentifier(type(of: view)))
    let bounds = layer.bounds
    let position = layer.position
    add(bounds.minX)
    add(bounds.minY)
    add(bounds.width)
    add(bounds.height)
    add(position.x)
    add(position.y)
    add(layer.cornerRadius)
    if !layer.isUpright {
      let flat = layer.affineTransform()
      for value in [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] { add(value) }
    }
    add(CGFloat(layer.opacity))
    let flags: UInt64 = (layer.isHidden ? 1 : 0) | (view.isUserInteractionEnabled ? 2 : 0)
    add(flags)
    layer.tellSurface { add(CGFloat($0)) }
    addContent(of: view)
    let subviews = view.subviews
    add(UInt64(subviews.count))
    for subview in subviews { add(subview) }
  }

  private mutating func addContent(of view: UIView) {
    guard type(of: view) != UIView.self else { return }
    if let label = view as? UILabel {
      mix(label.text?.utf8)
    } else if let picture = view as? UIImageView {
      if let image = picture.image { add(ObjectIdentifier(image)) } else { add(UInt64(0)) }
    } else if let field = view as? UITextField {
      mix(field.text?.utf8)
    } else if let text = view as? UITextView {
      mix(text.text?.utf8)
    }
  }

  private mutating func add(_ identity: ObjectIdentifier) {
    add(UInt64(UInt(bitPattern: identity)))
  }

  private mutating func add(_ value: CGFloat) {
    // Nought has two signs and one look.
    add(value == 0 ? 0 : Double(value).bitPattern)
  }

  private mutating func mix(_ words: String.UTF8View?) {
    guard let words else { return add(UInt64.max) }
    var (bits, count) = (UInt64(0), UInt64(0))
    for byte in words {
      bits = bits << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { add(bits) }
    }
    add(bits)
    add(count)
  }

  private mutating func add(_ bits: UInt64) {
    shape = Self.mix(shape, bits)
  }

  private static func mix(_ state: UInt64, _ identity: ObjectIdentifier) -> UInt64 {
    mix(state, UInt64(UInt(bitPattern: identity)))
  }

  /// A multiplication mixes upwards, the shift downwards; nobody chooses values to collide here.
  private static func mix(_ state: UInt64, _ bits: UInt64) -> UInt64 {
    let product = (state ^ bits) &* 0xff51_afd7_ed55_8ccd
    return product ^ (product >> 32)
  }
}
