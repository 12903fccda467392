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

/// Whether something lies above the page, as sheets do: in the dark it is lighter.
///
/// Mirrors: `UIUserInterfaceLevel`.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// What of the surroundings a view may adapt to. Mirrors: `UITraitCollection`.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  public nonisolated let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public nonisolated let displayScale: CGFloat
  public nonisolated let horizontalSizeClass: UIUserInterfaceSizeClass
  public nonisolated let verticalSizeClass: UIUserInterfaceSizeClass
  public nonisolated let userInterfaceLevel: UIUserInterfaceLevel
  public nonisolated let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Only what is named is said; the rest is unspecified, a scale of 0 too.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceLevel = userInterfaceLevel
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  public override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    if self === other { return true }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceLevel == other.userInterfaceLevel
      && userInterfaceIdiom == other.userInterfaceIdiom
  }

  public override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceLevel)
    hasher.combine(userInterfaceIdiom)
    return hasher.finalize()
  }

  /// Whether colours look different than under other traits; yes where those are not known.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || userInterfaceLevel != traitCollection.userInterfaceLevel
  }

  /// The traits that dynamic colours resolve against while something is drawn or laid out.
  public static var current = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, userInterfaceLevel: .base, userInterfaceIdiom: .phone)

  /// What the collections say together; of two that say something of the same trait, the later.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let last = traitCollections.reversed()
    self.init(
      userInterfaceStyle: last.lazy.map(\.userInterfaceStyle).first { $0 != .unspecified }
        ?? .unspecified,
      displayScale: last.lazy.map(\.displayScale).first { $0 != 0 } ?? 0,
      horizontalSizeClass: last.lazy.map(\.horizontalSizeClass).first { $0 != .unspecified }
        ?? .unspecified,
      verticalSizeClass: last.lazy.map(\.verticalSizeClass).first { $0 != .unspecified }
        ?? .unspecified,
      userInterfaceLevel: last.lazy.map(\.userInterfaceLevel).first { $0 != .unspecified }
        ?? .unspecified,
      userInterfaceIdiom: last.lazy.map(\.userInterfaceIdiom).first { $0 != .unspecified }
        ?? .unspecified)
  }

  /// The same with another style or level; nil for its own.
  func with(_ style: UIUserInterfaceStyle? = nil, level: UIUserInterfaceLevel? = nil)
    -> UITraitCollection
  {
    UITraitCollection(
      userInterfaceStyle: style ?? userInterfaceStyle, displayScale: displayScale,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      userInterfaceLevel: level ?? userInterfaceLevel, userInterfaceIdiom: userInterfaceIdiom)
  }
}
