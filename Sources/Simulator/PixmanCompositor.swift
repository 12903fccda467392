public import Display
public import Foundation
public import Painter

/// Shows frames in memory: the headless picture.
public final class PixmanCompositor: Compositor {
  /// Device pixels per point.
  public let scale: CGFloat
  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int

  /// What changed with the last frame, device pixels.
  public private(set) var lastDamage = PaintDamage()
  /// The tick of the last frame.
  public private(set) var lastTick: FrameTick?
  /// Called after every frame.
  public var onPresent: ((FrameTick, PaintDamage) -> Void)?

  private let device = PixmanDevice()
  private let painter: Painter
  private let target: PaintPicture
  private var isFresh = true

  /// - Parameters:
  ///   - width: device pixels, 1 to 32767.
  ///   - height: device pixels, 1 to 32767.
  ///   - scale: device pixels per point.
  public init(width: Int, height: Int, scale: CGFloat) {
    self.width = min(max(1, width), 32767)
    self.height = min(max(1, height), 32767)
    self.scale = scale
    painter = Painter(device: device)
    target = device.makePicture(width: self.width, height: self.height, format: .xrgb32)
  }

  /// What the painter did so far.
  public var counters: PaintCounters { painter.counters }

  /// Paints what changed since the last frame.
  public func present(_ frame: inout RenderFrame, at tick: FrameTick) {
    lastDamage = painter.paint(
      &frame, scale: scale, pixelWidth: width, pixelHeight: height, into: target,
      bufferAge: isFresh ? 0 : 1)
    isFresh = false
    lastTick = tick
    onPresent?(tick, lastDamage)
  }

  /// The picture now: opaque native-endian ARGB, `width × height` pixels, rows without padding.
  public func pixels() -> [UInt32] {
    guard let buffer = device.buffer(of: target) else { return [] }
    return Array(unsafeUninitializedCapacity: width * height) { result, count in
      for y in 0..<height {
        let row = (buffer.bytes + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          result[y * width + x] = row[x] | 0xFF00_0000
        }
      }
      count = width * height
    }
  }
}
