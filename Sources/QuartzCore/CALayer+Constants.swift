import Foundation

/// Corners of a layer. Mirrors: `CACornerMask`.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of rounded corners. Mirrors: `CALayerCornerCurve`.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents go that do not fill the bounds. Mirrors: `CALayerContentsGravity`.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of `size` points come to lie in `bounds`.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    var size = size
    if self == .resizeAspect || self == .resizeAspectFill {
      let horizontal = bounds.width / size.width
      let vertical = bounds.height / size.height
      let factor =
        self == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    let isLeft = self == .left || self == .topLeft || self == .bottomLeft
    let isRight = self == .right || self == .topRight || self == .bottomRight
    let isTop = self == .top || self == .topLeft || self == .topRight
    let isBottom = self == .bottom || self == .bottomLeft || self == .bottomRight
    let fx: CGFloat = isLeft ? 0 : isRight ? 1 : 0.5
    let fy: CGFloat = isTop ? 0 : isBottom ? 1 : 0.5
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * fx,
      y: bounds.minY + (bounds.height - size.height) * fy, width: size.width, height: size.height)
  }
}
