import Drawing
import Foundation
import Testing

@testable import UIKitCore

@Suite struct TextStorageTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
  private let blue: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.blue]

  /// The parts' texts, with the first letter of what they look like.
  private func shown(_ text: TextStorage) -> [String] {
    text.parts.map { part in
      let color = part.attributes[.foregroundColor] as? UIColor
      return part.text + (color == .red ? "/r" : color == .blue ? "/b" : "/-")
    }
  }

  @Test func `an empty text has no runs`() {
    #expect(TextStorage("", attributes: red).runs.isEmpty)
    #expect(TextStorage(NSAttributedString(string: "")).runs.isEmpty)
    #expect(AttributedText("", font: .systemFont(ofSize: 17), color: .red).runs.isEmpty)
  }

  @Test func `a text in the middle of another splits it`() {
    var text = TextStorage("abcd", attributes: red)

    text.replace(1..<3, with: TextStorage("xyz", attributes: blue))

    #expect(text.text == "axyzd")
    #expect(shown(text) == ["a/r", "xyz/b", "d/r"])
  }

  @Test func `what looks the same is one run`() {
    var text = TextStorage("ad", attributes: red)
    text.replace(1..<1, with: TextStorage("x", attributes: blue))

    text.replace(1..<2, with: TextStorage("bc", attributes: [.foregroundColor: UIColor.red]))

    #expect(shown(text) == ["abcd/r"])
  }

  @Test func `a range that reaches beyond the text ends with it`() {
    var text = TextStorage("abc", attributes: red)

    text.replace(2..<9, with: TextStorage("x", attributes: blue))
    text.replace(20..<30, with: TextStorage("y", attributes: blue))

    #expect(shown(text) == ["ab/r", "xy/b"])
  }

  @Test func `half of a pair is the whole of it`() {
    var text = TextStorage("a😀b", attributes: red)

    text.replace(2..<4, with: TextStorage("x", attributes: blue))

    #expect(text.text == "ax")
    #expect(text.runs.reduce(0) { $0 + $1.length } == text.length)
  }

  @Test func `new attributes join those that stay`() {
    var text = TextStorage("ab", attributes: red)
    text.replace(1..<2, with: TextStorage("b", attributes: blue))

    text.addAttributes([.kern: 3])
    let before = shown(text)
    text.addAttributes(red)

    #expect(before == ["a/r", "b/b"])
    #expect(shown(text) == ["ab/r"])
    #expect(text.parts[0].attributes[.kern] as? Int == 3)
  }

  @Test func `an attributed string comes out as it went in`() {
    let string = NSMutableAttributedString(string: "é😀", attributes: red)
    string.append(NSAttributedString(string: "👩‍👧 b", attributes: blue))

    let text = TextStorage(string)

    #expect(shown(text) == ["é😀/r", "👩‍👧 b/b"])
    #expect(text.attributedString == string)
  }

  @Test func `plain text is drawn as the attributed string that says the same`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 13), .kern: 1.5, .paragraphStyle: style,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]

    let plain = AttributedText(drawn: TextStorage("Zürich 😀", attributes: attributes))
    let attributed = AttributedText(
      NSAttributedString(string: "Zürich 😀", attributes: attributes),
      font: .systemFont(ofSize: 12), color: .black)

    #expect(plain.runs == attributed.runs)
    #expect(plain.runs.count == 1)
    #expect(plain.paragraph == attributed.paragraph)
    #expect(plain.paragraph.alignment == .center)
  }
}
