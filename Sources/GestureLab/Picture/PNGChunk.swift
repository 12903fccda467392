import Foundation

/// A piece of a PNG file.
nonisolated struct PNGChunk {
  let type: String
  let data: Data

  /// The pieces of a whole file; damaged ones end the list.
  static func read(_ file: Data) -> [PNGChunk] {
    let bytes = [UInt8](file)
    var chunks: [PNGChunk] = []
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= bytes.count else { break }
      chunks.append(
        PNGChunk(
          type: String(decoding: bytes[index + 4..<index + 8], as: UTF8.self),
          data: Data(bytes[index + 8..<index + 8 + length])))
      index += 12 + length
    }
    return chunks
  }

  func write(to file: inout Data) {
    let body = Data(type.utf8) + data
    file += Self.words(UInt32(data.count)) + body + Self.words(Self.checksum(body))
  }

  /// Numbers as the format writes them, the highest byte first.
  static func words(_ numbers: UInt32...) -> Data {
    Data(numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 255) } })
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  /// Source: documented, PNG specification, annex D.
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
