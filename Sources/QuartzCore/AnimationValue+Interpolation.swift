import Display
import Foundation
import Geometry

nonisolated private func mix(_ a: CGFloat, _ b: CGFloat, _ p: CGFloat) -> CGFloat {
  a + (b - a) * p
}

nonisolated private func mix(_ a: CGPoint, _ b: CGPoint, _ p: CGFloat) -> CGPoint {
  CGPoint(x: mix(a.x, b.x, p), y: mix(a.y, b.y, p))
}

extension AnimationValue {
  /// The value at progress `p`, which a spring may lead beyond 0…1.
  nonisolated func interpolated(to end: AnimationValue, at p: CGFloat) -> AnimationValue {
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)): .scalar(mix(a, b, p))
    case (.point(let a), .point(let b)): .point(mix(a, b, p))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: mix(a.width, b.width, p), height: mix(a.height, b.height, p)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, p), y: mix(a.origin.y, b.origin.y, p),
          width: mix(a.size.width, b.size.width, p), height: mix(a.size.height, b.size.height, p)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: p))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, at: p))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, at: p))
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, at: p) })
    default: p < 1 ? self : end
    }
  }

  /// The value at a progress that may differ across and down.
  nonisolated func interpolated(
    to end: AnimationValue, across px: CGFloat, down py: CGFloat
  ) -> AnimationValue {
    guard px != py else { return interpolated(to: end, at: px) }
    switch (self, end) {
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x, px), y: mix(a.y, b.y, py)))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(width: mix(a.width, b.width, px), height: mix(a.height, b.height, py)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, px), y: mix(a.origin.y, b.origin.y, py),
          width: mix(a.size.width, b.size.width, px),
          height: mix(a.size.height, b.size.height, py)))
    default: return interpolated(to: end, at: px)
    }
  }

  /// `self` on top of `base`: sums, and for transforms `self` followed by `base`.
  nonisolated func added(to base: AnimationValue) -> AnimationValue {
    switch (self, base) {
    case (.scalar(let a), .scalar(let b)): .scalar(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    default: self
    }
  }

  /// What must be added to `base` to give `self`; nil where the kind does not add.
  nonisolated func delta(from base: AnimationValue) -> AnimationValue? {
    switch (self, base) {
    case (.scalar(let a), .scalar(let b)): .scalar(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width, height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)) where b.affine.determinant != 0:
      .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    default: nil
    }
  }

  /// What adds nothing.
  nonisolated var zero: AnimationValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color, .path, .list, .none: .none
    }
  }
}

extension CATransform3D {
  nonisolated func interpolated(to end: CATransform3D, at p: CGFloat) -> CATransform3D {
    if isAffine, end.isAffine {
      return CATransform3D(
        TransformParts(affine).interpolated(to: TransformParts(end.affine), at: p).transform)
    }
    return SpatialParts(self).interpolated(to: SpatialParts(end), at: p).transform
  }
}

extension RenderColor {
  nonisolated func interpolated(to end: RenderColor, at p: CGFloat) -> RenderColor {
    // Premultiplied, so that a fade from clear does not pass through the clear colour's hue.
    let alpha = min(max(mix(self.alpha, end.alpha, p), 0), 1)
    guard alpha > 0 else { return RenderColor(red: red, green: green, blue: blue, alpha: 0) }
    func channel(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      min(max(mix(a * self.alpha, b * end.alpha, p) / alpha, 0), 1)
    }
    return RenderColor(
      red: channel(red, end.red), green: channel(green, end.green), blue: channel(blue, end.blue),
      alpha: alpha)
  }
}

extension CGPath {
  /// Point by point where both paths have the same steps; otherwise a jump at the end.
  nonisolated func interpolated(to end: CGPath, at p: CGFloat) -> CGPath {
    guard steps.count == end.steps.count else { return p < 1 ? self : end }
    var mixed: [CGPathStep] = []
    mixed.reserveCapacity(steps.count)
    for (a, b) in zip(steps, end.steps) {
      switch (a, b) {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b, p)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b, p)))
      case (.quad(let ca, let a), .quad(let cb, let b)):
        mixed.append(.quad(control: mix(ca, cb, p), end: mix(a, b, p)))
      case (.cubic(let ca, let da, let a), .cubic(let cb, let db, let b)):
        mixed.append(
          .cubic(control1: mix(ca, cb, p), control2: mix(da, db, p), end: mix(a, b, p)))
      case (.close, .close): mixed.append(.close)
      default: return p < 1 ? self : end
      }
    }
    return CGPath(steps: mixed)
  }
}
