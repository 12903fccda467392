import CJPEG
import Drawing
import Foundation
import Geometry
import Testing

/// The kinds of files that cameras, printers and broken downloads leave behind.
@Suite struct JPEGKindsTests {
  @Test func `Adobe's inks are turned round, other people's are not`() throws {
    let adobe = Sample(space: JCS_CMYK, pixel: [255, 0, 0, 255])
    var plain = Sample(space: JCS_CMYK, pixel: [0, 255, 255, 0])
    plain.hasAdobeMarker = false

    let colors = try [adobe, plain].map { try middle(of: $0.file) }

    for color in colors { #expect(color.red > 0.96 && color.green < 0.04 && color.blue < 0.04) }
  }

  @Test func `grey files are grey`() throws {
    let sample = Sample(space: JCS_GRAYSCALE, pixel: [128])

    let color = try middle(of: sample.file)

    #expect(abs(color.red - 0.5) < 0.02)
    #expect(color.red == color.green && color.green == color.blue)
  }

  @Test func `progressive files are whole`() throws {
    var sample = Sample(space: JCS_RGB, pixel: [0, 0, 255])
    sample.isProgressive = true

    let color = try middle(of: sample.file)

    #expect(color.blue > 0.96 && color.red < 0.04)
  }

  @Test func `a file cut short is shown as far as it goes`() throws {
    let file = Sample(space: JCS_RGB, pixel: [255, 0, 0], isNoisy: true).file

    var orientation = 0
    let whole = try CGImage(jpegData: file, orientation: &orientation)
    let part = try CGImage(jpegData: file.prefix(file.count * 2 / 3), orientation: &orientation)

    #expect(part.width == whole.width && part.height == whole.height)
    #expect(part.color(x: 8, y: 4) == whole.color(x: 8, y: 4))
    #expect(part.color(x: 60, y: 62) != whole.color(x: 60, y: 62))
  }

  @Test func `a file cut short before its picture begins is refused`() {
    let file = Sample(space: JCS_RGB, pixel: [255, 0, 0]).file
    var orientation = 0

    #expect(throws: ImageError.self) {
      try CGImage(jpegData: file.prefix(60), orientation: &orientation)
    }
  }

  @Test func `a picture that cannot be written is refused`() {
    let pixels = [UInt32](repeating: 0, count: 70_000)
    var size: UInt = 7

    // Wider than a JPEG file can say.
    let bytes = segue_jpeg_encode(pixels, 70_000, 1, 280_000, 90, &size)

    #expect(bytes == nil)
    #expect(size == 0)
  }

  private func middle(of file: Data) throws -> CGColor {
    var orientation = 0
    let image = try CGImage(jpegData: file, orientation: &orientation)
    return try #require(image.color(x: image.width / 2, y: image.height / 2))
  }
}

/// A picture of one colour, or of one that comes and goes, as libjpeg writes it.
private struct Sample {
  let space: J_COLOR_SPACE
  let pixel: [UInt8]
  var isNoisy = false
  var hasAdobeMarker = true
  var isProgressive = false

  init(space: J_COLOR_SPACE, pixel: [UInt8], isNoisy: Bool = false) {
    self.space = space
    self.pixel = pixel
    self.isNoisy = isNoisy
  }

  var file: Data {
    let side = 64
    var info = jpeg_compress_struct()
    var error = jpeg_error_mgr()
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    return withUnsafeMutablePointer(to: &error) { error in
      info.err = jpeg_std_error(error)
      jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
      jpeg_mem_dest(&info, &bytes, &size)
      info.image_width = JDIMENSION(side)
      info.image_height = JDIMENSION(side)
      info.input_components = Int32(pixel.count)
      info.in_color_space = space
      jpeg_set_defaults(&info)
      jpeg_set_quality(&info, 100, 1)
      if !hasAdobeMarker { info.write_Adobe_marker = 0 }
      if isProgressive { jpeg_simple_progression(&info) }
      jpeg_start_compress(&info, 1)
      for y in 0..<side {
        var row: [UInt8] = []
        for x in 0..<side {
          row += isNoisy ? pixel.map { $0 / 2 &+ UInt8((x * 37 + y * 91) % 101) } : pixel
        }
        row.withUnsafeMutableBufferPointer { row in
          var line: JSAMPROW? = row.baseAddress
          _ = jpeg_write_scanlines(&info, &line, 1)
        }
      }
      jpeg_finish_compress(&info)
      defer { free(bytes) }
      jpeg_destroy_compress(&info)
      return bytes.map { Data(bytes: $0, count: Int(size)) } ?? Data()
    }
  }
}
