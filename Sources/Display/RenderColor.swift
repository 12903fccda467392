public import Foundation

/// An sRGB colour with straight alpha. Units: components 0…1.
public nonisolated struct RenderColor: Equatable, Hashable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = RenderColor(red: 0, green: 0, blue: 0)
  public static let white = RenderColor(red: 1, green: 1, blue: 1)
  public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Which corners of a rectangle are round, and how.
public nonisolated struct RenderCorners: Equatable, Hashable, Sendable {
  /// Points; larger than half a side is cut to it.
  public var radius: CGFloat
  /// Bits as `CACornerMask`: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public var mask: UInt8
  /// Apple's smoothed corner instead of a circle's quarter.
  public var isContinuous: Bool

  public init(radius: CGFloat, mask: UInt8 = 15, isContinuous: Bool = false) {
    self.radius = radius
    self.mask = mask
    self.isContinuous = isContinuous
  }

  public static let none = RenderCorners(radius: 0, mask: 0)

  /// Whether nothing is rounded.
  public var isNone: Bool { radius <= 0 || mask & 15 == 0 }
}
