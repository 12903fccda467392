import Drawing
import Foundation
import Testing
import UIKitCore

@Suite struct UIFontTests {
  @Test func `a body line is as high as on a phone`() {
    let font = UIFont.preferredFont(forTextStyle: .body)

    #expect(font.pointSize == 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.descender < 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  @Test func `weights are nine`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    let numbers = weights.map { UIFont.systemFont(ofSize: 10, weight: $0).font.weight }

    #expect(numbers == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func `equal fonts are equal objects`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 12).withSize(17) == UIFont.systemFont(ofSize: 17))
  }

  @Test func `a name carries its style`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 20))

    #expect(font.font.weight == 700)
    #expect(font.font.isItalic)
    #expect(font.familyName == "HelveticaNeue")
  }

  @Test func `a name nobody has still measures`() throws {
    let font = try #require(UIFont(name: "NoSuchFont", size: 20))

    #expect("Word".size(withAttributes: [.font: font]).width > 20)
  }
}
