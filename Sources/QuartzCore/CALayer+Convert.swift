public import Foundation
public import Geometry

extension CALayer {
  /// From the layer's space to that of its root, by model values.
  var toRoot: CGAffineTransform {
    var result = model.toSuperlayer
    var layer = parent
    while let current = layer {
      result = current.sublayerShift(result).concatenating(current.model.toSuperlayer)
      layer = current.parent
    }
    return result
  }

  /// Applies the sublayer transform about the anchor point, where there is one.
  func sublayerShift(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard !model.sublayerTransform.isIdentity else { return transform }
    return transform.concatenating(model.sublayerShift.affine)
  }

  /// From the receiver's space to that of a layer it lies in; nil when it lies elsewhere.
  private func transform(toAncestor ancestor: CALayer) -> CGAffineTransform? {
    if parent === ancestor { return ancestor.sublayerShift(model.toSuperlayer) }
    var result = CGAffineTransform.identity
    var layer = self
    while layer !== ancestor {
      guard let outer = layer.parent else { return nil }
      result = outer.sublayerShift(result.concatenating(layer.model.toSuperlayer))
      layer = outer
    }
    return result
  }

  /// From the receiver's space to `layer`'s, or to the root's for nil.
  public func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return toRoot }
    if layer === self { return .identity }
    // By way of the root only where neither lies in the other.
    if let inwards = layer.transform(toAncestor: self) { return inwards.inverted() }
    return transform(toAncestor: layer) ?? toRoot.concatenating(layer.toRoot.inverted())
  }

  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(layer?.transform(to: self) ?? toRoot.inverted())
  }

  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(transform(to: layer))
  }

  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    r.applying(layer?.transform(to: self) ?? toRoot.inverted())
  }

  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(transform(to: layer))
  }

  public func affineTransform() -> CGAffineTransform { transform.affine }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m)
  }
}
