import CPango
import Foundation

/// The alpha of a picture, softened: three box blurs, which come within 3 % of a Gaussian.
final class BlurredMask {
  nonisolated(unsafe) let surface: OpaquePointer
  /// Where the mask lies from the picture's top left corner, pixels.
  let origin: (x: Int, y: Int)

  /// - Parameters:
  ///   - picture: an ARGB32 or A8 image surface.
  ///   - deviation: the Gaussian's standard deviation, pixels.
  init?(alphaOf picture: OpaquePointer, deviation: Double) {
    let radii = Self.boxRadii(deviation: deviation)
    let padding = radii.reduce(0, +)
    guard let alpha = AlphaPlane(picture), let inked = alpha.inkedArea,
      let made = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: inked.width + 2 * padding),
        Int32(clamping: inked.height + 2 * padding))
    else { return nil }
    surface = made
    origin = (inked.x - padding, inked.y - padding)
    guard let target = cairo_image_surface_get_data(made) else { return }
    let stride = Int(cairo_image_surface_get_stride(made))
    for y in 0..<inked.height {
      let to = target + (y + padding) * stride + padding
      for x in 0..<inked.width { to[x] = alpha[inked.x + x, inked.y + y] }
    }
    let fullWidth = inked.width + 2 * padding
    let fullHeight = inked.height + 2 * padding
    var line = [UInt8](repeating: 0, count: max(fullWidth, fullHeight))
    for radius in radii where radius > 0 {
      for y in 0..<fullHeight {
        Self.blur(target + y * stride, step: 1, count: fullWidth, radius: radius, line: &line)
      }
      for x in 0..<fullWidth {
        Self.blur(target + x, step: stride, count: fullHeight, radius: radius, line: &line)
      }
    }
    cairo_surface_mark_dirty(made)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Radii of three boxes whose variances add up to the Gaussian's.
  static func boxRadii(deviation: Double) -> [Int] {
    guard deviation.isFinite, deviation > 0.2 else { return [0, 0, 0] }
    let count = 3.0
    let variance = 12 * deviation * deviation
    var lower = Int((variance / count + 1).squareRoot())
    if lower % 2 == 0 { lower -= 1 }
    let size = Double(lower)
    let smaller = (variance - count * size * size - 4 * count * size - 3 * count) / (-4 * size - 4)
    let small = Int(smaller.rounded())
    return (0..<3).map { ($0 < small ? lower : lower + 2) / 2 }
  }

  private static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int, line: inout [UInt8]
  ) {
    for index in 0..<count { line[index] = pixels[index * step] }
    let size = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(line[index + radius]) }
      if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
      pixels[index * step] = UInt8((sum + size / 2) / size)
    }
  }
}

/// The alpha of an image surface, read in place.
private struct AlphaPlane {
  let width: Int
  let height: Int
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let step: Int

  init?(_ picture: OpaquePointer) {
    let format = cairo_image_surface_get_format(picture)
    cairo_surface_flush(picture)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_A8,
      let data = cairo_image_surface_get_data(picture)
    else { return nil }
    width = Int(cairo_image_surface_get_width(picture))
    height = Int(cairo_image_surface_get_height(picture))
    stride = Int(cairo_image_surface_get_stride(picture))
    step = format == CAIRO_FORMAT_A8 ? 1 : 4
    // The alpha is the highest byte of a native-endian word.
    bytes = UnsafePointer(data) + (step == 4 && Int(littleEndian: 1) == 1 ? 3 : 0)
  }

  subscript(x: Int, y: Int) -> UInt8 { bytes[y * stride + x * step] }

  /// Around all that is not clear; nil when everything is.
  var inkedArea: (x: Int, y: Int, width: Int, height: Int)? {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      let row = bytes + y * stride
      guard let first = (0..<width).first(where: { row[$0 * step] != 0 }) else { continue }
      var last = width - 1
      while row[last * step] == 0 { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    guard right >= left else { return nil }
    return (left, top, right - left + 1, bottom - top + 1)
  }
}
