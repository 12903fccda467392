public import Foundation
public import Geometry

/// A list drawn as one picture, then placed.
///
/// The group's result is that of drawing `list` at device scale into a transparent bitmap as large
/// as `bounds`, then compositing that bitmap with transform, opacity, corners and mask. Where the
/// transform only moves and opacity is 1, drawing the items in place gives the same pixels when
/// `isOpaque` holds, and the compositor may choose.
public struct RenderGroup {
  public var list: RenderList
  /// What of the list is kept, in the list's own space, points.
  public var bounds: CGRect
  /// From the list's space to the enclosing list's.
  public var transform: CGAffineTransform
  /// In place of `transform` for a plane that is seen in perspective.
  public var projection: PlaneProjection?
  /// 0…1.
  public var opacity: CGFloat
  /// Rounds `bounds`.
  public var corners: RenderCorners
  /// Keeps only what the mask covers.
  public var mask: RenderMask?
  /// Cuts the result, in the enclosing list's space; nil for no cut.
  public var clip: CGRect?
  /// Whether the list covers every pixel of `bounds` opaquely.
  public var isOpaque: Bool

  public init(
    list: RenderList, bounds: CGRect, transform: CGAffineTransform = .identity,
    opacity: CGFloat = 1, corners: RenderCorners = .none, mask: RenderMask? = nil,
    clip: CGRect? = nil, isOpaque: Bool = false
  ) {
    self.list = list
    self.bounds = bounds
    self.transform = transform
    self.opacity = opacity
    self.corners = corners
    self.mask = mask
    self.clip = clip
    self.isOpaque = isOpaque
  }
}

/// A picture whose alpha decides what of a group is seen.
public struct RenderMask {
  /// Drawn into a bitmap like the group's own list; its alpha is the mask.
  public var list: RenderList
  /// From the mask's space to the group list's space.
  public var transform: CGAffineTransform
  /// What of the mask list is kept, in its own space; outside, nothing is seen.
  public var bounds: CGRect

  public init(list: RenderList, transform: CGAffineTransform, bounds: CGRect) {
    self.list = list
    self.transform = transform
    self.bounds = bounds
  }
}
