public import Foundation

/// Light or dark. Mirrors: `UIUserInterfaceStyle`.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether there is room on an axis. Mirrors: `UIUserInterfaceSizeClass`.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Which kind of device. Mirrors: `UIUserInterfaceIdiom`.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// What of the surroundings a view may adapt to. Mirrors: `UITraitCollection`.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The traits that dynamic colours resolve against while something is drawn or laid out.
  public static var current = UITraitCollection()

  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style, displayScale: displayScale,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
  }
}
