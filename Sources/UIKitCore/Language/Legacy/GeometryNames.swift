public import Foundation
public import Geometry

/// Functions that made and changed geometry before Swift 3 and 4.2, as Apple keeps them.
@available(*, deprecated, message: "Use ==")
public nonisolated func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets)
  -> Bool
{ one == other }

@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public nonisolated var UIEdgeInsetsZero: UIEdgeInsets { .zero }

@available(*, deprecated, renamed: "CGAffineTransform(scaleX:y:)")
public nonisolated func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ CGAffineTransform(scaleX: sx, y: sy) }

@available(*, deprecated, renamed: "CGAffineTransform(translationX:y:)")
public nonisolated func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ CGAffineTransform(translationX: tx, y: ty) }

@available(*, deprecated, renamed: "CGAffineTransform(rotationAngle:)")
public nonisolated func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

@available(*, deprecated, message: "Use t.scaledBy(x:y:)")
public nonisolated func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }

@available(*, deprecated, message: "Use t.translatedBy(x:y:)")
public nonisolated func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

@available(*, deprecated, message: "Use t.rotated(by:)")
public nonisolated func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat)
  -> CGAffineTransform
{ t.rotated(by: angle) }

@available(*, deprecated, message: "Use one.concatenating(other)")
public nonisolated func CGAffineTransformConcat(
  _ one: CGAffineTransform, _ other: CGAffineTransform
) -> CGAffineTransform { one.concatenating(other) }

@available(*, deprecated, message: "Use t.inverted()")
public nonisolated func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
  t.inverted()
}

@available(*, deprecated, renamed: "CGAffineTransform.identity")
public nonisolated var CGAffineTransformIdentity: CGAffineTransform { .identity }

@available(*, deprecated, renamed: "CGRect(x:y:width:height:)")
public nonisolated func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

@available(*, deprecated, renamed: "CGPoint(x:y:)")
public nonisolated func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@available(*, deprecated, renamed: "CGSize(width:height:)")
public nonisolated func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Mirrors: `UIOffsetMake`.
@available(*, deprecated, renamed: "UIOffset(horizontal:vertical:)")
public nonisolated func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(*, deprecated, message: "Use rect.minX")
public nonisolated func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
@available(*, deprecated, message: "Use rect.midX")
public nonisolated func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
@available(*, deprecated, message: "Use rect.maxX")
public nonisolated func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
@available(*, deprecated, message: "Use rect.minY")
public nonisolated func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
@available(*, deprecated, message: "Use rect.midY")
public nonisolated func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
@available(*, deprecated, message: "Use rect.maxY")
public nonisolated func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
@available(*, deprecated, message: "Use rect.width")
public nonisolated func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
@available(*, deprecated, message: "Use rect.height")
public nonisolated func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

@available(*, deprecated, message: "Use rect.insetBy(dx:dy:)")
public nonisolated func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

@available(*, deprecated, message: "Use rect.offsetBy(dx:dy:)")
public nonisolated func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
