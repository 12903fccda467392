import Display
import Foundation
import Geometry

extension FrameBuilder {
  /// Draws a layer on its way from what it showed to what it shows.
  func emitTransition(
    _ change: CATransition, of layer: CALayer, _ values: LayerValues,
    into items: inout [RenderItem], base: CGAffineTransform, depth: CATransform3D?, clip: CGRect?,
    extent: inout CGRect
  ) {
    guard let old = change.old else { return }
    let p = change.progress
    let size = values.bounds.size
    var oldValues = values
    let isCovered = layer.isCovered(values, bounds: values.bounds)
    func emitNew(_ values: LayerValues, fade: CGFloat = 1) {
      emit(
        layer, values, into: &items, base: base, depth: depth, clip: clip, fade: fade,
        extent: &extent)
    }
    func emitOld(_ values: LayerValues, fade: CGFloat = 1) {
      // The frozen copy stands at the origin of the layer's own space.
      let shift = CGAffineTransform(
        translationX: values.bounds.origin.x, y: values.bounds.origin.y)
      let inner = shift.concatenating(values.toSuperlayer).concatenating(base)
      let space =
        depth.map {
          CATransform3D(shift).concatenating(values.toSuperlayer3D).concatenating($0)
        }
        ?? (values.transform.hasPerspective
          ? CATransform3D(shift).concatenating(values.toSuperlayer3D)
            .concatenating(CATransform3D(base)) : nil)
      emit(
        old, old.presented, into: &items, base: inner, depth: space, clip: clip,
        fade: fade * min(values.opacity, 1), extent: &extent)
    }
    switch change.type {
    case .push, .moveIn, .reveal:
      let way = change.subtype.direction(size)
      var newValues = values
      if change.type != .reveal {
        newValues.position.x += way.width * (1 - p)
        newValues.position.y += way.height * (1 - p)
      }
      if change.type != .moveIn {
        oldValues.position.x -= way.width * p
        oldValues.position.y -= way.height * p
      }
      if change.type == .reveal {
        emitNew(newValues)
        emitOld(oldValues)
      } else {
        emitOld(oldValues)
        emitNew(newValues)
      }
    case .flip:
      let turn = change.subtype.turn(by: p < 0.5 ? p * .pi : (p - 1) * .pi, size)
      var turned = values
      turned.transform = turn.concatenating(values.transform)
      if p < 0.5 { emitOld(turned) } else { emitNew(turned) }
    default:
      // Over an opaque picture the old one fades away; else both are half there, half the way.
      emitNew(values, fade: isCovered ? 1 : p)
      emitOld(oldValues, fade: 1 - p)
    }
  }
}

extension CATransitionSubtype? {
  /// From where the new picture comes, in whole sizes.
  fileprivate func direction(_ size: CGSize) -> CGSize {
    switch self {
    case .fromRight: CGSize(width: size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -size.height)
    case .fromBottom: CGSize(width: 0, height: size.height)
    default: CGSize(width: -size.width, height: 0)
    }
  }

  /// A turn about the middle, seen from a little way off.
  fileprivate func turn(by angle: CGFloat, _ size: CGSize) -> CATransform3D {
    var eye = CATransform3DIdentity
    // Source: chosen, about what UIKit's flips look like.
    eye.m34 = -1 / (max(size.width, size.height, 1) * 2.5)
    let isUpDown = self == .fromTop || self == .fromBottom
    let sign: CGFloat = self == .fromRight || self == .fromTop ? -1 : 1
    return CATransform3DMakeRotation(
      angle * sign * (isUpDown ? -1 : 1), isUpDown ? 1 : 0, isUpDown ? 0 : 1, 0
    ).concatenating(eye)
  }
}
