public import Foundation
public import Geometry

/// Mirrors: the functions of `UIGeometry.h` that write and read geometry as text.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryText.write([point.x, point.y])
}

/// `{width, height}`
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryText.write([size.width, size.height])
}

/// `{{x, y}, {width, height}}`
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// `{dx, dy}`
public nonisolated func NSStringFromCGVector(_ vector: CGVector) -> String {
  GeometryText.write([vector.dx, vector.dy])
}

/// `[a, b, c, d, tx, ty]`
public nonisolated func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.number).joined(separator: ", ") + "]"
}

/// `{top, left, bottom, right}`
public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryText.write([insets.top, insets.left, insets.bottom, insets.right])
}

/// Zero for what is no point.
public nonisolated func CGPointFromString(_ string: String) -> CGPoint {
  let n = GeometryText.read(string, 2)
  return CGPoint(x: n[0], y: n[1])
}

/// Zero for what is no size.
public nonisolated func CGSizeFromString(_ string: String) -> CGSize {
  let n = GeometryText.read(string, 2)
  return CGSize(width: n[0], height: n[1])
}

/// Zero for what is no rectangle.
public nonisolated func CGRectFromString(_ string: String) -> CGRect {
  let n = GeometryText.read(string, 4)
  return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
}

/// Mirrors: `NSCoder.string(for:)` and its kin, Swift's names for the functions above.
nonisolated extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

private nonisolated enum GeometryText {
  static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  static func write(_ values: [CGFloat]) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  /// The first `count` numbers of a text; zeros when there are fewer.
  static func read(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    return numbers.count == count && parts.count == count
      ? numbers : [CGFloat](repeating: 0, count: count)
  }
}

nonisolated extension NSValue {
  /// Mirrors: `NSValue(uiEdgeInsets:)`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
