public import Foundation

/// Distances from the edges of a rectangle, positive inwards.
///
/// Mirrors: `UIEdgeInsets`. Units: points.
public nonisolated struct UIEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges in the order text is read.
///
/// Mirrors: `NSDirectionalEdgeInsets`. Units: points.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The C spelling.
public nonisolated func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The C spelling of `inset(by:)`.
public nonisolated func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension CGRect {
  /// The rectangle with its edges moved inwards; sizes may become negative, as in UIKit.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
