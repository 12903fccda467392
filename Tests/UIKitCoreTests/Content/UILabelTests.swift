import Drawing
import Foundation
import Geometry
import QuartzCore
import Testing
import UIKitCore

@Suite struct UILabelTests {
  private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 30) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `A40: a label takes no touches unless told to`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  @Test func `a label wants the room of its text`() {
    let short = label("Word").intrinsicContentSize
    let long = label("Word and more").intrinsicContentSize

    #expect(long.width > short.width)
    #expect(short.height == long.height)
    #expect(short.height >= 20 && short.height < 22)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func `numberOfLines limits the height`() {
    let label = label("one two three four five six seven eight nine ten eleven twelve")
    let room = CGSize(width: 100, height: CGFloat.infinity)

    label.numberOfLines = 2
    let two = label.sizeThatFits(room).height
    label.numberOfLines = 0
    let all = label.sizeThatFits(room).height

    #expect(two > 40 && two < 43)
    #expect(all > 2 * two)
  }

  @Test func `text is drawn in the middle of the height`() {
    let label = label("HHH", height: 60)

    let inked = Picture(of: label).inked

    #expect(abs(inked.midY - 30) < 2)
    #expect(inked.minX < 4)
  }

  @Test func `text is drawn in its colour, light or dark`() {
    let label = label("MMM")
    label.font = .systemFont(ofSize: 28, weight: .black)

    label.overrideUserInterfaceStyle = .dark
    let dark = Picture(of: label).strongest
    label.textColor = .red
    let red = Picture(of: label).strongest

    #expect(dark == .white)
    #expect(red == UIColor.red.cgColor)
  }

  @Test func `alignment moves the text`() {
    let label = label("II")

    label.textAlignment = .center
    let centre = Picture(of: label).inked
    label.textAlignment = .right
    let right = Picture(of: label).inked

    #expect(abs(centre.midX - 100) < 2)
    #expect(right.maxX > 196)
  }

  @Test func `text that is too long stays within the label`() {
    let label = label("A very long title that cannot fit its label", width: 100)

    let inked = Picture(of: label).inked

    #expect(inked.maxX <= 100)
    #expect(inked.maxX > 80)
  }

  @Test func `text shrinks until it fits, but not below the least scale`() {
    let label = label("HHHH HHHH HHHH HHHH", width: 160)
    let full = Picture(of: label).inked.height

    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let shrunk = Picture(of: label).inked
    label.text = String(repeating: "HHHHH ", count: 20)
    let least = Picture(of: label).inked

    #expect(shrunk.height < full)
    #expect(shrunk.width > 130)
    #expect(least.height > full * 0.4)
  }

  @Test func `attributed text keeps its runs`() {
    let label = label("")
    let text = NSMutableAttributedString(
      string: "MM",
      attributes: [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 28, weight: .black),
      ])
    text.append(
      NSAttributedString(
        string: "MM",
        attributes: [
          .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 28, weight: .black),
        ]))

    label.attributedText = text

    let picture = Picture(of: label)
    let colors = (0..<200).flatMap { x in (5..<25).map { picture[x, $0] } }
    #expect(colors.contains(UIColor.red.cgColor))
    #expect(colors.contains(UIColor.blue.cgColor))
    #expect(label.text == "MMMM")
  }

  @Test func `setting the same text again does not draw again`() {
    let label = label("Word")
    label.layer.displayIfNeeded()

    label.text = "Word"
    label.textColor = .label
    label.numberOfLines = 1
    let same = label.layer.needsDisplay()
    label.text = "Other"

    #expect(!same)
    #expect(label.layer.needsDisplay())
  }

  @Test func `a first and a last baseline lie on the letters' feet`() {
    let label = label("HH", height: 40)

    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)

    #expect(abs(rect.midY - 20) < 0.01)
    #expect(abs(Picture(of: label).inked.maxY - (rect.minY + label.font.ascender)) <= 1)
  }
}
