/// One line of a gesture file, read word by word.
nonisolated struct GestureLine {
  /// A word and where it stands.
  struct Word {
    let text: Substring
    /// From 1.
    let column: Int
  }

  let number: Int
  let words: [Word]
  /// Where a word that is missing should have stood.
  let endColumn: Int
  private(set) var position = 0

  /// - Parameter text: without its line end; what follows `#` is a comment.
  init(number: Int, text: Substring) {
    self.number = number
    var words: [Word] = []
    var column = 1
    var start: (index: Substring.Index, column: Int)?
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var end = 1
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "#" { break }
      if scalar == " " || scalar == "\t" {
        if let begun = start {
          words.append(Word(text: text[begun.index..<index], column: begun.column))
        }
        start = nil
      } else {
        if start == nil { start = (index, column) }
        end = column + 1
      }
      index = scalars.index(after: index)
      column += 1
    }
    if let begun = start {
      words.append(Word(text: text[begun.index..<index], column: begun.column))
    }
    self.words = words
    endColumn = end
  }

  /// The next word, not taken.
  var next: Word? { position < words.count ? words[position] : nil }

  mutating func take() -> Word? {
    guard let word = next else { return nil }
    position += 1
    return word
  }

  /// Takes the next word if it is `text`.
  mutating func take(_ text: String) -> Bool {
    guard let word = next, word.text == text else { return false }
    position += 1
    return true
  }

  /// An error at the next word, or at the line's end.
  func error(expected: String) -> GestureFileError {
    let found = next.map { ", found " + GestureFileError.quoted($0.text) } ?? ", the line ends"
    return GestureFileError(
      line: number, column: next?.column ?? endColumn, message: "expected \(expected)\(found)")
  }

  /// Takes a word that must be `text`.
  mutating func expect(_ text: String) throws(GestureFileError) {
    guard take(text) else { throw error(expected: "'\(text)'") }
  }

  /// Takes a number that must be in `range`.
  mutating func number(
    _ what: String, in range: ClosedRange<Double>
  ) throws(GestureFileError) -> Double {
    guard let word = next, let value = PlainNumber.parse(word.text), range.contains(value) else {
      let lower = PlainNumber.text(range.lowerBound)
      let upper = PlainNumber.text(range.upperBound)
      throw error(expected: "\(what), a number from \(lower) to \(upper)")
    }
    position += 1
    return value
  }

  /// Says so when words are left.
  func expectEnd() throws(GestureFileError) {
    if next != nil { throw error(expected: "the end of the line") }
  }
}
