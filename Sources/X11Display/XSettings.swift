import Foundation

/// The settings a desktop shares through the XSETTINGS protocol, of which whole numbers matter here.
///
/// Source: documented (freedesktop.org XSETTINGS, "_XSETTINGS_SETTINGS Format").
nonisolated struct XSettings {
  private(set) var integers: [String: Int] = [:]

  /// Reads the property's bytes; what is damaged or cut off is left out.
  init(bytes: [UInt8]) {
    guard bytes.count >= 12 else { return }
    var reader = Reader(bytes: bytes, isLittleEndian: bytes[0] == 0, offset: 8)
    guard let count = reader.uint32() else { return }
    for _ in 0..<min(count, 4096) {
      guard let kind = reader.uint8(), reader.skip(1), let length = reader.uint16(),
        let name = reader.text(Int(length)), reader.skip(4)
      else { return }
      switch kind {
      case 0:
        guard let value = reader.uint32() else { return }
        integers[name] = Int(Int32(bitPattern: value))
      case 1:
        guard let length = reader.uint32(), reader.text(Int(length)) != nil else { return }
      case 2:
        guard reader.skip(8) else { return }
      default:
        return
      }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let isLittleEndian: Bool
    var offset: Int

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, offset + count <= bytes.count else { return false }
      offset += count
      return true
    }

    mutating func uint8() -> UInt8? {
      skip(1) ? bytes[offset - 1] : nil
    }

    mutating func uint16() -> UInt16? {
      guard skip(2) else { return nil }
      let (a, b) = (UInt16(bytes[offset - 2]), UInt16(bytes[offset - 1]))
      return isLittleEndian ? a | b << 8 : a << 8 | b
    }

    mutating func uint32() -> UInt32? {
      guard let a = uint16(), let b = uint16() else { return nil }
      return isLittleEndian ? UInt32(a) | UInt32(b) << 16 : UInt32(a) << 16 | UInt32(b)
    }

    /// Text of `count` bytes, padded to a multiple of four.
    mutating func text(_ count: Int) -> String? {
      let start = offset
      guard skip((count + 3) & ~3) else { return nil }
      return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }
  }
}
