import Display
import Foundation
import Painter

/// Finds what a picture of the device paints anew: a painter of its own that paints nowhere.
///
/// The window's painter would count the frames we draw round its damage as damage too.
final class DamageWatch {
  private let painter = Painter(device: NoPaint())

  /// The rectangles that differ from the picture before. Units: points.
  func look(_ list: RenderList, size: CGSize, scale: CGFloat) -> [CGRect] {
    var frame = RenderFrame(size: size)
    frame.items = list.items
    let damage = painter.paint(
      &frame, scale: scale, pixelWidth: Int((size.width * scale).rounded()),
      pixelHeight: Int((size.height * scale).rounded()), into: .none, bufferAge: 1)
    return damage.map { rect in
      CGRect(
        x: CGFloat(rect.left) / scale, y: CGFloat(rect.top) / scale,
        width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
    }
  }
}

/// A device without pixels.
private final class NoPaint: PaintDevice {
  private var memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var size = 1 << 16
  private var next: UInt32 = 1

  isolated deinit {
    memory.deallocate()
  }

  func makePicture(width: Int, height: Int, format: PaintFormat) -> PaintPicture {
    next += 1
    return PaintPicture(rawValue: next)
  }

  func free(_ picture: PaintPicture) {}

  func scratch(byteCount: Int) -> UnsafeMutableRawPointer {
    if byteCount > size {
      memory.deallocate()
      size = byteCount
      memory = .allocate(byteCount: size, alignment: 16)
    }
    return memory
  }

  func upload(_ buffer: PixelBuffer, to picture: PaintPicture, x: Int, y: Int) {}

  func fill(
    _ picture: PaintPicture, color: PaintColor, operation: PaintOperator,
    rects: UnsafeBufferPointer<PaintRect>
  ) {}

  func composite(
    _ operation: PaintOperator, source: PaintInput, mask: PaintInput, destination: PaintPicture,
    rect: PaintRect
  ) {}
}
