/// A picture of a `PaintDevice`, known by number only.
public nonisolated struct PaintPicture: Hashable, Sendable, BitwiseCopyable {
  /// The device's number for it; 0 is no picture.
  public let rawValue: UInt32

  /// The picture of that number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No picture: operations on it do nothing.
  public static let none = PaintPicture(rawValue: 0)
}

/// How a picture's pixels are stored.
public nonisolated enum PaintFormat: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Premultiplied, native-endian ARGB in 32 bits.
  case argb32
  /// Opaque RGB in 32 bits; the top byte means nothing.
  case xrgb32
  /// Coverage alone.
  case a8

  /// Units: bytes.
  public var bytesPerPixel: Int { self == .a8 ? 1 : 4 }
}

/// How a source meets what is there (Porter and Duff).
public nonisolated enum PaintOperator: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Replaces; where a mask is given, what it leaves out becomes transparent.
  case source
  /// Lies over.
  case over
  /// Keeps of the destination what the source's alpha covers.
  case inReverse
}
