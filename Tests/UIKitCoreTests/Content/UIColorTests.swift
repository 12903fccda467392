import Foundation
import Geometry
import Testing
import UIKitCore

@Suite struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `system colours differ by light and dark`() {
    let color = UIColor.systemBlue

    #expect(
      color.resolvedColor(with: light) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(
      color.resolvedColor(with: dark)
        == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
  }

  @Test func `labels are black on white and white on black`() {
    #expect(UIColor.label.resolvedColor(with: light).cgColor == .black)
    #expect(UIColor.label.resolvedColor(with: dark).cgColor == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor == .black)
  }

  @Test func `an alpha goes with a colour into the dark`() {
    let faint = UIColor.label.withAlphaComponent(0.25)

    #expect(faint.resolvedColor(with: dark).cgColor == CGColor(gray: 1, alpha: 0.25))
  }

  @Test func `a provider is asked with the surroundings`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }

    #expect(color.resolvedColor(with: light) == .white)
    #expect(color.resolvedColor(with: dark).cgColor.red == 1)
    #expect(abs(color.resolvedColor(with: dark).cgColor.green - 69.0 / 255) < 0.001)
  }

  @Test func `the current surroundings decide a plain CGColor`() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }

    UITraitCollection.current = dark

    #expect(UIColor.label.cgColor == .white)
  }

  @Test func `equal colours are equal objects`() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test func `hue, saturation and brightness go round`() {
    for hue in [0.0, 0.1, 0.35, 0.5, 0.62, 0.8, 0.97] {
      let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 0.5)
      var back: (h: CGFloat, s: CGFloat, b: CGFloat, a: CGFloat) = (0, 0, 0, 0)

      color.getHue(&back.h, saturation: &back.s, brightness: &back.b, alpha: &back.a)

      #expect(abs(back.h - hue) < 1e-6)
      #expect(abs(back.s - 0.7) < 1e-6 && abs(back.b - 0.9) < 1e-6 && back.a == 0.5)
    }
  }

  @Test func `components come out as they went in`() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0

    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(
      &red, green: nil, blue: nil, alpha: &alpha)

    #expect(red == 0.25 && alpha == 0.5)
  }

  @Test func `a colour literal is a colour`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

    #expect(color == .orange)
  }
}
