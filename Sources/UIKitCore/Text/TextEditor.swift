import Display
import Drawing
import Foundation

/// Turns keys and pointers into changes of a text: the same for a field and for a view.
final class TextEditor {
  unowned let host: any TextEditing
  private(set) var buffer = TextBuffer()
  /// What typed text looks like.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The column that going up and down keeps to.
  private var column: CGFloat?
  private var undone: [TextBuffer] = []
  private var redone: [TextBuffer] = []
  /// Whether the last change was typing, which is undone together.
  private var isTyping = false

  private static let mostUndos = 100
  /// Whether editing ends without anybody being asked.
  static var isForced = false

  init(host: any TextEditing) {
    self.host = host
  }

  // MARK: By program

  func setContent(_ text: TextStorage) {
    buffer.setContent(text)
    undone = []
    redone = []
    isTyping = false
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    buffer.setAttributes(attributes)
  }

  func select(_ range: Range<Int>) {
    setSelection(range.lowerBound, range.upperBound)
  }

  /// Replaces without asking anybody, as a program does.
  func replace(_ range: Range<Int>, with text: String) {
    remember(typing: false)
    buffer.replace(range, with: styled(text))
    host.textChanged()
  }

  // MARK: Typing

  /// Puts text in the place of the selection, if nobody objects.
  func insert(_ text: String) {
    let text = host.takesNewlines ? text : text.filter { !$0.isNewline }
    // Nothing to insert deletes nothing: a paste that came to nothing leaves the selection.
    guard !text.isEmpty else { return }
    change(buffer.selection, to: text, typing: text.count == 1)
  }

  func deleteBackward() {
    let selection = buffer.selection
    let range =
      selection.isEmpty
      ? buffer.place(before: selection.lowerBound)..<selection.lowerBound : selection
    change(range, to: "", typing: true)
  }

  private func change(_ range: Range<Int>, to text: String, typing: Bool) {
    guard host.isEditingAllowed, !range.isEmpty || !text.isEmpty else { return }
    let asked = host.clearsBeforeInsertion && !text.isEmpty ? 0..<buffer.length : range
    let old = NSRange(location: asked.lowerBound, length: asked.count)
    guard host.mayReplace(old, with: text) else { return }
    // Whoever was asked may have changed the text.
    let range = asked.clamped(to: 0..<max(buffer.length, 0))
    remember(typing: typing)
    buffer.replace(range, with: styled(text))
    column = nil
    host.textChanged()
  }

  private func styled(_ text: String) -> TextStorage {
    TextStorage(text, attributes: typingAttributes)
  }

  private func remember(typing: Bool) {
    redone = []
    if !(typing && isTyping) {
      undone.append(buffer)
      if undone.count > Self.mostUndos { undone.removeFirst() }
    }
    isTyping = typing
  }

  private func undo() {
    guard let last = undone.popLast() else { return }
    redone.append(buffer)
    buffer = last
    isTyping = false
    host.textChanged()
  }

  private func redo() {
    guard let last = redone.popLast() else { return }
    undone.append(buffer)
    buffer = last
    isTyping = false
    host.textChanged()
  }

  // MARK: Keys

  /// - Returns: whether the key meant something here.
  func handle(_ stroke: KeyStroke) -> Bool {
    guard stroke.isDown else { return false }
    let isWide = !stroke.modifiers.isDisjoint(with: [.control, .alternate])
    let isCommand = stroke.modifiers.contains(.command)
    let extends = stroke.modifiers.contains(.shift)
    switch stroke.key {
    case .left: moveLeft(isWide, isCommand, extends)
    case .right: moveRight(isWide, isCommand, extends)
    case .up: isCommand ? go(to: 0, extends) : goLine(-1, extends)
    case .down: isCommand ? go(to: buffer.length, extends) : goLine(1, extends)
    case .home: go(to: isWide ? 0 : lineRange.lowerBound, extends)
    case .end: go(to: isWide ? buffer.length : lineRange.upperBound, extends)
    case .backspace: erase(backward: true, isWide, isCommand)
    case .delete: erase(backward: false, isWide, isCommand)
    case .return:
      guard host.takesNewlines else {
        host.returnPressed()
        return true
      }
      insert("\n")
    case .tab where host.takesNewlines: insert("\t")
    default: return handleCharacter(stroke, extends)
    }
    return true
  }

  private func handleCharacter(_ stroke: KeyStroke, _ extends: Bool) -> Bool {
    if stroke.typesText {
      insert(stroke.characters)
      return true
    }
    if stroke.isCommand("a") {
      setSelection(0, buffer.length)
    } else if stroke.isCommand("c") {
      copy()
    } else if stroke.isCommand("x") {
      if copy() { change(buffer.selection, to: "", typing: false) }
    } else if stroke.isCommand("v") {
      if let text = UIPasteboard.general.string { insert(text) }
    } else if stroke.isCommand("z") {
      extends ? redo() : undo()
    } else {
      return false
    }
    return true
  }

