import Display
import Drawing
import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct UITextViewTests {
  private let words = String(repeating: "some words that wrap ", count: 12)

  @Test func `text wraps at the view's width and scrolls when it is higher`() {
    let stage = TextStage()

    stage.area.text = String(repeating: words, count: 8)
    stage.world.advanceFrame()

    #expect(stage.area.shownLayout.lines.count > 20)
    #expect(stage.area.shownLayout.size.width <= 340)
    #expect(stage.area.contentSize.height > 600)
    #expect(stage.area.tiles.count <= 2)
  }

  @Test func `a tap begins editing and puts the caret there`() {
    let stage = TextStage()
    stage.area.text = "first\nsecond"
    stage.world.advanceFrame()

    stage.world.finger.tap(at: CGPoint(x: 28, y: 240))
    stage.world.advance(by: 0.3)

    #expect(stage.area.isFirstResponder)
    #expect(stage.area.selectedRange == NSRange(location: 6, length: 0))
    #expect(stage.log == ["area didBegin"])
  }

  @Test func `return begins a new line, and up and down keep the column`() {
    let stage = TextStage()
    stage.area.becomeFirstResponder()

    stage.world.finger.type("long line\nab\nlonger line")
    stage.world.finger.key(.up)
    let middle = stage.area.selectedRange.location
    stage.world.finger.key(.up)
    let top = stage.area.selectedRange.location
    stage.world.finger.key(.down)
    stage.world.finger.key(.down)

    #expect(stage.area.text == "long line\nab\nlonger line")
    #expect(middle == 12)
    #expect(top >= 8 && top <= 9)
    #expect(stage.area.selectedRange.location >= 22)
  }

  @Test func `an empty last line has the caret`() {
    let stage = TextStage()
    stage.area.becomeFirstResponder()

    stage.world.finger.type("a\n")
    stage.world.advanceFrame()

    let caret = stage.area.caretRect(for: stage.area.endOfDocument)
    #expect(caret.minY > 25)
    #expect(caret.minX == 5)
  }

  @Test func `typing below the edge brings the caret into sight`() {
    let stage = TextStage()
    stage.area.becomeFirstResponder()

    stage.world.finger.type(String(repeating: "x\n", count: 30))
    stage.world.advanceFrame()

    let caret = stage.area.caretRect(for: stage.area.endOfDocument)
    #expect(stage.area.contentOffset.y > 200)
    #expect(caret.maxY <= stage.area.bounds.maxY + 0.5)
  }

  @Test func `End and deleting to the end go by what return has ended, the last space included`() {
    let stage = TextStage()
    stage.area.text = "ab \ncd \n\nef"
    stage.area.becomeFirstResponder()
    stage.area.selectedRange = NSRange(location: 3, length: 0)
    stage.world.advanceFrame()

    stage.world.finger.key(.delete, modifiers: .command)
    let kept = stage.area.text
    stage.area.selectedRange = NSRange(location: 0, length: 0)
    stage.world.finger.key(.end)
    let end = stage.area.selectedRange.location
    stage.area.selectedRange = NSRange(location: 1, length: 0)
    stage.world.finger.key(.delete, modifiers: .command)
    let cut = stage.area.text
    stage.area.selectedRange = NSRange(location: 6, length: 0)
    stage.world.finger.key(.end)

    #expect(kept == "ab \ncd \n\nef")
    #expect(end == 3)
    #expect(cut == "a\ncd \n\nef")
    #expect(stage.area.selectedRange.location == 6)
  }

  @Test func `End on a line that was wrapped stays on it`() {
    let stage = TextStage()
    stage.area.text = words
    stage.area.becomeFirstResponder()
    stage.area.selectedRange = NSRange(location: 0, length: 0)
    stage.world.advanceFrame()
    let next = stage.area.shownLayout.lines[1].range.lowerBound

    stage.world.finger.key(.end)

    #expect(stage.area.selectedRange.location == next - 1)
  }

  @Test func `a drag scrolls, the second click held selects`() {
    let stage = TextStage()
    stage.area.text = String(repeating: words, count: 8)
    stage.area.becomeFirstResponder()
    stage.area.selectedRange = NSRange(location: 0, length: 0)
    stage.world.advance(by: 1)

    stage.world.finger.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    stage.world.advance(by: 1)
    let scrolled = stage.area.contentOffset.y
    let untouched = stage.area.selectedRange.length == 0
    stage.world.finger.tap(at: CGPoint(x: 60, y: 250))
    stage.world.finger.down(at: CGPoint(x: 60, y: 250))
    stage.world.advance(by: 0.2)
    stage.world.finger.move(to: CGPoint(x: 60, y: 350), over: 0.2)
    stage.world.finger.up()

    #expect(scrolled > 80)
    #expect(untouched)
    #expect(stage.area.selectedRange.length > 50)
    #expect(stage.area.contentOffset.y == scrolled)
  }

  @Test func `text that cannot be edited takes no letters`() {
    let stage = TextStage()
    stage.area.text = "fixed"
    stage.area.isEditable = false
    stage.area.becomeFirstResponder()

    stage.world.finger.type("x")
    stage.world.finger.key(.backspace)

    #expect(stage.area.text == "fixed")
    #expect(stage.area.caret.isHidden)
  }

  @Test func `a view that does not scroll is as high as its text`() {
    let area = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    area.font = .systemFont(ofSize: 17)
    area.isScrollEnabled = false
    area.text = "one"
    let single = area.sizeThatFits(CGSize(width: 200, height: 0)).height

    area.text = "one\ntwo\nthree"

    #expect(area.intrinsicContentSize.height > single + 35)
    #expect(single > 35 && single < 40)
  }

  @Test func `the delegate decides about a paste as a whole`() {
    let stage = TextStage()
    UIPasteboard.general.string = "too long"
    stage.mayChange = { _, text in text.count < 3 }
    stage.area.becomeFirstResponder()

    stage.world.finger.key(.character("v"), modifiers: .control)

    #expect(stage.area.text == "")
  }

  @Test func `scrolling a long text keeps no more bands than are seen`() {
    let stage = TextStage()
    stage.area.text = String(repeating: words + "\n", count: 60)
    stage.world.advanceFrame()

    for step in 1...20 {
      stage.area.contentOffset.y = CGFloat(step * 300)
      stage.world.advanceFrame()
    }

    #expect(stage.area.tiles.count <= 2)
    #expect(stage.area.subviews.filter { $0 is TextTile }.count <= 3)
  }

  @Test func `a secret's places are counted in the text, not in its dots`() throws {
    let stage = TextStage()
    stage.area.text = "👨‍👩‍👧👨‍👩‍👧ab"

    stage.area.isSecureTextEntry = true
    stage.world.advanceFrame()

    let end = try #require(stage.area.closestPosition(to: CGPoint(x: 340, y: 10)))
    #expect(stage.area.compare(end, to: stage.area.endOfDocument) == .orderedSame)
    #expect(stage.area.shownLayout.lines.first?.range == 0..<4)
    #expect(stage.area.text == "👨‍👩‍👧👨‍👩‍👧ab")
  }

  @Test func `attributed text keeps its runs through typing and undoing`() {
    let stage = TextStage()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    stage.area.attributedText = text
    stage.area.becomeFirstResponder()
    stage.area.typingAttributes = [.foregroundColor: UIColor.green]

    stage.area.selectedRange = NSRange(location: 3, length: 0)
    stage.world.finger.type("x")
    let typed = stage.area.attributedText
    stage.world.finger.key(.character("z"), modifiers: .control)

    let colors = (0..<8).map {
      typed?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .red, .red, .green, .blue, .blue, .blue, .blue])
    #expect(typed?.string == "redxblue")
    #expect(stage.area.attributedText == text)
  }
}

@Suite struct UIKeyInputTests {
  @Test func `any first responder that takes text gets the keys`() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
    }
    let world = Simulation()
    let page = UIViewController()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(pad)
    world.show(page)
    pad.becomeFirstResponder()

    world.finger.type("abc\n")
    world.finger.key(.backspace)
    world.finger.key(.backspace)

    #expect(pad.text == "ab")
  }
}
