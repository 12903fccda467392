import CPango
import Foundation

/// Owner of a Cairo image surface: premultiplied, native-endian ARGB in 32 bits.
final class BitmapSurface {
  nonisolated(unsafe) let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// A zeroed bitmap; sizes are cut to what Cairo can hold.
  init(width: Int, height: Int) {
    let width = min(max(1, width), Self.largestSide)
    let height = min(max(1, height), Self.largestSide)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    self.pointer = surface
    self.width = width
    self.height = height
  }

  /// A bitmap on memory that somebody else owns and keeps alive.
  init(data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.pointer = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow))!
    self.width = width
    self.height = height
  }

  /// Takes over a surface made by Cairo, which must be ARGB32.
  init(adopting surface: OpaquePointer) {
    self.pointer = surface
    self.width = Int(cairo_image_surface_get_width(surface))
    self.height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  var isValid: Bool { cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS }

  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// The pixels, after Cairo has written all it held back; nil for a surface in error.
  var bytes: UnsafeMutableRawPointer? {
    cairo_surface_flush(pointer)
    return cairo_image_surface_get_data(pointer).map { UnsafeMutableRawPointer($0) }
  }

  /// Tells Cairo that pixels have been written past it.
  func markWritten() { cairo_surface_mark_dirty(pointer) }

  /// A copy of the pixels in a bitmap of its own.
  func copy() -> BitmapSurface {
    let twin = BitmapSurface(width: width, height: height)
    if let from = bytes, let to = twin.bytes {
      let row = min(bytesPerRow, twin.bytesPerRow)
      for y in 0..<min(height, twin.height) {
        (to + y * twin.bytesPerRow).copyMemory(from: from + y * bytesPerRow, byteCount: row)
      }
      cairo_surface_mark_dirty(twin.pointer)
    }
    return twin
  }

  /// Pixels. Source: documented, Cairo's coordinates end at 32,767.
  static let largestSide = 32_767
}
