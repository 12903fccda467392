import Foundation

/// A blurred rounded rectangle's coverage, worked out directly: along rows by the Gaussian's
/// integral, across rows by its weights.
nonisolated struct ShadowShape: Hashable, BitwiseCopyable {
  /// Quarters of a pixel.
  let sigma: Int32
  let corners: PaintCorners
  /// Of the shape, pixels; shapes wider than the blur and the corners need share one mask.
  let width: Int32
  let height: Int32
  /// Whether the middle column, the middle row may be repeated.
  let isWide: Bool
  let isTall: Bool

  /// The widest blur made, quarters of a pixel. Source: chosen; larger ones are cut to it.
  static let largestBlur: CGFloat = 480

  /// The nearest blur that masks are made for, quarters of a pixel: steps of a few in a hundred, so
  /// that a shadow that grows does not need a new mask every frame. Source: chosen, below what is
  /// seen.
  static func step(_ sigma: CGFloat) -> Int32 {
    var step: CGFloat = 1
    while sigma > step * 48 { step *= 2 }
    return max(1, Int32((sigma / step).rounded() * step))
  }

  /// How far the blur reaches out of the shape: three standard deviations, whole pixels.
  static func margin(_ sigma: Int32) -> Int32 { (3 * sigma + 3) / 4 }

  init(sigma: Int32, corners: PaintCorners, rect: PaintRect) {
    self.sigma = sigma
    self.corners = corners
    let reach = 2 * (Self.margin(sigma) + corners.side)
    isWide = rect.width > Int(reach)
    isTall = rect.height > Int(reach)
    width = isWide ? reach : Int32(rect.width)
    height = isTall ? reach : Int32(rect.height)
  }

  var margin: Int32 { Self.margin(sigma) }
  /// Of the mask, pixels.
  var maskWidth: Int { Int(width + 2 * margin) }
  var maskHeight: Int { Int(height + 2 * margin) }
}