  @discardableResult
  private func copy() -> Bool {
    guard host.mayCopy, !buffer.selection.isEmpty else { return false }
    UIPasteboard.general.string = buffer.substring(buffer.selection)
    return true
  }

  private func erase(backward: Bool, _ isWide: Bool, _ isCommand: Bool) {
    guard buffer.selection.isEmpty, isWide || isCommand || !backward else {
      return deleteBackward()
    }
    let place = buffer.head
    let range: Range<Int>
    switch (backward, isCommand, isWide) {
    case _ where !buffer.selection.isEmpty: range = buffer.selection
    case (true, true, _): range = min(lineRange.lowerBound, place)..<place
    case (true, _, _): range = buffer.wordStart(before: place)..<place
    case (false, true, _): range = place..<max(place, lineRange.upperBound)
    case (false, _, true): range = place..<buffer.wordEnd(after: place)
    default: range = place..<buffer.place(after: place)
    }
    change(range, to: "", typing: false)
  }

  private func moveLeft(_ isWide: Bool, _ isCommand: Bool, _ extends: Bool) {
    if isCommand { return go(to: lineRange.lowerBound, extends) }
    if isWide { return go(to: buffer.wordStart(before: buffer.head), extends) }
    if !extends, !buffer.selection.isEmpty { return go(to: buffer.selection.lowerBound, false) }
    go(to: buffer.place(before: buffer.head), extends)
  }

  private func moveRight(_ isWide: Bool, _ isCommand: Bool, _ extends: Bool) {
    if isCommand { return go(to: lineRange.upperBound, extends) }
    if isWide { return go(to: buffer.wordEnd(after: buffer.head), extends) }
    if !extends, !buffer.selection.isEmpty { return go(to: buffer.selection.upperBound, false) }
    go(to: buffer.place(after: buffer.head), extends)
  }

  private func goLine(_ direction: CGFloat, _ extends: Bool) {
    let layout = host.shownLayout
    let caret = layout.caretRect(at: host.shownOffset(buffer.head))
    let x = column ?? caret.midX
    let y = direction < 0 ? caret.minY - 1 : caret.maxY + 1
    guard y >= 0, y < layout.size.height else {
      return go(to: direction < 0 ? 0 : buffer.length, extends)
    }
    go(to: host.offset(shown: layout.offset(at: CGPoint(x: x, y: y))), extends)
    column = x
  }

  /// The line the caret is on, without the space it was broken at.
  private var lineRange: Range<Int> {
    let shown = host.shownOffset(buffer.head)
    let lines = host.shownLayout.lines
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= shown }) else {
      return 0..<buffer.length
    }
    let line = lines[index].range
    let start = host.offset(shown: line.lowerBound)
    var end = host.offset(shown: line.upperBound)
    if index < lines.count - 1, end > start {
      let last = buffer.place(before: end)
      let mark = buffer.substring(last..<end)
      // A line that return has ended goes to its end, the spaces before it included.
      let isBroken = buffer.substring(end..<buffer.place(after: end)).allSatisfy(\.isNewline)
      if mark.allSatisfy(\.isNewline) || !isBroken && mark.allSatisfy(\.isWhitespace) { end = last }
    }
    return start..<max(start, end)
  }

  private func go(to offset: Int, _ extends: Bool) {
    setSelection(extends ? buffer.anchor : offset, offset)
  }

  private func setSelection(_ anchor: Int, _ head: Int) {
    isTyping = false
    column = nil
    let old = buffer.selection
    buffer.select(anchor, head)
    if buffer.selection != old || buffer.head != head { host.selectionChanged() }
  }

  // MARK: Pointer

  /// Puts the caret at a point of the layout, or selects with a second and a third click.
  func point(at place: CGPoint, clicks: Int, extends: Bool) {
    let offset = host.offset(shown: host.shownLayout.offset(at: place))
    switch clicks {
    case ...1: setSelection(extends ? buffer.anchor : offset, offset)
    case 2:
      let word = host.mayCopy ? buffer.word(at: offset) : 0..<buffer.length
      setSelection(word.lowerBound, word.upperBound)
    default:
      let whole = host.takesNewlines ? buffer.paragraph(at: offset) : 0..<buffer.length
      setSelection(whole.lowerBound, whole.upperBound)
    }
  }

  /// Takes the selection's end along.
  func drag(to place: CGPoint) {
    setSelection(
      buffer.anchor, host.offset(shown: host.shownLayout.offset(at: place)))
  }
}
