import Foundation

nonisolated extension GestureFile {
  /// The largest file that is read. Units: bytes. Source: chosen, hours of recording.
  public static let sizeLimit = 16 << 20

  /// Reads a gesture file's text.
  ///
  /// - Throws: `GestureFileError`, with line and column, for anything the format does not allow.
  public init(parsing bytes: some Sequence<UInt8>) throws(GestureFileError) {
    var parser = try GestureParser(Array(bytes))
    self = try parser.parse()
  }

  /// Reads a gesture file's text.
  ///
  /// - Throws: `GestureFileError`, with line and column, for anything the format does not allow.
  public init(parsing text: String) throws(GestureFileError) {
    try self.init(parsing: text.utf8)
  }
}

/// Reads a gesture file strictly: what it does not know it refuses.
nonisolated struct GestureParser {
  var file = GestureFile(scene: "")
  var number = 0
  /// Headers seen so far, with the line they stood on.
  var seen: [String: Int] = [:]
  private var lines: ArraySlice<Substring>
  private var lastColumn = 1

  init(_ bytes: [UInt8]) throws(GestureFileError) {
    guard bytes.count <= GestureFile.sizeLimit else {
      throw GestureFileError(
        line: 1, column: 1,
        message: "expected at most \(GestureFile.sizeLimit >> 20) MiB, found \(bytes.count) bytes")
    }
    if let damage = Self.damage(in: bytes) { throw damage }
    let text = String(decoding: bytes, as: UTF8.self)
    // Not by characters: a carriage return and a line feed would be one.
    var lines: [Substring] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while let end = scalars[start...].firstIndex(of: "\n") {
      lines.append(Self.line(text[start..<end]))
      start = scalars.index(after: end)
    }
    if start < scalars.endIndex { lines.append(Self.line(text[start...])) }
    self.lines = lines[...]
  }

  mutating func parse() throws(GestureFileError) -> GestureFile {
    try parseVersion()
    try parseHeaders()
    var expansion = GestureExpansion()
    while let text = nextLine() {
      var line = GestureLine(number: number, text: text)
      guard let first = line.next else { continue }
      let step = try parseStep(&line)
      try line.expectEnd()
      do {
        try expansion.add(step)
      } catch {
        throw GestureFileError(line: number, column: first.column, message: error.description)
      }
      file.steps.append(step)
    }
    guard !file.steps.isEmpty else { throw missing("a step, as '0 down 195 90'") }
    if let fault = expansion.unfinished {
      throw GestureFileError(line: number, column: lastColumn, message: fault.description)
    }
    return file
  }

  /// The next line and its number.
  mutating func nextLine() -> Substring? {
    guard let line = lines.popFirst() else { return nil }
    number += 1
    lastColumn = line.unicodeScalars.count + 1
    return line
  }

  /// An error behind the last line.
  func missing(_ what: String) -> GestureFileError {
    GestureFileError(
      line: max(number, 1), column: lastColumn, message: "expected \(what), the file ends")
  }

  private mutating func parseVersion() throws(GestureFileError) {
    let wanted = "'segue-gesture \(GestureFile.version)'"
    guard let text = nextLine() else { throw missing(wanted) }
    if text == "segue-gesture \(GestureFile.version)" { return }
    var line = GestureLine(number: 1, text: text)
    guard line.take("segue-gesture") else {
      throw line.error(expected: wanted)
    }
    if let word = line.next, word.text.allSatisfy({ $0.isASCII && $0.isNumber }),
      word.text != "\(GestureFile.version)"
    {
      throw GestureFileError(
        line: 1, column: word.column,
        message: "expected version \(GestureFile.version), found "
          + GestureFileError.quoted(word.text) + ", which a later Segue may read")
    }
    guard line.take("\(GestureFile.version)") else { throw line.error(expected: wanted) }
    try line.expectEnd()
    throw GestureFileError(line: 1, column: 1, message: "expected exactly \(wanted)")
  }

  private static func line(_ text: Substring) -> Substring {
    text.unicodeScalars.last == "\r" ? Substring(text.unicodeScalars.dropLast()) : text
  }

  /// Where bytes are no UTF-8, or hold what no text has.
  private static func damage(in bytes: [UInt8]) -> GestureFileError? {
    var line = 1
    var column = 1
    // A carriage return ends a line together with what follows it, and means nothing elsewhere.
    var hasReturned = false
    func control(_ value: UInt32, _ column: Int) -> GestureFileError {
      GestureFileError(
        line: line, column: column, message: "expected text, found the control character \(value)")
    }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"):
        line += 1
        column = 1
        hasReturned = false
      case .scalarValue(let scalar):
        if hasReturned { return control(13, column - 1) }
        hasReturned = scalar == "\r"
        if scalar.value < 0x20, scalar != "\t", scalar != "\r" {
          return control(scalar.value, column)
        }
        column += 1
      case .emptyInput:
        return nil
      case .error:
        return GestureFileError(
          line: line, column: column, message: "expected text in UTF-8, found other bytes")
      }
    }
  }
}
