import Foundation
import Geometry

/// A property's way from one value to another, with its numbers at hand.
///
/// It comes to what `AnimationValue.interpolated` and `added` come to. But those carry values of any
/// kind from hand to hand, and what is moved in every frame is nearly always a few numbers.
nonisolated struct ValueTrack {
  private enum Ends {
    case scalar(CGFloat, CGFloat)
    case point(CGPoint, CGPoint)
    case size(CGSize, CGSize)
    case rect(CGRect, CGRect)
    /// Flat transforms, taken apart: that costs more than to mix them.
    case turn(TransformParts, TransformParts)
  }

  private let key: LayerKey
  private let ends: Ends

  /// - Returns: nil for what moves in ways of its own, and for what does not fit the property.
  init?(_ path: LayerPath, from start: AnimationValue, to end: AnimationValue) {
    guard path.member.isEmpty else { return nil }
    key = path.key
    switch (key, start, end) {
    case (.position, .point(let a), .point(let b)), (.anchorPoint, .point(let a), .point(let b)):
      ends = .point(a, b)
    case (.bounds, .rect(let a), .rect(let b)), (.contentsRect, .rect(let a), .rect(let b)):
      ends = .rect(a, b)
    case (.shadowOffset, .size(let a), .size(let b)):
      ends = .size(a, b)
    case (.transform, .transform(let a), .transform(let b)) where a.isAffine && b.isAffine:
      ends = .turn(TransformParts(a.affine), TransformParts(b.affine))
    case (.zPosition, .scalar(let a), .scalar(let b)), (.opacity, .scalar(let a), .scalar(let b)),
      (.cornerRadius, .scalar(let a), .scalar(let b)),
      (.borderWidth, .scalar(let a), .scalar(let b)),
      (.shadowOpacity, .scalar(let a), .scalar(let b)),
      (.shadowRadius, .scalar(let a), .scalar(let b)):
      ends = .scalar(a, b)
    default: return nil
    }
  }

  /// Gives the property its value at a progress, which may differ across and down.
  ///
  /// - Parameter isAdditive: puts it on top of the value there is.
  func apply(
    across px: CGFloat, down py: CGFloat, isAdditive: Bool, to values: inout LayerValues
  ) {
    switch ends {
    case .scalar(let a, let b):
      let value = Self.mix(a, b, px)
      switch key {
      case .zPosition: Self.put(value, on: &values.zPosition, isAdditive)
      case .opacity: Self.put(value, on: &values.opacity, isAdditive)
      case .cornerRadius: Self.put(value, on: &values.cornerRadius, isAdditive)
      case .borderWidth: Self.put(value, on: &values.borderWidth, isAdditive)
      case .shadowOpacity: Self.put(value, on: &values.shadowOpacity, isAdditive)
      case .shadowRadius: Self.put(value, on: &values.shadowRadius, isAdditive)
      default: break
      }
    case .point(let a, let b):
      let point = CGPoint(x: Self.mix(a.x, b.x, px), y: Self.mix(a.y, b.y, py))
      if key == .position {
        Self.put(point, on: &values.position, isAdditive)
      } else {
        Self.put(point, on: &values.anchorPoint, isAdditive)
      }
    case .size(let a, let b):
      let size = CGSize(
        width: Self.mix(a.width, b.width, px), height: Self.mix(a.height, b.height, py))
      Self.put(size, on: &values.shadowOffset, isAdditive)
    case .rect(let a, let b):
      let rect = CGRect(
        x: Self.mix(a.origin.x, b.origin.x, px), y: Self.mix(a.origin.y, b.origin.y, py),
        width: Self.mix(a.size.width, b.size.width, px),
        height: Self.mix(a.size.height, b.size.height, py))
      if key == .bounds {
        Self.put(rect, on: &values.bounds, isAdditive)
      } else {
        Self.put(rect, on: &values.contentsRect, isAdditive)
      }
    case .turn(let a, let b):
      let mixed = CATransform3D(a.interpolated(to: b, at: px).transform)
      values.transform = isAdditive ? CATransform3DConcat(mixed, values.transform) : mixed
    }
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ p: CGFloat) -> CGFloat {
    a + (b - a) * p
  }

  private static func put(_ new: CGFloat, on value: inout CGFloat, _ isAdditive: Bool) {
    value = isAdditive ? new + value : new
  }

  private static func put(_ new: CGPoint, on value: inout CGPoint, _ isAdditive: Bool) {
    value = isAdditive ? CGPoint(x: new.x + value.x, y: new.y + value.y) : new
  }

  private static func put(_ new: CGSize, on value: inout CGSize, _ isAdditive: Bool) {
    value =
      isAdditive
      ? CGSize(width: new.width + value.width, height: new.height + value.height) : new
  }

  private static func put(_ new: CGRect, on value: inout CGRect, _ isAdditive: Bool) {
    guard isAdditive else { return value = new }
    put(new.origin, on: &value.origin, true)
    put(new.size, on: &value.size, true)
  }
}
