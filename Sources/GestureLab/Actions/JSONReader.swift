import Foundation

/// Reads JSON (RFC 8259) strictly, and says where it is not.
nonisolated struct JSONReader {
  /// How deep values may lie in each other. Source: chosen, far beyond any real file.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Up to where columns were counted, and what came of it: nothing is counted twice.
  private var counted = (index: 0, column: 1)

  /// Reads a whole document.
  ///
  /// - Throws: `GestureFileError` with line and column.
  static func read(_ bytes: [UInt8]) throws(GestureFileError) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.error("the end of the file") }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    lineStart = index
  }

  private var isDigit: Bool { byte.map { (48...57).contains($0) } ?? false }
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The column here, counted on from where it was asked for last; bytes that begin no scalar do not
  /// count.
  private mutating func countColumn() -> Int {
    if counted.index < lineStart { counted = (lineStart, 1) }
    while counted.index < min(index, bytes.count) {
      if bytes[counted.index] & 0xC0 != 0x80 { counted.column += 1 }
      counted.index += 1
    }
    return counted.column
  }

  private func error(_ expected: String) -> GestureFileError {
    let found: String
    if let byte {
      let isShown = byte > 0x20 && byte < 0x7F
      found = isShown ? "found '\(Character(Unicode.Scalar(byte)))'" : "found the byte \(byte)"
    } else {
      found = "the file ends"
    }
    var place = self
    return GestureFileError(
      line: line, column: place.countColumn(), message: "expected \(expected), \(found)")
  }

  private mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      } else if byte != 0x20, byte != 0x09, byte != 0x0D {
        return
      }
      index += 1
    }
  }

  private mutating func value(depth: Int) throws(GestureFileError) -> JSONNode {
    skipSpace()
    guard depth < Self.depthLimit else {
      throw error("at most \(Self.depthLimit) values inside each other")
    }
    let line = line
    let column = countColumn()
    func node(_ value: JSONNode.Value) -> JSONNode {
      JSONNode(value: value, line: line, column: column)
    }
    switch byte {
    case UInt8(ascii: "{"): return node(.object(try members(depth: depth)))
    case UInt8(ascii: "["): return node(.array(try items(depth: depth)))
    case UInt8(ascii: "\""): return node(.string(try string()))
    case UInt8(ascii: "t"): return node(try word("true", .bool(true)))
    case UInt8(ascii: "f"): return node(try word("false", .bool(false)))
    case UInt8(ascii: "n"): return node(try word("null", .null))
    default:
      guard byte == UInt8(ascii: "-") || isDigit else { throw error("a JSON value") }
      return node(.number(try number()))
    }
  }

  private mutating func take(_ character: Character, _ what: String) throws(GestureFileError) {
    skipSpace()
    guard byte == character.asciiValue else { throw error(what) }
    index += 1
  }

  private mutating func members(
    depth: Int
  ) throws(GestureFileError) -> [(key: String, value: JSONNode)] {
    try take("{", "'{'")
    var result: [(key: String, value: JSONNode)] = []
    var known: Set<String> = []
    skipSpace()
    if byte == UInt8(ascii: "}") {
      index += 1
      return result
    }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw error("a key in quotes") }
      let place = self
      let key = try string()
      guard known.insert(key).inserted else {
        throw place.error("each key once, \(GestureFileError.quoted(key)) stands here again")
      }
      try take(":", "':'")
      result.append((key, try value(depth: depth + 1)))
      skipSpace()
      if byte == UInt8(ascii: ",") {
        index += 1
      } else {
        try take("}", "',' or '}'")
        return result
      }
    }
  }

  private mutating func items(depth: Int) throws(GestureFileError) -> [JSONNode] {
    try take("[", "'['")
    var result: [JSONNode] = []
    skipSpace()
    if byte == UInt8(ascii: "]") {
      index += 1
      return result
    }
    while true {
      result.append(try value(depth: depth + 1))
      skipSpace()
      if byte == UInt8(ascii: ",") {
        index += 1
      } else {
        try take("]", "',' or ']'")
        return result
      }
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONNode.Value
  ) throws(GestureFileError) -> JSONNode.Value {
    let text = Array("\(word)".utf8)
    guard bytes[index...].starts(with: text) else { throw error("'\(word)'") }
    index += text.count
    return value
  }

  private mutating func digits(_ what: String) throws(GestureFileError) {
    guard isDigit else { throw error(what) }
    while isDigit { index += 1 }
  }

  private mutating func number() throws(GestureFileError) -> Double {
    let place = self
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") { index += 1 } else { try digits("a digit") }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits("a digit behind the point")
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits("a digit of the exponent")
    }
    guard index - start <= 64,
      let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else { throw place.error("a number that can be held") }
    return value
  }

  private mutating func string() throws(GestureFileError) -> String {
    index += 1
    var content: [UInt8] = []
    while true {
      guard let byte else { throw error("'\"' at the text's end") }
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw error("text in UTF-8")
        }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        content += try escaped()
      case 0..<0x20: throw error("text without control characters")
      default:
        content.append(byte)
        index += 1
      }
    }
  }

  private mutating func escaped() throws(GestureFileError) -> [UInt8] {
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
      UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]
    guard let byte else { throw error("a character behind '\\'") }
    if let plain = simple[byte] {
      index += 1
      return [plain]
    }
    guard byte == UInt8(ascii: "u") else { throw error("an escape as \\n or \\u0041") }
    index += 1
    var code = try unit()
    if (0xD800...0xDBFF).contains(code), bytes[index...].starts(with: Array("\\u".utf8)) {
      index += 2
      let low = try unit()
      guard (0xDC00...0xDFFF).contains(low) else { throw error("the second half of a character") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error("a whole character") }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws(GestureFileError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits")
      }
      code = code << 4 + UInt32(digit)
      index += 1
    }
    return code
  }
}
