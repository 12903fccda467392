import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextLayoutTests {
  private let body = TextStyle(font: Font(size: 17))

  private func layout(
    _ text: String, _ paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
    lines: Int = 0
  ) -> TextLayout {
    TextLayout(text, style: body, paragraph: paragraph, width: width, maximumLines: lines)
  }

  @Test func `the fonts the look is made of are installed`() {
    #expect(FontLibrary.shared.hasSystemFont)
    #expect(FontLibrary.shared.hasEastAsianFont)
  }

  @Test func `a line is 1,19 times the size`() {
    let layout = layout("Settings")

    #expect(layout.lines.count == 1)
    #expect(abs(layout.size.height - 20.287) < 0.01)
    #expect(abs(layout.firstBaseline - 16.187) < 0.01)
  }

  @Test func `no text has no size`() {
    #expect(layout("").size == .zero)
    #expect(layout("").lines.isEmpty)
  }

  @Test func `heavier weights are other shapes`() {
    let widths = [400, 500, 600, 700, 900].map { weight in
      TextLayout("Weight", style: TextStyle(font: Font(size: 40, weight: weight))).size.width
    }

    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 5)
  }

  @Test func `Chinese, Japanese and Korean are drawn, not boxed`() {
    for text in ["设置转场", "登りながら", "한국어", "iOS 設定"] {
      let layout = layout(text)
      #expect(layout.missingGlyphs == 0)
      #expect(layout.size.width > 17 * 2)
    }
  }

  @Test func `a line with Chinese in it is no higher and stands on the same baseline`() {
    let plain = layout("Settings")
    let mixed = layout("Settings 设置")

    #expect(mixed.size.height == plain.size.height)
    #expect(mixed.firstBaseline == plain.firstBaseline)
  }

  @Test func `words wrap at the width`() {
    let layout = layout("one two three four five six seven eight nine ten", width: 100)

    #expect(layout.lines.count > 3)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 100 })
    #expect(abs(layout.size.height - CGFloat(layout.lines.count) * body.font.lineHeight) < 0.01)
  }

  @Test func `a text laid out in its own width does not wrap`() {
    for text in ["Settings", "A longer line of text, 123.45", "设置 Tokyo"] {
      let free = layout(text)

      #expect(layout(text, width: free.size.width).lines.count == 1)
    }
  }

  @Test func `line ends make lines, empty ones too`() {
    let layout = layout("one\n\nthree")

    #expect(layout.lines.count == 3)
    #expect(layout.lines[1].rect.width == 0)
    #expect(layout.lines[1].rect.height > 20)
    #expect(layout.lines[2].range == 5..<10)
  }

  @Test func `a tail is cut with an ellipsis within the width`() {
    let paragraph = ParagraphStyle(lineBreak: .byTruncatingTail)

    let layout = layout("A title that is too long for its bar", paragraph, width: 120, lines: 1)

    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].isTruncated)
    #expect(layout.size.width <= 120.5 && layout.size.width > 90)
  }

  @Test func `an ellipsis leaves no gap`() {
    let text = "One line that is far too long for the room it has been given here"
    let ellipsis = layout("…").size.width

    let widths = (0..<20).map { step in
      layout(
        text, ParagraphStyle(lineBreak: .byTruncatingHead), width: 200 + CGFloat(step), lines: 1
      )
      .size.width
    }

    // A line filled up to its room would grow with every point; one that is not goes by letters.
    #expect(Set(widths).count < 10)
    #expect(widths.allSatisfy { $0 > 150 + ellipsis })
  }

  @Test func `only the last line is cut`() {
    let paragraph = ParagraphStyle(lineBreak: .byTruncatingTail)
    let text = "one two three four five six seven eight nine ten eleven twelve"

    let layout = layout(text, paragraph, width: 100, lines: 2)

    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(layout.lines[1].range.upperBound == text.utf16.count)
  }

  @Test func `a paragraph that is cut off leaves an ellipsis and no text of the next`() {
    let paragraph = ParagraphStyle(lineBreak: .byTruncatingTail)
    let alone = layout("First")

    let layout = layout("First\nSecond", paragraph, width: 300, lines: 1)

    #expect(layout.size.width > alone.size.width)
    #expect(layout.size.width < alone.size.width + 20)
  }

  @Test func `text that fits is not cut`() {
    let layout = layout(
      "Short", ParagraphStyle(lineBreak: .byTruncatingMiddle), width: 100, lines: 1)

    #expect(!layout.isTruncated)
  }

  @Test func `centred and right-aligned lines stand where they should`() {
    let left = layout("Word", ParagraphStyle(alignment: .left), width: 200).lines[0].rect
    let centre = layout("Word", ParagraphStyle(alignment: .center), width: 200).lines[0].rect
    let right = layout("Word", ParagraphStyle(alignment: .right), width: 200).lines[0].rect

    #expect(left.minX == 0)
    #expect(abs(centre.midX - 100) < 0.01)
    #expect(abs(right.maxX - 200) < 0.01)
  }

  @Test func `a natural line of Arabic is right-aligned`() {
    let rect = layout("مرحبا", width: 200).lines[0].rect

    #expect(abs(rect.maxX - 200) < 0.01)
  }

  @Test func `extra line height lies above the letters`() {
    let plain = layout("Word")
    let high = layout("Word", ParagraphStyle(minimumLineHeight: 40))

    #expect(high.size.height == 40)
    #expect(
      abs((high.size.height - high.firstBaseline) - (plain.size.height - plain.firstBaseline))
        < 0.01)
  }

  @Test func `tabular figures are equally wide, others are not`() {
    func width(_ text: String, tabular: Bool) -> CGFloat {
      let font = Font(size: 17, hasMonospacedDigits: tabular)
      return TextLayout(text, style: TextStyle(font: font)).size.width
    }

    #expect(abs(width("111.11", tabular: true) - width("888.88", tabular: true)) < 0.01)
    #expect(width("888.88", tabular: false) - width("111.11", tabular: false) > 1)
  }

  @Test func `kerning widens every gap`() {
    let wide = TextLayout("Word", style: TextStyle(font: Font(size: 17), kerning: 2))

    #expect(abs(wide.size.width - layout("Word").size.width - 6) < 0.1)
  }

  @Test func `the highest font decides a line's height`() {
    let layout = TextLayout(runs: [
      TextRun("small ", style: TextStyle(font: Font(size: 10))),
      TextRun("large", style: TextStyle(font: Font(size: 30))),
    ])

    #expect(abs(layout.size.height - Font(size: 30).lineHeight) < 0.01)
  }

  @Test func `odd input is laid out without harm`() {
    for text in ["\0\0a\0", "\u{2028}\u{2029}\r\n", "👨‍👩‍👧‍👦", String(repeating: "x", count: 500)] {
      for width in [CGFloat.nan, -5, 0, 3, .infinity] {
        let paragraph = ParagraphStyle(
          lineBreak: .byTruncatingTail, lineHeightMultiple: .nan, headIndent: 4)
        let layout = layout(text, paragraph, width: width, lines: 2)
        #expect(layout.lines.count <= 2)
        #expect(layout.size.height.isFinite)
      }
    }
  }
}
