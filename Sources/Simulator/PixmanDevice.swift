import CPixman
public import Display
import Foundation
public import Painter

/// Executes pixel operations with pixman, in memory.
@MainActor
public final class PixmanDevice: PaintDevice {
  private struct Entry {
    var image: OpaquePointer?
    var format = PaintFormat.argb32
    var sampling = PaintSampling.plain
  }

  private var entries: [Entry] = [Entry()]
  private var vacant: [Int] = []
  private var solids = SolidCache<OpaquePointer>()
  private var scratchMemory: UnsafeMutableRawPointer?
  private var scratchSize = 0
  private var boxes: [pixman_box32_t] = []

  /// A device without pictures.
  public init() {
    boxes.reserveCapacity(64)
  }

  isolated deinit {
    for entry in entries {
      if let image = entry.image { pixman_image_unref(image) }
    }
    solids.removeAll { pixman_image_unref($0) }
    scratchMemory?.deallocate()
  }

  /// How many pictures are alive.
  public var pictureCount: Int { entries.count - 1 - vacant.count }

  /// The memory of a picture, valid until it is freed.
  public func buffer(of picture: PaintPicture) -> PixelBuffer? {
    guard let image = entry(picture)?.image, let bits = pixman_image_get_data(image) else {
      return nil
    }
    return PixelBuffer(
      bytes: UnsafeMutableRawPointer(bits), width: Int(pixman_image_get_width(image)),
      height: Int(pixman_image_get_height(image)),
      bytesPerRow: Int(pixman_image_get_stride(image)))
  }

  public func makePicture(width: Int, height: Int, format: PaintFormat) -> PaintPicture {
    guard width > 0, height > 0, width <= 32767, height <= 32767,
      let image = pixman_image_create_bits(
        Self.code(of: format), Int32(width), Int32(height), nil, 0)
    else { return .none }
    let entry = Entry(image: image, format: format)
    if let index = vacant.popLast() {
      entries[index] = entry
      return PaintPicture(rawValue: UInt32(index))
    }
    entries.append(entry)
    return PaintPicture(rawValue: UInt32(entries.count - 1))
  }

  public func free(_ picture: PaintPicture) {
    let index = Int(picture.rawValue)
    guard index < entries.count, let image = entries[index].image else { return }
    pixman_image_unref(image)
    entries[index] = Entry()
    vacant.append(index)
  }

  public func scratch(byteCount: Int) -> UnsafeMutableRawPointer {
    if let scratchMemory, scratchSize >= byteCount { return scratchMemory }
    scratchMemory?.deallocate()
    scratchSize = max(byteCount, 4096)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: scratchSize, alignment: 16)
    scratchMemory = memory
    return memory
  }

  public func upload(_ buffer: PixelBuffer, to picture: PaintPicture, x: Int, y: Int) {
    guard let target = self.buffer(of: picture), let format = entry(picture)?.format,
      x >= 0, y >= 0
    else { return }
    let columns = min(buffer.width, target.width - x)
    let rows = min(buffer.height, target.height - y)
    guard columns > 0, rows > 0 else { return }
    let size = format.bytesPerPixel
    for row in 0..<rows {
      (target.bytes + (y + row) * target.bytesPerRow + x * size)
        .copyMemory(from: buffer.bytes + row * buffer.bytesPerRow, byteCount: columns * size)
    }
  }

  public func fill(
    _ picture: PaintPicture, color: PaintColor, operation: PaintOperator,
    rects: UnsafeBufferPointer<PaintRect>
  ) {
    guard let image = entry(picture)?.image, !rects.isEmpty else { return }
    boxes.removeAll(keepingCapacity: true)
    for rect in rects {
      boxes.append(pixman_box32_t(x1: rect.left, y1: rect.top, x2: rect.right, y2: rect.bottom))
    }
    let parts = color.components16
    var pixmanColor = pixman_color_t(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    _ = pixman_image_fill_boxes(
      Self.code(of: operation), image, &pixmanColor, Int32(boxes.count), boxes)
  }

  public func composite(
    _ operation: PaintOperator, source: PaintInput, mask: PaintInput,
    destination: PaintPicture, rect: PaintRect
  ) {
    guard let target = entry(destination)?.image else { return }
    var sourceX: Int32 = 0
    var sourceY: Int32 = 0
    var maskX: Int32 = 0
    var maskY: Int32 = 0
    guard let sourceImage = image(of: source, x: &sourceX, y: &sourceY) else { return }
    let maskImage = image(of: mask, x: &maskX, y: &maskY)
    if case .none = mask {} else if maskImage == nil { return }
    pixman_image_composite32(
      Self.code(of: operation), sourceImage, maskImage, target, sourceX, sourceY, maskX, maskY,
      rect.left, rect.top, Int32(rect.width), Int32(rect.height))
  }

  private func entry(_ picture: PaintPicture) -> Entry? {
    let index = Int(picture.rawValue)
    return index > 0 && index < entries.count ? entries[index] : nil
  }

  private func image(of input: PaintInput, x: inout Int32, y: inout Int32) -> OpaquePointer? {
    switch input {
    case .none:
      return nil
    case .color(let color):
      return solids.handle(for: color, make: Self.makeSolid) { pixman_image_unref($0) }
    case .picture(let picture, let left, let top, let sampling):
      guard let image = entry(picture)?.image else { return nil }
      x = left
      y = top
      apply(sampling, to: image, index: Int(picture.rawValue))
      return image
    }
  }

  private static func makeSolid(_ color: PaintColor) -> OpaquePointer? {
    let parts = color.components16
    var pixmanColor = pixman_color_t(
      red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    return pixman_image_create_solid_fill(&pixmanColor)
  }

  private func apply(_ sampling: PaintSampling, to image: OpaquePointer, index: Int) {
    let old = entries[index].sampling
    guard old != sampling else { return }
    entries[index].sampling = sampling
    var matrix = pixman_transform_t(
      matrix: (
        (sampling.xx, sampling.xy, sampling.x0), (sampling.yx, sampling.yy, sampling.y0),
        (sampling.px, sampling.py, sampling.pw)
      ))
    _ = pixman_image_set_transform(image, &matrix)
    if old.isBilinear != sampling.isBilinear {
      _ = pixman_image_set_filter(
        image, sampling.isBilinear ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
    }
    if old.repeat != sampling.repeat {
      pixman_image_set_repeat(
        image, sampling.repeat == .pad ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NONE)
    }
  }

  private static func code(of format: PaintFormat) -> pixman_format_code_t {
    switch format {
    case .argb32: PIXMAN_a8r8g8b8
    case .xrgb32: PIXMAN_x8r8g8b8
    case .a8: PIXMAN_a8
    }
  }

  private static func code(of operation: PaintOperator) -> pixman_op_t {
    switch operation {
    case .source: PIXMAN_OP_SRC
    case .over: PIXMAN_OP_OVER
    case .inReverse: PIXMAN_OP_IN_REVERSE
    }
  }
}
