import Display
import Foundation
import Geometry

extension CALayer {
  /// Adds all that is seen of a view's layer by itself, of its mask and of those of its sublayers
  /// that are no view's: what adds the same looks alike, but for what views draw.
  package func addLook(to hash: inout LookHash) {
    addBox(to: &hash)
    hash.add(flags.isHidden ? 1 : 0 as UInt64)
    if !model.transform.isIdentity {
      let flat = model.transform.affine
      for value in [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] { hash.add(Double(value)) }
    }
    addSurface(to: &hash)
  }

  /// The same of a layer that is no view's.
  private func addOwnLook(to hash: inout LookHash) {
    addBox(to: &hash)
    hash.add(Double(model.zPosition))
    hash.add(flags.isHidden ? 1 : 0 as UInt64)
    hash.add(.transform(model.transform))
    addSurface(to: &hash)
  }

  private func addBox(to hash: inout LookHash) {
    hash.add(Double(model.bounds.origin.x))
    hash.add(Double(model.bounds.origin.y))
    hash.add(Double(model.bounds.size.width))
    hash.add(Double(model.bounds.size.height))
    hash.add(Double(model.position.x))
    hash.add(Double(model.position.y))
    hash.add(Double(model.cornerRadius))
    hash.add(Double(model.opacity))
  }

  private func addSurface(to hash: inout LookHash) {
    if let color = model.backgroundColor { hash.add(color) }
    hash.add(Double(model.borderWidth))
    if model.borderWidth != 0 { hash.add(model.borderColor) }
    hash.add(Double(model.shadowOpacity))
    if model.shadowOpacity != 0 {
      hash.add(model.shadowColor)
      for value in [model.shadowRadius, model.shadowOffset.width, model.shadowOffset.height] {
        hash.add(Double(value))
      }
    }
    if let image = backing.image { hash.add(ObjectIdentifier(image)) }
    guard hasChildren || storedMask != nil || !extraModel.isEmpty else { return }
    for (key, value) in extraModel.sorted(by: { $0.key < $1.key }) {
      hash.add(key)
      hash.add(value)
    }
    storedMask?.addOwnLook(to: &hash)
    for child in children where child.host == nil { child.addOwnLook(to: &hash) }
  }
}

extension LookHash {
  fileprivate mutating func add(_ color: RenderColor) {
    for part in [color.red, color.green, color.blue, color.alpha] { add(Double(part)) }
  }

  private mutating func add(_ point: CGPoint) {
    add(Double(point.x))
    add(Double(point.y))
  }

  fileprivate mutating func add(_ value: AnimationValue) {
    switch value {
    case .scalar(let value): add(Double(value))
    case .point(let value): add(value)
    case .size(let value): add(CGPoint(x: value.width, y: value.height))
    case .rect(let value):
      add(value.origin)
      add(CGPoint(x: value.width, y: value.height))
    case .transform(let t):
      for value in [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ] { add(Double(value)) }
    case .color(let color): add(color)
    case .path(let path):
      for step in path.steps {
        switch step {
        case .move(let end), .line(let end): add(end)
        case .quad(let control, let end):
          add(control)
          add(end)
        case .cubic(let first, let second, let end):
          add(first)
          add(second)
          add(end)
        case .close: add(UInt64.max)
        }
      }
    case .list(let values): for value in values { add(value) }
    case .none: add(0 as UInt64)
    }
  }
}
