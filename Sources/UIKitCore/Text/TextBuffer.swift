import Foundation

/// A text with a selection in it, and what typing does to both.
///
/// Offsets are UTF-16 units, as in UIKit; they never fall inside a character.
struct TextBuffer {
  private(set) var storage = TextStorage()
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where it ends, and the caret stands.
  private(set) var head = 0

  var text: String { storage.text }

  var length: Int { storage.length }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  mutating func setContent(_ text: TextStorage) {
    storage = text
    select(length, length)
  }

  mutating func select(_ anchor: Int, _ head: Int) {
    self.anchor = snapped(anchor)
    self.head = snapped(head)
  }

  mutating func replace(_ range: Range<Int>, with text: TextStorage) {
    let range = range.clamped(to: 0..<length)
    storage.replace(range, with: text)
    let end = range.lowerBound + text.length
    select(end, end)
  }

  mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    storage.addAttributes(attributes)
  }

  func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<max(length, 0))
    return NSString(string: text).substring(
      with: NSRange(location: range.lowerBound, length: range.count))
  }

  // MARK: Places

  /// The nearest place that is not inside a character, in the text.
  func snapped(_ offset: Int) -> Int {
    let offset = min(max(offset, 0), length)
    guard offset > 0, offset < length else { return offset }
    return String.Index(utf16Offset: offset, in: text)
      .samePositionOrEarlier(in: text).utf16Offset(in: text)
  }

  func place(after offset: Int) -> Int {
    let text = text
    let index = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    guard index < text.endIndex else { return length }
    return text.index(after: index).utf16Offset(in: text)
  }

  func place(before offset: Int) -> Int {
    let text = text
    let index = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    guard index > text.startIndex else { return 0 }
    return text.index(before: index).utf16Offset(in: text)
  }

  /// The end of the word at or after a place.
  func wordEnd(after offset: Int) -> Int {
    let text = text
    var index = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    while index < text.endIndex, !text[index].isInWord { index = text.index(after: index) }
    while index < text.endIndex, text[index].isInWord { index = text.index(after: index) }
    return index.utf16Offset(in: text)
  }

  /// The start of the word at or before a place.
  func wordStart(before offset: Int) -> Int {
    let text = text
    var index = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    while index > text.startIndex, !text[text.index(before: index)].isInWord {
      index = text.index(before: index)
    }
    while index > text.startIndex, text[text.index(before: index)].isInWord {
      index = text.index(before: index)
    }
    return index.utf16Offset(in: text)
  }

  /// The word around a place, or the one character there that is not a word's.
  func word(at offset: Int) -> Range<Int> {
    let text = text
    guard !text.isEmpty else { return 0..<0 }
    var index = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    if index == text.endIndex { index = text.index(before: index) }
    if !text[index].isInWord, index > text.startIndex, text[text.index(before: index)].isInWord {
      index = text.index(before: index)
    }
    guard text[index].isInWord else {
      return index.utf16Offset(in: text)..<text.index(after: index).utf16Offset(in: text)
    }
    var low = index
    var high = index
    while low > text.startIndex, text[text.index(before: low)].isInWord {
      low = text.index(before: low)
    }
    while high < text.endIndex, text[high].isInWord { high = text.index(after: high) }
    return low.utf16Offset(in: text)..<high.utf16Offset(in: text)
  }

  /// The paragraph around a place, without its line end.
  func paragraph(at offset: Int) -> Range<Int> {
    let text = text
    var low = String.Index(utf16Offset: min(max(offset, 0), length), in: text)
    var high = low
    while low > text.startIndex, !text[text.index(before: low)].isNewline {
      low = text.index(before: low)
    }
    while high < text.endIndex, !text[high].isNewline { high = text.index(after: high) }
    return low.utf16Offset(in: text)..<high.utf16Offset(in: text)
  }
}

extension Character {
  fileprivate var isInWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}

extension String.Index {
  /// The start of the character it lies in.
  fileprivate func samePositionOrEarlier(in text: String) -> String.Index {
    guard self < text.endIndex else { return text.endIndex }
    return text.rangeOfComposedCharacterSequence(at: self).lowerBound
  }
}
