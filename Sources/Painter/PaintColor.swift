import Display

/// A premultiplied colour in 8 bits a component.
///
/// Premultiplied and rounded once, here: every device then has the same 32 bits and no arithmetic
/// of its own to do.
public nonisolated struct PaintColor: Hashable, Sendable, BitwiseCopyable {
  /// Native-endian ARGB.
  public var argb: UInt32

  /// A colour from premultiplied native-endian ARGB.
  public init(argb: UInt32) {
    self.argb = argb
  }

  /// Transparent black.
  public static let clear = PaintColor(argb: 0)

  /// Black of one alpha: what a constant mask is made of.
  public static func alpha(_ value: UInt8) -> PaintColor {
    PaintColor(argb: UInt32(value) << 24)
  }

  /// Units: 0…255.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: argb >> 24) }
  /// Premultiplied. Units: 0…255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: argb >> 16) }
  /// Premultiplied. Units: 0…255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: argb >> 8) }
  /// Premultiplied. Units: 0…255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: argb) }

  /// Every component in 16 bits such that the high byte is the 8-bit value: what X and pixman take.
  public var components16: (red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16) {
    (UInt16(red) * 257, UInt16(green) * 257, UInt16(blue) * 257, UInt16(alpha) * 257)
  }
}
