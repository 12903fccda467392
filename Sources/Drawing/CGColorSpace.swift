/// The meaning of colour components, which is sRGB everywhere in this library.
///
/// Mirrors: `CGColorSpace`; it exists so that code naming a space compiles.
public nonisolated final class CGColorSpace: Equatable, Sendable {
  private init() {}

  /// The one space there is.
  public static let sRGB = CGColorSpace()

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left === right }
}

/// The display's colour space.
///
/// Mirrors: `CGColorSpaceCreateDeviceRGB()`.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }
