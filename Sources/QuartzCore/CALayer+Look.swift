import Display
import Foundation
import Geometry

extension CALayer {
  /// Tells everything that is seen of the layer by itself, of its mask and of those of its sublayers
  /// that are no view's, number by number: what is told alike looks alike, but for what views draw.
  package func tellLook(_ tell: (Double) -> Void) {
    tellPlace(tell)
    tellSurface(tell)
  }

  /// The same without the place, for a caller who asks that of the view.
  package func tellSurface(_ tell: (Double) -> Void) {
    if let color = model.backgroundColor { Self.tell(color, tell) }
    tell(Double(model.borderWidth))
    if model.borderWidth != 0 { Self.tell(model.borderColor, tell) }
    tell(Double(model.shadowOpacity))
    if model.shadowOpacity != 0 {
      Self.tell(model.shadowColor, tell)
      for value in [model.shadowRadius, model.shadowOffset.width, model.shadowOffset.height] {
        tell(Double(value))
      }
    }
    if let image = backing.image {
      tell(Double(UInt(bitPattern: ObjectIdentifier(image))))
    }
    guard hasMoreToLookAt else { return }
    if !extraModel.isEmpty {
      for (key, value) in extraModel.sorted(by: { $0.key < $1.key }) {
        tell(Double(key.utf8.count))
        value.tellNumbers(tell)
      }
    }
    storedMask?.tellLook(tell)
    for child in children where child.host == nil { child.tellLook(tell) }
  }

  /// Whether the model is neither turned nor stretched.
  package var isUpright: Bool { model.transform.isIdentity }

  /// Whether there is a mask, a sublayer or a value beyond `CALayer`'s own; most layers have none.
  private var hasMoreToLookAt: Bool { hasChildren || storedMask != nil || !extraModel.isEmpty }

  private func tellPlace(_ tell: (Double) -> Void) {
    for value in [
      model.position.x, model.position.y, model.bounds.minX, model.bounds.minY,
      model.bounds.width, model.bounds.height, model.opacity, model.cornerRadius, model.zPosition,
    ] { tell(Double(value)) }
    tell(flags.isHidden ? 1 : 0)
    AnimationValue.transform(model.transform).tellNumbers(tell)
  }

  private static func tell(_ color: RenderColor, _ tell: (Double) -> Void) {
    for part in [color.red, color.green, color.blue, color.alpha] { tell(Double(part)) }
  }
}

extension AnimationValue {
  nonisolated fileprivate func tellNumbers(_ tell: (Double) -> Void) {
    func point(_ p: CGPoint) {
      tell(Double(p.x))
      tell(Double(p.y))
    }
    switch self {
    case .scalar(let value): tell(Double(value))
    case .point(let value): point(value)
    case .size(let value): point(CGPoint(x: value.width, y: value.height))
    case .rect(let value):
      point(value.origin)
      point(CGPoint(x: value.width, y: value.height))
    case .transform(let t):
      for value in [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ] { tell(Double(value)) }
    case .color(let color):
      for part in [color.red, color.green, color.blue, color.alpha] { tell(Double(part)) }
    case .path(let path):
      for step in path.steps {
        switch step {
        case .move(let p), .line(let p): point(p)
        case .quad(let control, let end):
          point(control)
          point(end)
        case .cubic(let first, let second, let end):
          point(first)
          point(second)
          point(end)
        case .close: tell(-1)
        }
      }
    case .list(let values): for value in values { value.tellNumbers(tell) }
    case .none: tell(0)
    }
  }
}
