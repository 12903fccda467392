import CPango
public import Foundation
import Geometry

/// A place to draw: a bitmap, a transform, a clip, colours. Its y axis points down, as in UIKit.
///
/// Mirrors: `CGContext`.
@preconcurrency @MainActor
public final class CGContext {
  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  /// Device pixels a point, before any transform.
  public let scale: CGFloat

  let surface: BitmapSurface
  nonisolated(unsafe) let cr: OpaquePointer
  var state: GraphicsState
  var saved: [GraphicsState] = []

  /// Draws on memory that the caller owns and keeps alive: premultiplied, native-endian ARGB.
  ///
  /// - Parameters:
  ///   - width: device pixels.
  ///   - height: device pixels.
  ///   - bytesPerRow: a multiple of 4, at least `4 * width`; otherwise nothing is drawn.
  ///   - scale: device pixels a point.
  public convenience init(
    data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat = 1
  ) {
    self.init(
      surface: BitmapSurface(data: data, width: width, height: height, bytesPerRow: bytesPerRow),
      scale: scale)
  }

  /// Draws on a clear bitmap of its own.
  ///
  /// - Parameters:
  ///   - width: device pixels.
  ///   - height: device pixels.
  ///   - scale: device pixels a point.
  public convenience init(width: Int, height: Int, scale: CGFloat = 1) {
    self.init(surface: BitmapSurface(width: width, height: height), scale: scale)
  }

  init(surface: BitmapSurface, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.surface = surface
    self.width = surface.width
    self.height = surface.height
    self.scale = scale
    cr = cairo_create(surface.pointer)!
    state = GraphicsState(ctm: CGAffineTransform(scaleX: scale, y: scale))
    cairo_scale(cr, scale, scale)
    cairo_set_line_width(cr, 1)
    // Finer than Cairo's usual 0.1 pixels: large circles stay round.
    cairo_set_tolerance(cr, 0.05)
  }

  deinit {
    cairo_destroy(cr)
  }

  /// Keeps the transform, the clip, the colours and the line style until `restoreGState`.
  public func saveGState() {
    cairo_save(cr)
    saved.append(state)
  }

  /// Goes back to what was saved last; without a saved state nothing happens.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    cairo_restore(cr)
    state = last
  }

  /// A copy of what has been drawn; nil when the bitmap could not be made.
  public func makeImage() -> CGImage? {
    guard surface.isValid else { return nil }
    return CGImage(surface: surface.copy())
  }

  /// The pixels: premultiplied, native-endian ARGB; nil when the bitmap could not be made.
  public var data: UnsafeMutableRawPointer? { surface.bytes }

  public var bytesPerRow: Int { surface.bytesPerRow }
}
