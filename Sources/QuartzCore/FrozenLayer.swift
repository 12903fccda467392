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
    self.init(copying: layer, within: .infinite)
    model.position = CGPoint(
      x: model.anchorPoint.x * model.bounds.width, y: model.anchorPoint.y * model.bounds.height)
    model.transform = CATransform3DIdentity
    model.opacity = 1
    model.shadowOpacity = 0
    flags.isHidden = false
  }

  /// - Parameter clip: what of the layer's own space can be seen.
  private init(copying layer: CALayer, within clip: CGRect) {
    owner = layer.delegate
    drawsBeyond = layer.drawsBeyondBounds
    standsInDepth = layer.keepsDepth
    super.init(showing: layer)
    backing.content?.freeze()
    backing.shadow?.content.freeze()
    flags.needsLayout = false
    flags.subtreeNeedsCommit = false
    if let mask = layer.storedMask { self.mask = FrozenLayer(copying: mask, within: .infinite) }
    guard !layer.children.isEmpty else { return }
    let inside = flags.masksToBounds ? clip.intersection(model.bounds) : clip
    let isFlat = !standsInDepth && model.sublayerTransform == CATransform3DIdentity
    for child in layer.children where !child.flags.isHidden && !child.showsNothing {
      let part = isFlat ? child.part(of: inside) : .infinite
      guard !child.isOutOfSight(in: part) else { continue }
      let copy = FrozenLayer(copying: child, within: part)
      copy.parent = self
      children.append(copy)
    }
  }

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
  /// What of `clip`, in the superlayer's space, is seen in the layer's own.
  fileprivate func part(of clip: CGRect) -> CGRect {
    guard !clip.isInfinite, !keepsDepth else { return .infinite }
    let values = presented
    guard values.transform == CATransform3DIdentity, values.zPosition == 0 else {
      return .infinite
    }
    let shift = values.toSuperlayer
    return clip.offsetBy(dx: -shift.tx, dy: -shift.ty)
  }

  /// Whether there is nothing in the layer that could ever be seen of a copy.
  fileprivate var showsNothing: Bool {
    guard children.isEmpty, backing.content == nil, !drawsBeyondBounds else { return false }
    let values = presented
    return (values.backgroundColor?.alpha ?? 0) == 0 && values.borderWidth == 0
      && values.shadowOpacity == 0
  }

  /// Whether nothing of the layer and what is in it reaches into `clip`, in the layer's own space:
  /// then no picture of it is needed.
  fileprivate func isOutOfSight(in clip: CGRect) -> Bool {
    guard !clip.isInfinite else { return false }
    let values = presented
    guard values.shadowOpacity == 0, !drawsBeyondBounds, storedMask == nil,
      !values.bounds.insetBy(dx: -1, dy: -1).intersects(clip)
    else { return false }
    if flags.masksToBounds { return true }
    guard values.sublayerTransform == CATransform3DIdentity else { return children.isEmpty }
    for child in children where !child.flags.isHidden {
      guard child.isOutOfSight(in: child.part(of: clip)) else { return false }
    }
    return true
  }
}
