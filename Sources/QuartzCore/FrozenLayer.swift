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
  /// What was in the layer, until layers are made of it.
  private var parts: [FrozenPart]

  /// Copies what `layer` shows now. In its superlayer's space the copy is upright, opaque and has
  /// its top left corner at the origin.
  public convenience init(frozen layer: CALayer) {
    self.init(FrozenPart(layer, within: nil))
    model.position = CGPoint(
      x: model.anchorPoint.x * model.bounds.width, y: model.anchorPoint.y * model.bounds.height)
    model.transform = CATransform3DIdentity
    model.opacity = 1
    model.shadowOpacity = 0
    flags.isHidden = false
  }

  override init(_ part: FrozenPart) {
    owner = part.owner
    drawsBeyond = part.drawsBeyond
    standsInDepth = part.standsInDepth
    parts = part.parts
    super.init(part)
    if let mask = part.mask { self.mask = mask }
  }

  deinit {}

  public required init?(coder: NSCoder) {
    owner = nil
    drawsBeyond = false
    standsInDepth = false
    parts = []
    super.init(coder: coder)
  }

  override func unfold() {
    guard flags.isFolded else { return }
    flags.isFolded = false
    let parts = parts
    self.parts = []
    storedChildren = parts.map { part in
      let layer = FrozenLayer(part)
      layer.parent = self
      layer.move(to: treeLink)
      return layer
    }
  }

  override var drawsBeyondBounds: Bool { drawsBeyond }

  override var keepsDepth: Bool { standsInDepth }

  public override func setNeedsDisplay() {}

  public override func display() {}

  public override func setNeedsLayout() {}

  public override func action(forKey event: String) -> (any CAAction)? { nil }
}
