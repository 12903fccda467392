/// The pieces of a PNG file, read without the help of what wrote them.
enum Chunks {
  struct Chunk {
    let type: String
    let bytes: [UInt8]
    let sum: UInt32

    var isIntact: Bool {
      var crc = UInt32.max
      for byte in Array(type.utf8) + bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      return ~crc == sum
    }

    func words(_ count: Int) -> [Int] {
      (0..<count).map { Chunks.word(bytes, $0 * 4) }
    }
  }

  static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func read(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    while place + 12 <= file.count {
      let length = word(file, place)
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      chunks.append(
        Chunk(
          type: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          bytes: Array(file[place + 8..<end]), sum: UInt32(word(file, end))))
      place = end + 4
    }
    return chunks
  }
}
