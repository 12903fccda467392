import Foundation
import Geometry

/// What `saveGState` keeps and Cairo does not.
struct GraphicsState {
  /// From user space to device pixels.
  var ctm: CGAffineTransform
  var fill = CGColor.black
  var stroke = CGColor.black
  /// 0…1, multiplied into everything drawn.
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  /// What cuts everything drawn besides the clip.
  var mask: ImageMask?
  /// Whether the state was saved by `beginTransparencyLayer`.
  var isLayer = false

  /// Whether the transform flattens everything to nothing: Cairo would stop working for good.
  var isDegenerate = false

  /// A soft copy of everything drawn, below it.
  struct Shadow {
    /// Device-independent points, y down; not turned by the transform, as in Core Graphics.
    var offset: CGSize
    /// Points; twice the standard deviation.
    var blur: CGFloat
    var color: CGColor
  }
}
