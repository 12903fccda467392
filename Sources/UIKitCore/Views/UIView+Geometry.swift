public import Foundation
import Geometry
import QuartzCore

extension UIView {
  /// Converts to `view`'s space, or to the window's for nil, by model geometry (A38).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? rootForConversion).layer)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? rootForConversion).layer)
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? rootForConversion).layer)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? rootForConversion).layer)
  }

  /// The window, or outside one the topmost view.
  private var rootForConversion: UIView {
    if let storedWindow { return storedWindow }
    var view: UIView = self
    while let next = view.superview { view = next }
    return view
  }

  final func sizeChanged(from old: CGSize) {
    let new = bounds.size
    guard new != old else { return }
    if autoresizesSubviews {
      // What a stack arranges does not follow its size in another way besides.
      let stack = self as? UIStackView
      for view in subviews where stack?.arranges(view) != true {
        view.autoresize(from: old, to: new)
      }
    }
    setNeedsLayout()
  }

  /// Follows the superview from one size to another, as `autoresizingMask` says.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    // Through bounds and centre, which stay meaningful under a transform.
    var size = bounds.size
    var origin = CGPoint(
      x: center.x - layer.anchorPoint.x * size.width,
      y: center.y - layer.anchorPoint.y * size.height
    )
    (origin.x, size.width) = Self.autoresize(
      origin.x, size.width, by: new.width - old.width, from: old.width,
      leading: autoresizingMask.contains(.flexibleLeftMargin),
      length: autoresizingMask.contains(.flexibleWidth),
      trailing: autoresizingMask.contains(.flexibleRightMargin))
    (origin.y, size.height) = Self.autoresize(
      origin.y, size.height, by: new.height - old.height, from: old.height,
      leading: autoresizingMask.contains(.flexibleTopMargin),
      length: autoresizingMask.contains(.flexibleHeight),
      trailing: autoresizingMask.contains(.flexibleBottomMargin))
    bounds.size = size
    center = CGPoint(
      x: origin.x + layer.anchorPoint.x * size.width,
      y: origin.y + layer.anchorPoint.y * size.height)
  }

  /// Shares a change out between the flexible parts of one axis, in proportion to their lengths.
  private static func autoresize(
    _ origin: CGFloat, _ length: CGFloat, by change: CGFloat, from total: CGFloat,
    leading: Bool, length isFlexible: Bool, trailing: Bool
  ) -> (CGFloat, CGFloat) {
    let rest = total - origin - length
    let weights = [
      leading ? max(origin, 0) : 0, isFlexible ? length : 0, trailing ? max(rest, 0) : 0,
    ]
    let sum = weights.reduce(0, +)
    let count = CGFloat([leading, isFlexible, trailing].filter { $0 }.count)
    guard count > 0 else { return (origin, length) }
    func share(_ index: Int, _ flexible: Bool) -> CGFloat {
      guard flexible else { return 0 }
      return sum > 0 ? change * weights[index] / sum : change / count
    }
    return (origin + share(0, leading), max(0, length + share(1, isFlexible)))
  }

  /// How a view follows its superview's size. Mirrors: `UIView.AutoresizingMask`.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension CGRect {
  /// Whether all four numbers are finite: geometry made of anything else is dropped.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
