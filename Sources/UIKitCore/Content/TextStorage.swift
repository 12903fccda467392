import Foundation

/// A text and how its parts look, as a value.
///
/// Foundation's attributed strings never give back all of their memory on Linux: one is made only
/// where somebody asks for it.
struct TextStorage {
  /// A part of the text that looks the same.
  struct Run {
    /// UTF-16 units.
    var length: Int
    var attributes: [NSAttributedString.Key: Any]
  }

  private(set) var text = ""
  /// Together as long as the text.
  private(set) var runs: [Run] = []

  /// UTF-16 units.
  var length: Int { text.utf16.count }

  init() {}

  init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    self.text = text
    let length = text.utf16.count
    if length > 0 { runs = [Run(length: length, attributes: attributes)] }
  }

  init(_ string: NSAttributedString) {
    text = string.string
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: []
    ) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
  }

  /// As others want it.
  var attributedString: NSAttributedString {
    let string = NSMutableAttributedString(string: text)
    var start = 0
    for run in runs {
      string.setAttributes(
        run.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return string
  }

  /// Every part with its text.
  var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] {
    // Nearly every text is one run.
    if runs.count == 1 { return [(text, runs[0].attributes)] }
    var start = text.startIndex
    var offset = 0
    return runs.map { run in
      offset += run.length
      let end = String.Index(utf16Offset: offset, in: text)
      defer { start = end }
      return (String(text[start..<end]), run.attributes)
    }
  }

  // MARK: Changing

  /// Puts other text in the place of some; half a character at an edge counts as none of it.
  mutating func replace(_ range: Range<Int>, with other: TextStorage) {
    let range = range.clamped(to: 0..<length)
    let start = text.scalarIndex(range.lowerBound)
    let end = text.scalarIndex(range.upperBound)
    let (low, high) = (start.utf16Offset(in: text), end.utf16Offset(in: text))
    runs = cut(0..<low) + other.runs + cut(high..<length)
    text.replaceSubrange(start..<end, with: other.text)
    joinRuns()
  }

  /// Sets some of all the text's attributes.
  mutating func addAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    for index in runs.indices { runs[index].attributes.merge(attributes) { $1 } }
    joinRuns()
  }

  /// The runs of a part of the text.
  private func cut(_ range: Range<Int>) -> [Run] {
    var start = 0
    return runs.compactMap { run in
      let part = (start..<start + run.length).clamped(to: range)
      start += run.length
      return part.isEmpty ? nil : Run(length: part.count, attributes: run.attributes)
    }
  }

  /// Letters are shaped within a run: what looks the same is one.
  private mutating func joinRuns() {
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, last.looks(like: run) {
        joined[joined.count - 1].length += run.length
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }
}

extension TextStorage.Run {
  fileprivate func looks(like other: TextStorage.Run) -> Bool {
    guard attributes.count == other.attributes.count else { return false }
    return attributes.allSatisfy { key, value in
      guard let value = value as? AnyHashable,
        let another = other.attributes[key] as? AnyHashable
      else { return false }
      return value == another
    }
  }
}

extension String {
  /// The place of a UTF-16 offset, never between the halves of a character outside the basic plane.
  fileprivate func scalarIndex(_ offset: Int) -> Index {
    let index = Index(utf16Offset: offset, in: self)
    return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
  }
}
