import CPango
public import Foundation
public import Geometry

extension CGImage {
  /// The image in perspective, mixed from four pixels at a time as compositors do it.
  ///
  /// - Parameters:
  ///   - projection: from the image's points, its top left corner at the origin, to where it is seen.
  ///   - scale: pixels a point of both pictures.
  ///   - box: what of the result is wanted, points on whole pixels.
  /// - Returns: a picture as large as `box`; nil where nothing can be seen.
  public func projected(by projection: PlaneProjection, scale: CGFloat, onto box: CGRect)
    -> CGImage?
  {
    let toPixels = PlaneProjection(CGAffineTransform(scaleX: scale, y: scale))
    let placing = PlaneProjection(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      .concatenating(projection).concatenating(toPixels)
    let columns = (box.width * scale).rounded()
    let rows = (box.height * scale).rounded()
    guard scale > 0, columns >= 1, rows >= 1, columns < 16384, rows < 16384,
      let inverse = placing.inverted, inverse.isFinite, let source = surface.bytes
    else { return nil }
    let result = BitmapSurface(width: Int(columns), height: Int(rows))
    guard result.isValid, let target = result.bytes else { return nil }
    let left = box.minX * scale
    let top = box.minY * scale
    let reader = PixelReader(
      bytes: source, width: width, height: height, bytesPerRow: surface.bytesPerRow)
    for y in 0..<Int(rows) {
      let row = (target + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(columns) {
        let place = inverse.apply(
          CGPoint(x: left + CGFloat(x) + 0.5, y: top + CGFloat(y) + 0.5))
        // What lies behind the eye has a place too, but is not seen.
        guard place.x > -1, place.y > -1, place.x < CGFloat(width) + 1,
          place.y < CGFloat(height) + 1, placing.depth(place) > 0
        else { continue }
        row[x] = reader.mixed(at: place)
      }
    }
    cairo_surface_mark_dirty(result.pointer)
    return CGImage(surface: result)
  }
}

/// Reads between pixels; beyond the edges there is nothing.
private struct PixelReader {
  let bytes: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes.load(fromByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self)
  }

  /// - Parameter place: pixels; centres lie at halves.
  func mixed(at place: CGPoint) -> UInt32 {
    let x = place.x - 0.5
    let y = place.y - 0.5
    let left = Int(x.rounded(.down))
    let top = Int(y.rounded(.down))
    // Seven bits between pixels, like the compositors.
    let right = UInt32(min(127, (x - CGFloat(left)) * 128))
    let bottom = UInt32(min(127, (y - CGFloat(top)) * 128))
    let weights = (
      (128 - right) * (128 - bottom), right * (128 - bottom), (128 - right) * bottom,
      right * bottom
    )
    let pixels = (
      pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1)
    )
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum =
        (pixels.0 >> shift & 255) * weights.0 + (pixels.1 >> shift & 255) * weights.1
        + (pixels.2 >> shift & 255) * weights.2 + (pixels.3 >> shift & 255) * weights.3
      result |= min(255, sum >> 14) << shift
    }
    return result
  }
}
