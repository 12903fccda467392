import Foundation
import Testing
import UIKitCore

@Suite struct TextAttributesTests {
  @Test func `a bounding box wraps only when told to use lines`() {
    let text = NSAttributedString(
      string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let room = CGSize(width: 80, height: 1000)

    let single = text.boundingRect(with: room, options: [])
    let wrapped = text.boundingRect(with: room, options: [.usesLineFragmentOrigin])

    #expect(single.width > 80 && single.height < 22)
    #expect(wrapped.width <= 80 && wrapped.height > 60)
  }

  @Test func `a paragraph style's spacing counts`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let font = UIFont.systemFont(ofSize: 17)

    let tight = "a\nb".size(withAttributes: [.font: font])
    let loose = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])

    #expect(abs(loose.height - tight.height - 10) < 0.01)
  }

  @Test func `kerning may be any kind of number`() {
    let font = UIFont.systemFont(ofSize: 17)
    let widths = [5 as Any, 5.0, CGFloat(5), Float(5), NSNumber(value: 5)].map {
      "abc".size(withAttributes: [.font: font, .kern: $0]).width
    }

    #expect(Set(widths).count == 1)
    #expect(widths[0] > "abc".size(withAttributes: [.font: font]).width + 9)
  }

  @Test func `text is drawn in the current context`() {
    let picture = Picture(100, 40) {
      "Hello".draw(
        at: CGPoint(x: 10, y: 5),
        withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    }

    #expect(picture.inked.minX >= 9)
    #expect(picture.inked.height > 10)
  }
}
