import Display
import Foundation
import Geometry

/// Everything of a layer that can be animated, as one value: once for the model, once as shown.
nonisolated struct LayerValues: Equatable {
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var bounds = CGRect.zero
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var backgroundColor: RenderColor?
  var borderWidth: CGFloat = 0
  var borderColor = RenderColor.black
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowColor = RenderColor.black
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// From the layer's own space to its superlayer's.
  /// In place, so that of a layer's values only those are read that it takes.
  @inline(__always) var toSuperlayer: CGAffineTransform {
    let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
    let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - ax, y: position.y - ay)
    }
    return CGAffineTransform(translationX: -ax, y: -ay)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From the layer's own space to its superlayer's, depth included.
  var toSuperlayer3D: CATransform3D {
    let ax = bounds.origin.x + anchorPoint.x * bounds.size.width
    let ay = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DMakeTranslation(-ax, -ay, 0)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// What sublayers are seen through, about the anchor point.
  var sublayerShift: CATransform3D {
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DMakeTranslation(-x, -y, 0)
      .concatenating(sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(x, y, 0))
  }

  /// Whether the layer is seen in the same place, as strongly and in the same shape; what is in it
  /// may differ.
  @inline(__always) func hasSamePlace(as other: LayerValues) -> Bool {
    position == other.position && opacity == other.opacity && transform == other.transform
      && zPosition == other.zPosition && anchorPoint == other.anchorPoint
      && cornerRadius == other.cornerRadius && shadowOpacity == other.shadowOpacity
      && shadowRadius == other.shadowRadius && shadowOffset == other.shadowOffset
      && shadowColor == other.shadowColor
  }

  /// The same without the part that only sets where and how strongly the whole layer is seen.
  ///
  /// - Parameter cutsCorners: the corners are cut off the finished picture of the layer, so that
  ///   what is in it does not depend on them.
  @inline(__always) func hasSameInside(as other: LayerValues, cutsCorners: Bool) -> Bool {
    bounds == other.bounds && sublayerTransform == other.sublayerTransform
      && (cutsCorners || cornerRadius == other.cornerRadius)
      && backgroundColor == other.backgroundColor && borderWidth == other.borderWidth
      && borderColor == other.borderColor && contentsRect == other.contentsRect
  }
}
