import CPango
public import Foundation

extension CGImage {
  /// Decodes a PNG picture.
  ///
  /// - Throws: `notPNG`, or `damaged` for bytes cut short or broken.
  public convenience init(pngData data: Data) throws(ImageError) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .notPNG
    }
    let source = PNGSource(data)
    let decoded = cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<PNGSource>.fromOpaque(closure).takeUnretainedValue()
        return source.read(into: target, count: Int(count))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(source).toOpaque())!
    defer { cairo_surface_destroy(decoded) }
    let status = cairo_surface_status(decoded)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .damaged(reason: String(cString: cairo_status_to_string(status)))
    }
    // Cairo gives RGB24, A8… for some files; painting brings all to ARGB32.
    let surface = BitmapSurface(
      width: Int(cairo_image_surface_get_width(decoded)),
      height: Int(cairo_image_surface_get_height(decoded)))
    guard surface.isValid, let cr = cairo_create(surface.pointer) else {
      throw .damaged(reason: "too large")
    }
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cr, decoded, 0, 0)
    cairo_paint(cr)
    cairo_destroy(cr)
    self.init(surface: surface)
  }

  /// Reads a PNG file.
  public convenience init(contentsOfFile path: String) throws(ImageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    try self.init(pngData: data)
  }

  /// The picture as a PNG file's bytes.
  public func pngData() throws(ImageError) -> Data {
    let sink = PNGSink()
    let status = cairo_surface_write_to_png_stream(
      surface.pointer,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<PNGSink>.fromOpaque(closure).takeUnretainedValue()
        sink.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notEncodable(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.data
  }

  /// Writes the picture as a PNG file, whole or not at all.
  public func writePNG(to path: String) throws(ImageError) {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}

/// Bytes handed to the decoder piece by piece.
private nonisolated final class PNGSource {
  private let data: Data
  private var position = 0

  init(_ data: Data) {
    self.data = data
  }

  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard position + count <= data.count else { return false }
    let start = data.startIndex + position
    data.copyBytes(to: target, from: start..<start + count)
    position += count
    return true
  }
}

/// Bytes taken from the encoder.
private nonisolated final class PNGSink {
  var data = Data()
}
