/// A bitmap the compositor keeps, known by id and version.
///
/// Pixels are asked for only when the compositor lacks the version, so nothing is kept twice.
public final class RenderContent {
  /// Unique for the life of the process.
  public let id: UInt64
  /// Changes whenever the pixels would.
  public private(set) var version: UInt64 = 0
  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool

  /// Whether somebody relies on the pixels staying as they are: the owner makes new content instead
  /// of invalidating this.
  public private(set) var isFrozen = false

  private let draw: (PixelBuffer) -> Void
  private static var nextID: UInt64 = 0

  /// - Parameters:
  ///   - width: device pixels, at least 1.
  ///   - height: device pixels, at least 1.
  ///   - draw: fills a zeroed buffer of that size; called at any time after, any number of times.
  public init(width: Int, height: Int, isOpaque: Bool, draw: @escaping (PixelBuffer) -> Void) {
    Self.nextID += 1
    id = Self.nextID
    self.width = max(1, width)
    self.height = max(1, height)
    self.isOpaque = isOpaque
    self.draw = draw
  }

  /// Asks for the pixels to stay as they are.
  public func freeze() {
    isFrozen = true
  }

  /// Says that the pixels have changed.
  public func invalidate() {
    version += 1
  }

  /// Draws into `buffer`, which must be zeroed and of the content's size.
  public func rasterize(into buffer: PixelBuffer) {
    draw(buffer)
  }
}

/// Memory of a bitmap: premultiplied, native-endian ARGB in 32 bits (Cairo's `ARGB32`).
public struct PixelBuffer {
  public let bytes: UnsafeMutableRawPointer
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int

  public init(bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}
