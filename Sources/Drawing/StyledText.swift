import Foundation
import Geometry

/// Text with its styles by byte, as Pango counts.
struct StyledText {
  struct Piece {
    /// UTF-8 offsets.
    var bytes: Range<Int>
    var style: TextStyle
  }

  let text: String
  let pieces: [Piece]

  init(_ runs: [TextRun]) {
    var bytes: [UInt8] = []
    var pieces: [Piece] = []
    for run in runs where !run.text.isEmpty {
      let start = bytes.count
      // Pango ends at a zero byte; a space takes as many.
      bytes += run.text.utf8.map { $0 == 0 ? 0x20 : $0 }
      pieces.append(Piece(bytes: start..<bytes.count, style: run.style))
    }
    if pieces.isEmpty, let style = runs.first?.style {
      pieces = [Piece(bytes: 0..<0, style: style)]
    }
    self.init(text: String(decoding: bytes, as: UTF8.self), pieces: pieces)
  }

  private init(text: String, pieces: [Piece]) {
    self.text = text
    self.pieces = pieces
  }

  /// The style at a byte; past the end, the last.
  func style(at byte: Int) -> TextStyle? {
    (pieces.first { byte < $0.bytes.upperBound } ?? pieces.last)?.style
  }

  /// The styles of a line; an empty line has the style of where it stands.
  func styles(in bytes: Range<Int>) -> [TextStyle] {
    let found = pieces.filter { $0.bytes.overlaps(bytes) }.map(\.style)
    return found.isEmpty ? style(at: bytes.lowerBound).map { [$0] } ?? [] : found
  }

  /// A part as a single line, line ends turned into spaces byte for byte, with an end of its own.
  func flattened(_ part: Range<Int>, adding suffix: String = "") -> StyledText {
    var bytes = Array(Array(text.utf8)[part])
    for index in bytes.indices {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { bytes[index] = 0x20 }
      // U+2028 and U+2029 become U+2003, an em space.
      if index >= 2, bytes[index - 2] == 0xE2, bytes[index - 1] == 0x80,
        bytes[index] == 0xA8 || bytes[index] == 0xA9
      {
        bytes[index] = 0x83
      }
    }
    bytes += Array(suffix.utf8)
    var moved = pieces.compactMap { piece -> Piece? in
      let range = piece.bytes.clamped(to: part)
      guard !range.isEmpty else { return nil }
      let start = range.lowerBound - part.lowerBound
      return Piece(bytes: start..<start + range.count, style: piece.style)
    }
    if moved.isEmpty, let style = style(at: part.lowerBound) {
      moved = [Piece(bytes: 0..<0, style: style)]
    }
    if let last = moved.indices.last {
      moved[last].bytes = moved[last].bytes.lowerBound..<bytes.count
    }
    return StyledText(text: String(decoding: bytes, as: UTF8.self), pieces: moved)
  }

  /// UTF-16 offset of a byte.
  func utf16Offset(ofByte byte: Int) -> Int {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: max(0, byte), limitedBy: utf8.endIndex)
    return (index ?? utf8.endIndex).utf16Offset(in: text)
  }

  /// Byte of a UTF-16 offset, cut to the text.
  func byte(ofUTF16 offset: Int) -> Int {
    let utf16 = text.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? utf16.endIndex)
  }
}
