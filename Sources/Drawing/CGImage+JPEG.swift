import CJPEG
public import Foundation

extension CGImage {
  /// Decodes a JPEG picture, as it lies in the file.
  ///
  /// One that is cut short, or broken further in, is shown as far as it goes, as on the phone; the rest
  /// is grey.
  ///
  /// - Parameter orientation: which way up a camera held it, 1 to 8 as EXIF has it; 1 is upright.
  /// - Throws: `notJPEG`, or `damagedJPEG` for bytes that have no picture's beginning.
  public convenience init(jpegData data: Data, orientation: inout Int) throws(ImageError) {
    guard Self.isJPEG(data) else { throw .notJPEG }
    var (width, height, way) = (Int32(0), Int32(0), Int32(1))
    var reason = [CChar](repeating: 0, count: 256)
    let pixels = data.withUnsafeBytes { bytes in
      segue_jpeg_decode(
        bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
        Int32(BitmapSurface.largestSide), &width, &height, &way, &reason, UInt(reason.count))
    }
    guard let pixels else {
      let text = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .damagedJPEG(reason: String(decoding: text, as: UTF8.self))
    }
    defer { free(pixels) }
    let surface = BitmapSurface(width: Int(width), height: Int(height))
    guard surface.isValid, let target = surface.bytes else {
      throw .damagedJPEG(reason: "too large")
    }
    for y in 0..<Int(height) {
      (target + y * surface.bytesPerRow).copyMemory(
        from: pixels + y * Int(width), byteCount: 4 * Int(width))
    }
    surface.markWritten()
    orientation = Int(way)
    self.init(surface: surface)
  }

  /// Whether bytes begin as a JPEG file does.
  public static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The picture as a JPEG file's bytes; what lets something through is over white.
  ///
  /// - Parameter quality: 0…1.
  public func jpegData(quality: CGFloat) throws(ImageError) -> Data {
    guard let pixels = surface.bytes else { throw .notEncodable(reason: "no pixels") }
    let quality = quality.isFinite ? min(max(quality, 0), 1) : 1
    var size: UInt = 0
    guard
      let bytes = segue_jpeg_encode(
        pixels, Int32(width), Int32(height), surface.bytesPerRow,
        Int32((quality * 100).rounded()), &size)
    else { throw .notEncodable(reason: "libjpeg refuses it") }
    defer { free(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }
}
