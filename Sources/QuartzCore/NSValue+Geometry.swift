public import Foundation
public import Geometry

/// Geometry in an object. Mirrors: UIKit's additions to `NSValue`.
nonisolated extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy], kind: "[2d]")
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], kind: "[6d]")
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(
      numbers: [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ], kind: "[16d]")
  }

  /// Foundation on Linux keeps arrays of numbers, but no structures it does not know itself.
  private convenience init(numbers: [CGFloat], kind: String) {
    self.init(bytes: numbers.map { Double($0) }, objCType: kind)
  }

  public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }
  public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }
  public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }
  public var cgVectorValue: CGVector { geometry as? CGVector ?? .zero }

  public var cgAffineTransformValue: CGAffineTransform {
    geometry as? CGAffineTransform ?? .identity
  }

  public var caTransform3DValue: CATransform3D {
    geometry as? CATransform3D ?? CATransform3DIdentity
  }

  /// What of geometry is in it; nil for anything else.
  public var geometry: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": return pointValue
    case "{CGSize=dd}": return sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": return rectValue
    case "[2d]":
      let n = numbers(2)
      return CGVector(dx: n[0], dy: n[1])
    case "[6d]":
      let n = numbers(6)
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case "[16d]":
      let n = numbers(16)
      return CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    default: return nil
    }
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var values = [Double](repeating: 0, count: count)
    values.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return values.map { CGFloat($0) }
  }
}
