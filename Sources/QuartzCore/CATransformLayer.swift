public import Foundation

/// Places its sublayers in depth instead of flattening them into its own plane.
///
/// Mirrors: `CATransformLayer`. It draws nothing itself, and as in Core Animation its background,
/// corners and masks do not count. Sublayers are drawn in the order of `zPosition`; planes that cut
/// through each other are not cut.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }

  override func copyForPresentation() -> CALayer { CATransformLayer(layer: self) }

  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
