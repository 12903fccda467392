public import Foundation

/// One step of a path.
public enum CGPathStep: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// Where the pen is after the step; nil after `close`.
  public var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }

  func applying(_ t: CGAffineTransform) -> CGPathStep {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .cubic(let c1, let c2, let p):
      .cubic(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }
}

/// A shape made of lines and curves, in points.
///
/// Mirrors: `CGPath`. Immutable to its holder; `CGMutablePath` adds steps.
public class CGPath: Equatable, @unchecked Sendable {
  // Unchecked: the steps of a plain CGPath never change after init, and a CGMutablePath is copied
  // (`copy()`) by whoever keeps it.

  /// The steps, in drawing order.
  public internal(set) var steps: [CGPathStep]

  public init(steps: [CGPathStep] = []) {
    self.steps = steps
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(steps: path.steps(applying: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(steps: path.steps(applying: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(steps: path.steps(applying: transform))
  }

  public var isEmpty: Bool { steps.isEmpty }

  /// Where the pen is, `.zero` for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for step in steps {
      if case .move(let point) = step { start = point }
      current = step.end ?? start
    }
    return current
  }

  /// The rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var box = CGRect.null
    for step in steps {
      step.forEachPoint { box = box.union(CGRect(origin: $0, size: .zero)) }
    }
    return box
  }

  public func copy() -> CGPath? { CGPath(steps: steps) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(steps: steps.map { $0.applying(transform) })
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps == right.steps
  }

  func steps(applying transform: UnsafePointer<CGAffineTransform>?) -> [CGPathStep] {
    guard let transform else { return steps }
    return steps.map { $0.applying(transform.pointee) }
  }
}

extension CGPathStep {
  /// Hands over every point the step names, control points first; no array, for this is asked of
  /// shadows in every frame.
  func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let p), .line(let p):
      body(p)
    case .quad(let c, let p):
      body(c)
      body(p)
    case .cubic(let c1, let c2, let p):
      body(c1)
      body(c2)
      body(p)
    case .close:
      break
    }
  }
}
