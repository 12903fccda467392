public import Display

/// What executes the painter's pixel operations: pixman in memory, or XRender on an X server.
///
/// Two devices given the same calls hold the same pixels, byte for byte. Coordinates stay within
/// 16 bits; rectangles lie inside the destination. Unknown pictures are ignored.
public protocol PaintDevice: AnyObject {
  /// Makes a picture with undefined pixels; `.none` when that cannot be.
  func makePicture(width: Int, height: Int, format: PaintFormat) -> PaintPicture

  /// Frees a picture made by `makePicture`.
  func free(_ picture: PaintPicture)

  /// Memory for the pixels of the next `upload`, not zeroed, valid until the next call.
  func scratch(byteCount: Int) -> UnsafeMutableRawPointer

  /// Replaces the pixels of `picture` from (`x`, `y`) on by those of `buffer`, whose pixels are in
  /// the picture's format and whose rows are padded to 4 bytes.
  func upload(_ buffer: PixelBuffer, to picture: PaintPicture, x: Int, y: Int)

  /// Fills rectangles that do not overlap. `.inReverse` is not asked for.
  func fill(
    _ picture: PaintPicture, color: PaintColor, operation: PaintOperator,
    rects: UnsafeBufferPointer<PaintRect>)

  /// Combines `source`, cut by `mask`, with the pixels of `destination` in `rect`.
  func composite(
    _ operation: PaintOperator, source: PaintInput, mask: PaintInput,
    destination: PaintPicture, rect: PaintRect)
}
