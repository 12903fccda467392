/// The meaning of colour components, which is sRGB everywhere in this library.
///
/// Mirrors: `CGColorSpace`; it exists so that code naming a space compiles.
public nonisolated final class CGColorSpace: Equatable, Sendable {
  /// How many parts a colour has besides alpha.
  public let numberOfComponents: Int

  private init(numberOfComponents: Int) {
    self.numberOfComponents = numberOfComponents
  }

  /// The one space there is.
  public static let sRGB = CGColorSpace(numberOfComponents: 3)
  static let gray = CGColorSpace(numberOfComponents: 1)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left === right }
}

/// The display's colour space.
///
/// Mirrors: `CGColorSpaceCreateDeviceRGB()`.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }

/// Greys of the display's colour space.
///
/// Mirrors: `CGColorSpaceCreateDeviceGray()`.
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
