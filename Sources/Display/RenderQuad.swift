public import Foundation
public import Geometry

/// A rectangle of one colour or one bitmap.
public struct RenderQuad {
  public enum Fill {
    case color(RenderColor)
    /// The part `unit` of the bitmap (0…1 on both axes) stretched over the rectangle.
    case content(RenderContent, unit: CGRect)
  }

  /// The layer it shows, for telling what moved from what is new.
  public var layer: UInt64
  /// In the quad's own space, points.
  public var rect: CGRect
  public var fill: Fill
  /// From the quad's space to the list's.
  public var transform: CGAffineTransform
  /// 0…1, multiplied into the fill.
  public var opacity: CGFloat
  public var corners: RenderCorners
  /// Cuts the result, in the list's space; nil for no cut.
  public var clip: CGRect?

  public init(
    layer: UInt64, rect: CGRect, fill: Fill, transform: CGAffineTransform = .identity,
    opacity: CGFloat = 1, corners: RenderCorners = .none, clip: CGRect? = nil
  ) {
    self.layer = layer
    self.rect = rect
    self.fill = fill
    self.transform = transform
    self.opacity = opacity
    self.corners = corners
    self.clip = clip
  }
}

/// A soft shadow of a rounded rectangle; the shape itself is not drawn.
public struct RenderShadow: Equatable {
  public var layer: UInt64
  /// The shape that throws the shadow, in its own space, points.
  public var rect: CGRect
  public var corners: RenderCorners
  public var color: RenderColor
  /// 0…1.
  public var opacity: CGFloat
  /// Standard deviation of the blur, points, as `CALayer.shadowRadius`.
  public var radius: CGFloat
  /// Points.
  public var offset: CGSize
  public var transform: CGAffineTransform
  public var clip: CGRect?

  public init(
    layer: UInt64, rect: CGRect, corners: RenderCorners = .none, color: RenderColor,
    opacity: CGFloat, radius: CGFloat, offset: CGSize, transform: CGAffineTransform = .identity,
    clip: CGRect? = nil
  ) {
    self.layer = layer
    self.rect = rect
    self.corners = corners
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.transform = transform
    self.clip = clip
  }
}

/// A line of even width just inside a rounded rectangle.
public struct RenderBorder: Equatable {
  public var layer: UInt64
  public var rect: CGRect
  public var corners: RenderCorners
  public var color: RenderColor
  /// Points.
  public var width: CGFloat
  /// 0…1.
  public var opacity: CGFloat
  public var transform: CGAffineTransform
  public var clip: CGRect?

  public init(
    layer: UInt64, rect: CGRect, corners: RenderCorners, color: RenderColor, width: CGFloat,
    opacity: CGFloat = 1, transform: CGAffineTransform = .identity, clip: CGRect? = nil
  ) {
    self.layer = layer
    self.rect = rect
    self.corners = corners
    self.color = color
    self.width = width
    self.opacity = opacity
    self.transform = transform
    self.clip = clip
  }
}
