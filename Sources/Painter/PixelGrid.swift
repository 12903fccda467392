import Display
import Foundation
import Geometry

/// How points meet whole device pixels. One rule, used everywhere: what moves together keeps its
/// place relative to each other, since edges are rounded half up by their absolute position.
nonisolated enum PixelGrid {
  /// Beyond this many pixels nothing is told apart. Source: chosen: sixty-four groups within each
  /// other, each as far, do not overflow 32 bits.
  static let far: CGFloat = 8_388_608

  /// The nearest pixel edge; 0 for what is no number.
  static func edge(_ value: CGFloat) -> Int32 {
    value.isNaN ? 0 : Int32((min(max(value, -far), far) + 0.5).rounded(.down))
  }

  /// The rectangle with its edges on whole pixels; nil where there is no area to speak of.
  static func snap(_ rect: CGRect) -> PaintRect? {
    let box = rect.standardized
    let right = box.origin.x + box.size.width
    let bottom = box.origin.y + box.size.height
    guard !box.origin.x.isNaN, !box.origin.y.isNaN, !right.isNaN, !bottom.isNaN else { return nil }
    var result = PaintRect(
      left: edge(box.origin.x), top: edge(box.origin.y), right: edge(right), bottom: edge(bottom))
    // A line thinner than a pixel stays a line.
    if result.right == result.left, box.size.width > 0.25 { result.right += 1 }
    if result.bottom == result.top, box.size.height > 0.25 { result.bottom += 1 }
    return result.isEmpty ? nil : result
  }

  /// The whole pixels a rectangle touches, and `margin` more on each side.
  static func cover(_ rect: CGRect, margin: CGFloat = 0) -> PaintRect? {
    let box = rect.standardized
    let right = box.origin.x + box.size.width + margin
    let bottom = box.origin.y + box.size.height + margin
    let left = box.origin.x - margin
    let top = box.origin.y - margin
    guard !left.isNaN, !top.isNaN, !right.isNaN, !bottom.isNaN else { return nil }
    let result = PaintRect(
      left: Int32(min(max(left, -far), far).rounded(.down)),
      top: Int32(min(max(top, -far), far).rounded(.down)),
      right: Int32(min(max(right, -far), far).rounded(.up)),
      bottom: Int32(min(max(bottom, -far), far).rounded(.up)))
    return result.isEmpty ? nil : result
  }

  /// A share of 1 as 0…255; what is no number counts as 0.
  static func byte(_ value: CGFloat) -> UInt8 {
    guard value > 0 else { return 0 }
    return UInt8((min(value, 1) * 255 + 0.5).rounded(.down))
  }

  /// Premultiplied and rounded, with `opacity` in it.
  static func color(_ color: RenderColor, opacity: CGFloat) -> PaintColor {
    let alpha = unit(color.alpha) * unit(opacity)
    let a = UInt32(byte(alpha))
    let r = min(a, UInt32(byte(unit(color.red) * alpha)))
    let g = min(a, UInt32(byte(unit(color.green) * alpha)))
    let b = min(a, UInt32(byte(unit(color.blue) * alpha)))
    return PaintColor(argb: a << 24 | r << 16 | g << 8 | b)
  }

  /// 16.16 fixed point; nil where it does not fit.
  static func fixed(_ value: CGFloat) -> Int32? {
    guard abs(value) < 32000 else { return nil }
    return Int32((value * 65536).rounded())
  }

  private static func unit(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1) : 0
  }
}

extension CGAffineTransform {
  /// Whether all six entries are numbers and finite.
  nonisolated var isSound: Bool {
    (a + b + c + d + tx + ty).isFinite
  }

  /// Whether upright rectangles stay upright and unmirrored.
  nonisolated var isUpright: Bool {
    let small = 1e-6 * (abs(a) + abs(d))
    return a > 0 && d > 0 && abs(b) <= small && abs(c) <= small
  }
}

extension PaintRect {
  nonisolated var cgRect: CGRect {
    CGRect(x: CGFloat(left), y: CGFloat(top), width: CGFloat(width), height: CGFloat(height))
  }
}
