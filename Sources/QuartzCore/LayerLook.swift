import Foundation

/// How a layer is drawn, as far as that does not animate.
struct LayerLook {
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 0
  var isOpaque = false
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var isPage = false
}
