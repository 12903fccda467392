import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextPositionTests {
  private let style = TextStyle(font: Font(size: 17))

  @Test func `a caret walks from the line's start to its end`() {
    let layout = TextLayout("Word", style: style)

    let xs = (0...4).map { layout.caretRect(at: $0).minX }

    #expect(xs.first == 0)
    #expect(xs == xs.sorted())
    #expect(abs((xs.last ?? 0) - layout.size.width) < 0.5)
    #expect(layout.caretRect(at: 2).height == layout.size.height)
  }

  @Test func `the place of a caret leads back to its offset`() {
    for text in ["Settings", "设置 转场", "a👍b", "two\nlines"] {
      let layout = TextLayout(text, style: style, width: 300)
      var offset = 0
      for character in text where character != "\n" {
        let rect = layout.caretRect(at: offset)
        #expect(layout.offset(at: CGPoint(x: rect.minX + 0.1, y: rect.midY)) == offset)
        offset += character.utf16.count
        if text.utf16.count == 9, offset == 3 { offset += 1 }
      }
    }
  }

  @Test func `points outside give the nearest offset`() {
    let layout = TextLayout("one\ntwo", style: style)

    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 7)
    #expect(layout.offset(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
  }

  @Test func `offsets outside are cut to the text`() {
    let layout = TextLayout("one", style: style)

    #expect(layout.caretRect(at: -3) == layout.caretRect(at: 0))
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 3))
  }

  @Test func `a selection over two lines has two rectangles`() {
    let layout = TextLayout("first\nsecond", style: style)

    let rects = layout.selectionRects(for: 2..<9)

    #expect(rects.count == 2)
    #expect(rects[1].minX == 0)
  }
}
