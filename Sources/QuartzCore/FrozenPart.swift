import Display
import Foundation
import Geometry

/// What a layer and all in it showed when it was frozen, as values: layers are made of it when
/// somebody asks for them, and most snapshots are gone before anybody does.
struct FrozenPart {
  let values: LayerValues
  let backing: LayerBacking
  let flags: LayerFlags
  let name: String?
  let userValues: [String: Any]
  let extraModel: [String: AnimationValue]
  let maskedCorners: CACornerMask
  let cornerCurve: CALayerCornerCurve
  let contentsGravity: CALayerContentsGravity
  let allowsGroupOpacity: Bool
  let isOpaque: Bool
  let isDoubleSided: Bool
  let isPage: Bool
  let shadowPath: CGPath?
  let mask: FrozenLayer?
  /// Draws the shared bitmap, should the compositor ask for it again.
  let owner: AnyObject?
  let drawsBeyond: Bool
  let standsInDepth: Bool
  let parts: [FrozenPart]

  /// - Parameter clip: what of the layer's own space can be seen; nil for all.
  init(_ layer: CALayer, within clip: CGRect?) {
    values = layer.attached.isEmpty ? layer.model : layer.presented
    backing = layer.backing.frozen()
    name = layer.name
    userValues = layer.userValues
    extraModel = layer.shownExtras
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contentsGravity = layer.contentsGravity
    allowsGroupOpacity = layer.allowsGroupOpacity
    isOpaque = layer.isOpaque
    isDoubleSided = layer.isDoubleSided
    isPage = layer.isPage
    shadowPath = layer.shadowPath
    mask = layer.storedMask.map { FrozenLayer(FrozenPart($0, within: nil)) }
    owner = layer.delegate
    drawsBeyond = layer.drawsBeyondBounds
    standsInDepth = layer.keepsDepth
    let isFlat = !standsInDepth && values.sublayerTransform.isIdentity
    let masks = layer.flags.masksToBounds
    let inside = masks ? clip?.intersection(values.bounds) ?? values.bounds : clip
    parts = layer.children.isEmpty ? [] : Self.parts(of: layer, within: inside, isFlat: isFlat)
    flags = LayerFlags(
      isHidden: layer.flags.isHidden, masksToBounds: masks, needsLayout: false,
      subtreeNeedsCommit: false, isFolded: !parts.isEmpty)
  }

  private static func parts(
    of layer: CALayer, within clip: CGRect?, isFlat: Bool
  ) -> [FrozenPart] {
    var parts: [FrozenPart] = []
    parts.reserveCapacity(layer.children.count)
    for child in layer.children where !child.flags.isHidden {
      let part = isFlat ? child.part(of: clip) : nil
      guard !child.isOutOfSight(in: part) else { continue }
      parts.append(FrozenPart(child, within: part))
    }
    return parts
  }
}

extension CALayer {
  /// What of `clip`, in the superlayer's space, is seen in the layer's own; nil for all.
  fileprivate func part(of clip: CGRect?) -> CGRect? {
    guard let clip, !keepsDepth else { return nil }
    return attached.isEmpty ? model.part(of: clip) : presented.part(of: clip)
  }

  /// Whether nothing of the layer and what is in it reaches into `clip`, in the layer's own space:
  /// then no picture of it is needed.
  fileprivate func isOutOfSight(in clip: CGRect?) -> Bool {
    guard let clip, storedMask == nil, !drawsBeyondBounds else { return false }
    let ownIsOut =
      attached.isEmpty ? model.isOutOfSight(in: clip) : presented.isOutOfSight(in: clip)
    guard ownIsOut else { return false }
    if flags.masksToBounds || children.isEmpty { return true }
    guard presented.sublayerTransform.isIdentity else { return false }
    for child in children where !child.flags.isHidden {
      guard child.isOutOfSight(in: child.part(of: clip)) else { return false }
    }
    return true
  }
}

extension LayerValues {
  @inline(__always) fileprivate func part(of clip: CGRect) -> CGRect? {
    guard zPosition == 0, transform.isIdentity else { return nil }
    let shift = toSuperlayer
    return CGRect(
      x: clip.origin.x - shift.tx, y: clip.origin.y - shift.ty, width: clip.width,
      height: clip.height)
  }

  /// Whether the layer itself is not to be seen in `clip`.
  @inline(__always) fileprivate func isOutOfSight(in clip: CGRect) -> Bool {
    // A point more: edges are soft.
    shadowOpacity == 0
      && !(bounds.minX - 1 < clip.maxX && bounds.maxX + 1 > clip.minX
        && bounds.minY - 1 < clip.maxY && bounds.maxY + 1 > clip.minY)
  }
}
