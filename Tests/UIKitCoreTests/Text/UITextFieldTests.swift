import Display
import Drawing
import Foundation
import Geometry
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UITextFieldTests {
  private let place = CGPoint(x: 100, y: 117)

  @Test func `a tap begins editing, in UIKit's order`() {
    let stage = TextStage()

    stage.world.finger.tap(at: place)

    #expect(stage.log == ["shouldBegin", "didBegin", "didBegin event"])
    #expect(stage.field.isFirstResponder)
    #expect(stage.field.isEditing)
  }

  @Test func `a delegate's no keeps the field closed`() {
    let stage = TextStage()
    stage.mayBegin = false

    stage.world.finger.tap(at: place)

    #expect(!stage.field.isFirstResponder)
    #expect(stage.log == ["shouldBegin"])
  }

  @Test func `typed letters are asked about, put in and told`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()
    stage.clear()

    stage.world.finger.type("Hé")

    #expect(stage.field.text == "Hé")
    #expect(stage.log == ["shouldChange 0,0 H", "changed", "shouldChange 1,0 é", "changed"])
  }

  @Test func `a refused letter does not come`() {
    let stage = TextStage()
    stage.mayChange = { _, text in text != "b" }
    stage.field.becomeFirstResponder()

    stage.world.finger.type("abc")

    #expect(stage.field.text == "ac")
  }

  @Test func `text composed by the input method arrives as a whole, emoji as one character`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()

    stage.world.finger.type("日本👨‍👩‍👧!")
    stage.world.finger.key(.left)
    stage.world.finger.key(.backspace)

    #expect(stage.field.text == "日本!")
    #expect(stage.selection == 2..<2)
  }

  @Test func `arrows, words and ends move the caret, shift selects`() {
    let stage = TextStage()
    stage.field.text = "one two three"
    stage.field.becomeFirstResponder()

    stage.world.finger.key(.left, modifiers: .control)
    let word = stage.selection
    stage.world.finger.key(.left, modifiers: [.control, .shift])
    let selected = stage.selection
    stage.world.finger.key(.home)
    let home = stage.selection
    stage.world.finger.key(.end, modifiers: .shift)

    #expect(word == 8..<8)
    #expect(selected == 4..<8)
    #expect(home == 0..<0)
    #expect(stage.selection == 0..<13)
  }

  @Test func `a selection is replaced by what is typed and taken by backspace`() {
    let stage = TextStage()
    stage.field.text = "one two"
    stage.field.becomeFirstResponder()

    stage.world.finger.key(.left, modifiers: [.alternate, .shift])
    stage.world.finger.type("2")
    let typed = stage.field.text
    stage.world.finger.key(.character("a"), modifiers: .control)
    stage.world.finger.key(.backspace)

    #expect(typed == "one 2")
    #expect(stage.field.text == "")
  }

  @Test func `copy, cut, paste and undo`() {
    let stage = TextStage()
    UIPasteboard.general.string = nil
    stage.field.text = "word"
    stage.field.becomeFirstResponder()

    stage.world.finger.key(.character("a"), modifiers: .control)
    stage.world.finger.key(.character("x"), modifiers: .control)
    let cut = stage.field.text
    stage.world.finger.key(.character("v"), modifiers: .control)
    stage.world.finger.key(.character("v"), modifiers: .control)
    let pasted = stage.field.text
    stage.world.finger.key(.character("z"), modifiers: .control)
    let undone = stage.field.text
    stage.world.finger.key(.character("z"), modifiers: [.control, .shift])

    #expect(cut == "")
    #expect(pasted == "wordword")
    #expect(undone == "word")
    #expect(stage.field.text == "wordword")
  }

  @Test func `a double click takes a word, a third all, a drag what it passes`() {
    let stage = TextStage()
    stage.field.text = "alpha beta"
    stage.field.becomeFirstResponder()
    stage.world.advance(by: 1)

    stage.world.finger.tap(at: CGPoint(x: 40, y: 117))
    stage.world.finger.tap(at: CGPoint(x: 40, y: 117))
    let word = stage.selection
    stage.world.finger.tap(at: CGPoint(x: 40, y: 117))
    let all = stage.selection
    stage.world.advance(by: 1)
    stage.world.finger.drag(from: CGPoint(x: 20, y: 117), to: CGPoint(x: 300, y: 117))

    #expect(word == 0..<5)
    #expect(all == 0..<10)
    #expect(stage.selection == 0..<10)
  }

  @Test func `return asks the delegate, tells the targets and lets go`() {
    let stage = TextStage()
    var ended = 0
    stage.field.becomeFirstResponder()

    stage.world.finger.key(.return)
    let stays = stage.field.isFirstResponder
    stage.field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    stage.world.finger.key(.return)

    #expect(stays)
    #expect(ended == 1)
    #expect(!stage.field.isFirstResponder)
    #expect(stage.log.suffix(3) == ["shouldEnd", "didEnd", "didEnd event"])
  }

  @Test func `a field that must not end keeps the keyboard, unless it is forced`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()
    stage.mayEnd = false

    let asked = stage.view.endEditing(false)
    let other = stage.area.becomeFirstResponder()
    let held = stage.field.isFirstResponder
    let forced = stage.view.endEditing(true)

    #expect(!asked && !other && held)
    #expect(forced && !stage.field.isEditing)
  }

  @Test func `the clear button comes while editing, clears and can be refused`() {
    let stage = TextStage()
    stage.field.clearButtonMode = .whileEditing
    stage.field.text = "text"
    stage.world.advanceFrame()
    let atRest = stage.field.parts.clearButton == nil
    stage.field.becomeFirstResponder()
    stage.world.advanceFrame()
    stage.mayClear = false

    stage.world.finger.tap(at: CGPoint(x: 355, y: 117))
    let refused = stage.field.text
    stage.mayClear = true
    stage.world.finger.tap(at: CGPoint(x: 355, y: 117))

    #expect(atRest)
    #expect(refused == "text")
    #expect(stage.field.text == "")
    #expect(stage.field.parts.clearButton?.isHidden == true)
  }

  @Test func `a secret shows dots and cannot be copied`() {
    let stage = TextStage()
    UIPasteboard.general.string = "before"
    stage.field.isSecureTextEntry = true
    stage.field.becomeFirstResponder()

    stage.world.finger.type("pässwort")
    stage.world.finger.key(.character("a"), modifiers: .control)
    stage.world.finger.key(.character("c"), modifiers: .control)

    #expect(stage.field.text == "pässwort")
    #expect(stage.field.shownLayout.lines.first?.range == 0..<8)
    #expect(UIPasteboard.general.string == "before")
  }

  @Test func `a long text that is cut is as grey as a short one where nothing can be typed`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    field.textColor = .red
    func inks(_ text: String) -> Set<Bool> {
      field.text = text
      field.layoutIfNeeded()
      let picture = Picture(80, 30) { field.drawText(in: field.bounds) }
      let inked = (0..<80).flatMap { x in (0..<30).map { picture[x, $0] } }.filter { $0.alpha > 0 }
      return Set(inked.map { $0.red > $0.green + 0.1 })
    }

    let on = [inks("I"), inks("HHHHHHHHHHHHHHHHHHHH")]
    field.isEnabled = false
    let off = [inks("I"), inks("HHHHHHHHHHHHHHHHHHHH")]

    #expect(on == [[true], [true]])
    #expect(off == [[false], [false]])
  }

  @Test func `long text moves so that the caret is seen, and goes back at rest`() {
    let stage = TextStage()
    stage.field.text = String(repeating: "long ", count: 40)
    stage.field.becomeFirstResponder()
    stage.world.advanceFrame()

    let end = stage.field.scroll
    let caret = stage.field.caretRect(for: stage.field.endOfDocument)
    stage.world.finger.key(.home)
    let home = stage.field.scroll
    stage.field.resignFirstResponder()
    stage.world.advanceFrame()

    #expect(end > 500)
    #expect(caret.maxX <= 354)
    #expect(home == 0)
    #expect(stage.field.scroll == 0)
  }

  @Test func `the caret wakes the clock once a blink while editing, and never after`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()
    stage.world.advance(by: 0.2)
    let start = stage.world.clock.tickCount

    stage.world.advance(by: 5)
    let editing = stage.world.clock.tickCount - start
    stage.field.resignFirstResponder()
    stage.world.advance(by: 2)
    let rest = stage.world.clock.tickCount
    stage.world.advance(by: 5)

    #expect(editing >= 9 && editing <= 11)
    #expect(stage.world.clock.tickCount == rest)
  }

  @Test func `the world settles although a caret blinks`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()

    #expect(stage.world.settle(within: 1))
  }

  @Test func `tab goes to the next text and back`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()

    stage.world.finger.key(.tab)

    #expect(stage.area.isFirstResponder)
    #expect(!stage.field.isEditing)
  }

  @Test func `a field taken out of the window gives the keyboard back`() {
    let stage = TextStage()
    stage.field.becomeFirstResponder()

    stage.field.removeFromSuperview()

    #expect(!stage.field.isEditing)
    #expect(UIApplication.shared.firstResponder == nil)
    #expect(stage.log.contains("didEnd"))
  }

  @Test func `published fields hide the caret by its rectangle`() {
    final class PinField: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let field = PinField()
    let stage = TextStage(field: field)

    field.becomeFirstResponder()
    stage.world.advanceFrame()

    #expect(field.parts.caret.isHidden)
  }

  @Test func `insets given by a subclass move the text`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 0)
      }
    }
    let field = Padded()
    let stage = TextStage(field: field)
    field.text = "x"

    field.becomeFirstResponder()
    stage.world.advanceFrame()

    #expect(field.caretRect(for: field.beginningOfDocument).minX == 30)
  }

  @Test func `positions count and compare`() throws {
    let field = UITextField()
    field.text = "hello"

    let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let range = try #require(field.textRange(from: third, to: field.endOfDocument))
    field.selectedTextRange = range

    #expect(field.position(from: third, offset: 9) == nil)
    #expect(field.text(in: range) == "lo")
    #expect(field.offset(from: third, to: field.beginningOfDocument) == -3)
    #expect(field.compare(third, to: field.endOfDocument) == .orderedAscending)
    #expect(field.selectedTextRange == range)
  }

  @Test func `clearsOnInsertion puts the first letter in the place of all, once, and asks so`() {
    let stage = TextStage()
    stage.field.text = "abc"
    stage.field.becomeFirstResponder()
    stage.field.clearsOnInsertion = true
    stage.clear()

    stage.world.finger.type("xy")

    #expect(stage.field.text == "xy")
    #expect(stage.log == ["shouldChange 0,3 x", "changed", "shouldChange 1,0 y", "changed"])
    #expect(!stage.field.clearsOnInsertion)
  }

  @Test func `clearsOnInsertion stays with a letter that is refused or a deletion`() {
    let stage = TextStage()
    stage.field.text = "abc"
    stage.field.becomeFirstResponder()
    stage.field.clearsOnInsertion = true
    stage.mayChange = { _, text in text != "x" }

    stage.world.finger.type("x")
    stage.world.finger.key(.backspace)

    #expect(stage.field.text == "ab")
    #expect(stage.field.clearsOnInsertion)
  }

  @Test func `a clipboard that gives nothing leaves the selection`() {
    let stage = TextStage()
    let before = UIPasteboard.system
    UIPasteboard.system = MuteClipboard()
    defer { UIPasteboard.system = before }
    stage.field.text = "abc"
    stage.field.becomeFirstResponder()
    stage.field.editor.select(0..<3)
    stage.clear()

    stage.world.finger.key(.character("v"), modifiers: .control)
    stage.field.insertText("\n")

    #expect(stage.field.text == "abc")
    #expect(stage.selection == 0..<3)
    #expect(stage.log == [])
  }

  @Test func `random keys keep the selection inside the text and off the middle of characters`() {
    var random = SeededNumbers(state: 11)
    let stage = TextStage()
    stage.field.becomeFirstResponder()
    let keys: [KeyChoice] = [
      .text("a"), .text("👨‍👩‍👧"), .text(" "), .text("é"), .key(.left), .key(.right), .key(.home),
      .key(.end), .key(.backspace), .key(.delete),
    ]

    for _ in 0..<400 {
      let shift = random.next() % 3 == 0
      let wide = random.next() % 4 == 0
      switch keys[Int(random.next() % UInt64(keys.count))] {
      case .text(let text): stage.world.finger.type(text)
      case .key(let key):
        var held: KeyModifiers = shift ? .shift : []
        if wide { held.insert(.control) }
        stage.world.finger.key(key, modifiers: held)
      }
      let buffer = stage.field.editor.buffer
      #expect(buffer.selection.upperBound <= buffer.length)
      #expect(buffer.snapped(buffer.head) == buffer.head)
    }
  }
}

private enum KeyChoice {
  case text(String)
  case key(KeyStroke.Key)
}

/// A program that offers a text and does not hand it over.
private final class MuteClipboard: Clipboard {
  func text() -> String? { "" }
  func setText(_ text: String) {}
}
