import Display
import Foundation
import Geometry

/// Round corners on the pixel grid. Units: quarters of a device pixel, so that few shapes are told
/// apart while a radius runs.
nonisolated struct PaintCorners: Hashable, BitwiseCopyable {
  var radius: Int32
  /// How far the curve reaches along an edge: the radius, or more for a continuous corner.
  var extent: Int32
  /// Bits as `CACornerMask`.
  var mask: UInt8
  var isContinuous: Bool

  static let none = PaintCorners(radius: 0, extent: 0, mask: 0, isContinuous: false)

  init(radius: Int32, extent: Int32, mask: UInt8, isContinuous: Bool) {
    self.radius = radius
    self.extent = extent
    self.mask = mask
    self.isContinuous = isContinuous
  }

  /// - Parameter pixelsPerPoint: the scale the corners are drawn at.
  init(_ corners: RenderCorners, pixelsPerPoint: CGFloat, in rect: PaintRect) {
    let wanted = corners.radius * pixelsPerPoint * 4
    guard !corners.isNone, wanted.isFinite, wanted >= 1 else {
      self = .none
      return
    }
    let half = min(CGFloat(min(rect.width, rect.height)) * 2, 8192)
    let radius = min(wanted.rounded(), half.rounded(.down))
    let reach = corners.isContinuous ? (radius * SmoothCornerCurve.reach).rounded() : radius
    self.radius = Int32(radius)
    extent = Int32(min(reach, max(radius, half.rounded(.down))))
    mask = corners.mask & 15
    isContinuous = corners.isContinuous && extent > self.radius
  }

  var isNone: Bool { mask == 0 }

  /// The side of the square a corner needs, whole pixels.
  var side: Int32 { (extent + 3) / 4 }
}

extension PaintRect {
  /// The square of a corner: 0 top left, 1 top right, 2 bottom left, 3 bottom right. Where squares
  /// would overlap, the left and the top ones keep the middle.
  nonisolated func cornerSquare(_ corner: Int, side: Int32) -> PaintRect {
    let middleX = left + (right - left + 1) / 2
    let middleY = top + (bottom - top + 1) / 2
    let isRight = corner & 1 == 1
    let isBottom = corner & 2 == 2
    return PaintRect(
      left: isRight ? max(right - side, middleX) : left,
      top: isBottom ? max(bottom - side, middleY) : top,
      right: isRight ? right : min(left + side, middleX),
      bottom: isBottom ? bottom : min(top + side, middleY))
  }

  /// One of the three rectangles that are left without the squares of the corners in `mask`:
  /// 0 between the top ones, 1 across, 2 between the bottom ones.
  nonisolated func bodyPart(_ part: Int, side: Int32, mask: UInt8) -> PaintRect {
    let middleX = left + (right - left + 1) / 2
    let middleY = top + (bottom - top + 1) / 2
    let topEdge = mask & 3 == 0 ? top : min(top + side, middleY)
    let bottomEdge = mask & 12 == 0 ? bottom : max(bottom - side, middleY)
    let bits = part == 0 ? mask & 3 : mask >> 2
    let leftEdge = bits & 1 == 0 ? left : min(left + side, middleX)
    let rightEdge = bits & 2 == 0 ? right : max(right - side, middleX)
    return switch part {
    case 0: PaintRect(left: leftEdge, top: top, right: rightEdge, bottom: topEdge)
    case 1: PaintRect(left: left, top: topEdge, right: right, bottom: bottomEdge)
    default: PaintRect(left: leftEdge, top: bottomEdge, right: rightEdge, bottom: bottom)
    }
  }
}
