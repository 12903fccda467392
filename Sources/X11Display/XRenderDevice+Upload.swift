import CX11
public import Display
public import Painter

extension XRenderDevice {
  public func scratch(byteCount: Int) -> UnsafeMutableRawPointer {
    scratch.memory(byteCount: byteCount, isShared: !isCutOff)
  }

  public func upload(_ buffer: PixelBuffer, to picture: PaintPicture, x: Int, y: Int) {
    guard !isCutOff, let entry = entry(picture), buffer.width > 0, buffer.height > 0,
      let context = context(for: entry.format, pixmap: entry.pixmap)
    else { return }
    var image = XImage()
    image.width = Int32(buffer.width)
    image.height = Int32(buffer.height)
    image.format = ZPixmap
    image.data = buffer.bytes.assumingMemoryBound(to: CChar.self)
    image.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    image.bitmap_unit = 32
    image.bitmap_bit_order = image.byte_order
    image.bitmap_pad = 32
    image.depth = Int32(Self.depth(of: entry.format))
    image.bytes_per_line = Int32(buffer.bytesPerRow)
    image.bits_per_pixel = Int32(entry.format.bytesPerPixel * 8)
    image.red_mask = 0xFF0000
    image.green_mask = 0xFF00
    image.blue_mask = 0xFF
    guard XInitImage(&image) != 0 else { return }
    if scratch.put(&image, to: entry.pixmap, context: context, x: Int32(x), y: Int32(y)) {
      return
    }
    XPutImage(
      display, entry.pixmap, context, &image, 0, 0, Int32(x), Int32(y), UInt32(buffer.width),
      UInt32(buffer.height))
  }

  /// Tells the server how a picture is to be read, where that differs from what it knows.
  func apply(_ sampling: PaintSampling, to entry: Entry, index: Int) {
    let old = entry.sampling
    guard old != sampling else { return }
    entries[index].sampling = sampling
    if old.xx != sampling.xx || old.xy != sampling.xy || old.x0 != sampling.x0
      || old.yx != sampling.yx || old.yy != sampling.yy || old.y0 != sampling.y0
      || old.px != sampling.px || old.py != sampling.py || old.pw != sampling.pw
    {
      var matrix = XTransform(
        matrix: (
          (sampling.xx, sampling.xy, sampling.x0), (sampling.yx, sampling.yy, sampling.y0),
          (sampling.px, sampling.py, sampling.pw)
        ))
      XRenderSetPictureTransform(display, entry.picture, &matrix)
    }
    if old.isBilinear != sampling.isBilinear {
      XRenderSetPictureFilter(
        display, entry.picture, sampling.isBilinear ? FilterBilinear : FilterNearest, nil, 0)
    }
    if old.repeat != sampling.repeat {
      var attributes = XRenderPictureAttributes()
      attributes.repeat = sampling.repeat == .pad ? RepeatPad : RepeatNone
      XRenderChangePicture(display, entry.picture, UInt(CPRepeat), &attributes)
    }
  }
}
