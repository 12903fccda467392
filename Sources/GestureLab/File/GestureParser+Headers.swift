import Foundation

nonisolated extension GestureParser {
  /// The headers there are, with what each needs.
  static let headers = [
    "scene", "state", "device", "set", "intent", "expect", "refresh", "note",
  ]

  /// Units: points. Source: chosen, from a watch to a wall.
  static let deviceSides = 50.0...4000.0
  /// Units: Hz. Source: chosen.
  static let refreshRates = 1.0...1000.0

  /// Reads headers up to the blank line.
  mutating func parseHeaders() throws(GestureFileError) {
    var isClosed = false
    while !isClosed, let text = nextLine() {
      if text.allSatisfy(\.isWhitespace) {
        isClosed = true
      } else if text.first != "#" {
        try parseHeader(text)
      }
    }
    guard seen["scene"] != nil else {
      throw GestureFileError(
        line: max(number, 1), column: 1,
        message: "expected a header 'scene: ID' before the blank line")
    }
    guard isClosed else { throw missing("a blank line and then steps") }
  }

  private mutating func parseHeader(_ text: Substring) throws(GestureFileError) {
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") else {
      throw fault(1, "'key: value' or a blank line before the steps", found: text)
    }
    let key = String(text[..<colon])
    guard Self.headers.contains(key) else {
      throw fault(
        1, "one of the headers \(Self.headers.joined(separator: ", "))", found: text[..<colon])
    }
    if key != "set", let earlier = seen[key] {
      throw GestureFileError(
        line: number, column: 1,
        message: "expected '\(key)' once, it stands on line \(earlier) already")
    }
    seen[key] = number
    let rest = text[text.index(after: colon)...]
    let value = rest.trimmingHorizontally
    let column = text[..<value.startIndex].unicodeScalars.count + 1
    guard !value.isEmpty else { throw fault(column, "a value for '\(key)'", found: nil) }
    try take(key, value, column)
  }

  private mutating func take(
    _ key: String, _ value: Substring, _ column: Int
  ) throws(GestureFileError) {
    switch key {
    case "scene": file.scene = try name(value, column)
    case "state": file.state = try name(value, column)
    case "note": file.note = String(value)
    case "device": file.device = try device(value, column)
    case "set": file.settings.append(try setting(value, column))
    case "intent": file.intent = try word(value, column)
    case "expect": file.expect = try word(value, column)
    default:
      guard let rate = PlainNumber.parse(value), Self.refreshRates.contains(rate) else {
        throw fault(column, "a refresh rate from 1 to 1000 (Hz)", found: value)
      }
      file.refresh = rate
    }
  }

  private func name(
    _ value: Substring, _ column: Int
  ) throws(GestureFileError) -> String {
    guard value.allSatisfy(Self.isNameCharacter) else {
      throw fault(column, "a name of letters, digits and . _ -", found: value)
    }
    return String(value)
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-".contains(character)
  }

  private func word<Value: RawRepresentable & CaseIterable>(
    _ value: Substring, _ column: Int
  ) throws(GestureFileError) -> Value where Value.RawValue == String {
    guard let known = Value(rawValue: String(value)) else {
      let words = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw fault(column, words, found: value)
    }
    return known
  }

  private func device(
    _ value: Substring, _ column: Int
  ) throws(GestureFileError) -> CGSize {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = PlainNumber.parse(sides[0]),
      let height = PlainNumber.parse(sides[1]), Self.deviceSides.contains(width),
      Self.deviceSides.contains(height)
    else {
      throw fault(column, "a size in points as 390x844, each side 50 to 4000", found: value)
    }
    return CGSize(width: width, height: height)
  }

  private func setting(
    _ value: Substring, _ column: Int
  ) throws(GestureFileError) -> GestureFile.Setting {
    guard let sign = value.firstIndex(of: "="), sign > value.startIndex else {
      throw fault(column, "KEY=VALUE, as threshold=0.35", found: value)
    }
    let key = value[..<sign]
    guard key.allSatisfy(Self.isNameCharacter) else {
      throw fault(column, "a key of letters, digits and . _ -", found: key)
    }
    let text = value[value.index(after: sign)...]
    guard let number = PlainNumber.parse(text) else {
      throw fault(
        column + value[...sign].unicodeScalars.count, "a number for \(key)", found: text)
    }
    return GestureFile.Setting(key: String(key), value: number)
  }

  private func fault(
    _ column: Int, _ expected: String, found: Substring?
  ) -> GestureFileError {
    let tail = found.map { ", found " + GestureFileError.quoted($0) } ?? ", the line ends"
    return GestureFileError(line: number, column: column, message: "expected \(expected)\(tail)")
  }
}

nonisolated extension Substring {
  fileprivate var trimmingHorizontally: Substring {
    var part = self
    while let first = part.first, first == " " || first == "\t" { part.removeFirst() }
    while let last = part.last, last == " " || last == "\t" { part.removeLast() }
    return part
  }
}
