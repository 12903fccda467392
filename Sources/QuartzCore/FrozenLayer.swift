import Display
public import Foundation
import Geometry

/// A copy of a layer and all in it as they are shown, which nothing moves or lays out any more.
///
/// It shares the bitmaps of the original, so that it costs neither drawing nor memory; an original
/// that draws anew takes a new bitmap and leaves this one as it is.
public final class FrozenLayer: CALayer {
  /// Draws the shared bitmap, should the compositor ask for it again.
  private let owner: AnyObject?
  private let drawsBeyond: Bool
  private let standsInDepth: Bool

  /// Copies what `layer` shows now. In its superlayer's space the copy is upright, opaque and has
  /// its top left corner at the origin.
  public convenience init(frozen layer: CALayer) {
    self.init(copying: layer, within: nil)
    model.position = CGPoint(
      x: model.anchorPoint.x * model.bounds.width, y: model.anchorPoint.y * model.bounds.height)
    model.transform = CATransform3DIdentity
    model.opacity = 1
    model.shadowOpacity = 0
    flags.isHidden = false
  }

  /// - Parameter clip: what of the layer's own space can be seen; nil for all.
  private init(copying layer: CALayer, within clip: CGRect?) {
    owner = layer.delegate
    drawsBeyond = layer.drawsBeyondBounds
    standsInDepth = layer.keepsDepth
    super.init(showing: layer)
    backing.content?.freeze()
    backing.shadow?.content.freeze()
    flags.needsLayout = false
    flags.subtreeNeedsCommit = false
    if let mask = layer.storedMask { self.mask = FrozenLayer(copying: mask, within: nil) }
    guard !layer.children.isEmpty else { return }
    var inside = clip
    if flags.masksToBounds { inside = clip?.intersection(model.bounds) ?? model.bounds }
    let isFlat = !standsInDepth && model.sublayerTransform.isIdentity
    children.reserveCapacity(layer.children.count)
    for child in layer.children where !child.flags.isHidden {
      let part = isFlat ? child.part(of: inside) : nil
      guard !child.isOutOfSight(in: part) else { continue }
      let copy = FrozenLayer(copying: child, within: part)
      copy.parent = self
      children.append(copy)
    }
  }

  deinit {}

  public required init?(coder: NSCoder) {
    owner = nil
    drawsBeyond = false
    standsInDepth = false
    super.init(coder: coder)
  }

  override var drawsBeyondBounds: Bool { drawsBeyond }

  override var keepsDepth: Bool { standsInDepth }

  public override func setNeedsDisplay() {}

  public override func display() {}

  public override func setNeedsLayout() {}

  public override func action(forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// What of `clip`, in the superlayer's space, is seen in the layer's own; nil for all.
  fileprivate func part(of clip: CGRect?) -> CGRect? {
    guard let clip, !keepsDepth else { return nil }
    guard attached.isEmpty else { return part(of: clip, presented) }
    return part(of: clip, model)
  }

  private func part(of clip: CGRect, _ values: LayerValues) -> CGRect? {
    guard values.zPosition == 0, values.transform.isIdentity else { return nil }
    let shift = values.toSuperlayer
    return CGRect(
      x: clip.origin.x - shift.tx, y: clip.origin.y - shift.ty, width: clip.width,
      height: clip.height)
  }

  /// Whether nothing of the layer and what is in it reaches into `clip`, in the layer's own space:
  /// then no picture of it is needed.
  fileprivate func isOutOfSight(in clip: CGRect?) -> Bool {
    guard let clip, storedMask == nil, !drawsBeyondBounds else { return false }
    guard attached.isEmpty else { return isOutOfSight(in: clip, presented) }
    return isOutOfSight(in: clip, model)
  }

  private func isOutOfSight(in clip: CGRect, _ values: LayerValues) -> Bool {
    // A point more: edges are soft.
    let box = values.bounds
    if values.shadowOpacity != 0
      || (box.minX - 1 < clip.maxX && box.maxX + 1 > clip.minX && box.minY - 1 < clip.maxY
        && box.maxY + 1 > clip.minY)
    {
      return false
    }
    if flags.masksToBounds { return true }
    guard values.sublayerTransform.isIdentity else { return children.isEmpty }
    for child in children where !child.flags.isHidden {
      guard child.isOutOfSight(in: child.part(of: clip)) else { return false }
    }
    return true
  }
}
