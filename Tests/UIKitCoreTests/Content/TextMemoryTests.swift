import Drawing
import Foundation
import Testing

@testable import UIKitCore

/// Foundation's attributed strings on Linux keep their attributes for ever: what is plain must do
/// without one. What a text was drawn in tells, for it goes only when nothing holds it.
@Suite struct TextMemoryTests {
  /// Whether a colour goes when all that was done with it is over.
  private func goes(_ use: (UIColor) -> Void) -> Bool {
    weak var left: UIColor?
    do {
      let color = UIColor(red: 0.123, green: 0.456, blue: 0.789, alpha: 0.5)
      left = color
      use(color)
    }
    return left == nil
  }

  @Test func `the check finds what stays`() {
    var held: [UIColor] = []

    #expect(goes { _ in })
    #expect(!goes { held.append($0) })
    #expect(held.count == 1)
  }

  @Test func `a label's plain text leaves nothing behind`() {
    let isGone = goes { color in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.text = "Some words that go on for more than a line"
      label.textColor = color
      label.adjustsFontSizeToFitWidth = true
      _ = label.intrinsicContentSize
      _ = label.baselines(in: label.bounds)
      #expect(!Picture(of: label).inked.isNull)
    }

    #expect(isGone)
  }

  @Test func `a string that is measured and drawn leaves nothing behind`() {
    let isGone = goes { color in
      let style: [NSAttributedString.Key: Any] = [
        .foregroundColor: color, .font: UIFont.systemFont(ofSize: 12),
      ]
      let picture = Picture(100, 60) {
        "Words".draw(at: .zero, withAttributes: style)
        "Words".draw(in: CGRect(x: 0, y: 20, width: 100, height: 20), withAttributes: style)
        NSString("Words").draw(at: CGPoint(x: 0, y: 40), withAttributes: style)
      }
      #expect(picture.inked.height > 40)
      #expect("Words".size(withAttributes: style).width > 10)
      #expect(
        "Words".boundingRect(with: CGSize(width: 9, height: 9), attributes: style).width > 10)
    }

    #expect(isGone)
  }

  @Test(arguments: [false, true])
  func `a field's text and placeholder leave nothing behind`(isSecure: Bool) {
    let isGone = goes { color in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      field.defaultTextAttributes = [.kern: 1, .backgroundColor: color]
      field.textColor = color
      field.isSecureTextEntry = isSecure
      field.placeholder = "Say something"
      _ = field.intrinsicContentSize
      field.text = "Words"
      field.insertText(" that are typed")
      field.deleteBackward()
      _ = field.intrinsicContentSize
      field.layoutIfNeeded()
      let picture = Picture(60, 30) { field.drawText(in: field.bounds) }
      #expect(!picture.inked.isNull)
    }

    #expect(isGone)
  }

  @Test func `a text view's text leaves nothing behind`() {
    let isGone = goes { color in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 90))
      view.textColor = color
      view.text = "Words that are long"
      view.insertText(" and typed")
      view.deleteBackward()
      view.layoutIfNeeded()
      #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height > 20)
    }

    #expect(isGone)
  }

  @Test func `a button's title leaves nothing behind`() {
    let isGone = goes { color in
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.setTitleColor(color, for: .normal)
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.titleLabel.map { !Picture(of: $0).inked.isNull } == true)
    }

    #expect(isGone)
  }

  @Test func `a label copies an attributed text only where it can change`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one")

    label.attributedText = text
    text.append(NSAttributedString(string: " two"))

    #expect(label.text == "one")
  }
}
