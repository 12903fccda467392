import Display
import Foundation
import Painter
import Simulator

/// A painter with a picture to paint in.
final class Canvas {
  let device = PixmanDevice()
  let painter: Painter
  let target: PaintPicture
  let width: Int
  let height: Int
  let scale: CGFloat
  private(set) var damage = PaintDamage()
  private var isFresh = true

  init(width: Int = 100, height: Int = 80, scale: CGFloat = 1) {
    self.width = width
    self.height = height
    self.scale = scale
    painter = Painter(device: device)
    target = device.makePicture(width: width, height: height, format: .xrgb32)
  }

  /// Paints a frame; the age is 1 but for the first.
  func paint(_ frame: RenderFrame, age: Int? = nil, into other: PaintPicture? = nil) {
    var frame = frame
    damage = painter.paint(
      &frame, scale: scale, pixelWidth: width, pixelHeight: height, into: other ?? target,
      bufferAge: age ?? (isFresh ? 0 : 1))
    isFresh = false
  }

  /// Paints items on white.
  func paint(_ items: [RenderItem]) {
    var frame = RenderFrame(
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
      background: .white)
    frame.items = items
    paint(frame)
  }

  /// A pixel as 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard let buffer = device.buffer(of: target) else { return 0 }
    return (buffer.bytes + y * buffer.bytesPerRow + x * 4).load(as: UInt32.self) & 0xFF_FFFF
  }

  func pixels(of picture: PaintPicture? = nil) -> [UInt32] {
    guard let buffer = device.buffer(of: picture ?? target) else { return [] }
    return Array(unsafeUninitializedCapacity: width * height) { result, count in
      for y in 0..<height {
        let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { result[y * width + x] = row[x] & 0xFF_FFFF }
      }
      count = width * height
    }
  }
}
