import CPango
public import Foundation
public import Geometry

/// A bitmap that does not change: premultiplied, native-endian ARGB in 32 bits.
///
/// Mirrors: `CGImage`.
@preconcurrency @MainActor
public final class CGImage {
  let surface: BitmapSurface

  init(surface: BitmapSurface) {
    self.surface = surface
  }

  /// A clear picture. Units: pixels, at least 1.
  public init(width: Int, height: Int) {
    surface = BitmapSurface(width: width, height: height)
  }

  /// Copies the pixels.
  ///
  /// - Parameters:
  ///   - bytes: premultiplied, native-endian ARGB.
  ///   - width: pixels, at least 1.
  ///   - height: pixels, at least 1.
  ///   - bytesPerRow: at least `4 * width`.
  public init?(copying bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    guard width > 0, height > 0, bytesPerRow >= 4 * width, width <= BitmapSurface.largestSide,
      height <= BitmapSurface.largestSide
    else { return nil }
    surface = BitmapSurface(width: width, height: height)
    guard surface.isValid, let target = surface.bytes else { return nil }
    for y in 0..<height {
      (target + y * surface.bytesPerRow).copyMemory(
        from: bytes + y * bytesPerRow, byteCount: 4 * width)
    }
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Pixels.
  public var width: Int { surface.width }

  /// Pixels.
  public var height: Int { surface.height }

  /// Whether no pixel lets anything through.
  public private(set) lazy var isOpaque: Bool = {
    guard let bytes = surface.bytes else { return false }
    return (0..<height).allSatisfy { y in
      let row = (bytes + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return UnsafeBufferPointer(start: row, count: width).allSatisfy { $0 >> 24 == 255 }
    }
  }()

  /// Copies the pixels into memory of the image's size.
  public func copyPixels(to target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    guard bytesPerRow >= 4 * width, let source = surface.bytes else { return }
    for y in 0..<height {
      (target + y * bytesPerRow).copyMemory(
        from: source + y * surface.bytesPerRow, byteCount: 4 * width)
    }
  }

  /// The colour of a pixel; nil outside the image.
  public func color(x: Int, y: Int) -> CGColor? {
    guard x >= 0, y >= 0, x < width, y < height, let bytes = surface.bytes else { return nil }
    let pixel = bytes.load(fromByteOffset: y * surface.bytesPerRow + 4 * x, as: UInt32.self)
    let alpha = CGFloat(pixel >> 24)
    guard alpha > 0 else { return .clear }
    func straight(_ shift: UInt32) -> CGFloat { min(1, CGFloat(pixel >> shift & 255) / alpha) }
    return CGColor(red: straight(16), green: straight(8), blue: straight(0), alpha: alpha / 255)
  }

  /// A copy of part of the image; nil when they do not meet. Units: pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty, let source = surface.bytes else { return nil }
    return CGImage(
      copying: source + Int(part.minY) * surface.bytesPerRow + 4 * Int(part.minX),
      width: Int(part.width), height: Int(part.height), bytesPerRow: surface.bytesPerRow)
  }
}
