import Display
public import Foundation

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
  public convenience init(showing layer: CALayer) {
    self.init(copying: layer)
    model.position = CGPoint(
      x: model.anchorPoint.x * model.bounds.width, y: model.anchorPoint.y * model.bounds.height)
    model.transform = CATransform3DIdentity
    model.opacity = 1
    model.shadowOpacity = 0
    flags.isHidden = false
  }

  private init(copying layer: CALayer) {
    owner = layer.delegate
    drawsBeyond = layer.drawsBeyondBounds
    standsInDepth = layer.keepsDepth
    super.init(layer: layer)
    model = layer.presented
    backing.content?.freeze()
    backing.list = nil
    backing.outerList = nil
    backing.outerKey = nil
    backing.shadow?.content.freeze()
    backing.listIsCurrent = false
    backing.maskedLayer = nil
    flags.needsLayout = false
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contentsGravity = layer.contentsGravity
    allowsGroupOpacity = layer.allowsGroupOpacity
    isOpaque = layer.isOpaque
    isDoubleSided = layer.isDoubleSided
    isPage = layer.isPage
    shadowPath = layer.shadowPath
    if let mask = layer.mask { self.mask = FrozenLayer(copying: mask) }
    for child in layer.children where !child.flags.isHidden {
      addSublayer(FrozenLayer(copying: child))
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
