import Foundation
import Testing
import UIKitCore

@testable import Playground

@Suite struct ParagraphTests {
  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(text: text, size: 15, lineHeight: 20)
  }

  @Test func `the same words are the same string`() {
    let words = UUID().uuidString

    let first = paragraph(words).string

    #expect(first === paragraph(words).string)
    #expect(first.string == words)
    #expect(first !== Paragraph(text: words, size: 17, lineHeight: 20).string)
  }

  @Test func `however many words there were, so many are kept and the newest of them`() {
    let run = UUID().uuidString
    let first = paragraph("\(run) 0").string

    for index in 1...Paragraph.limit * 2 { _ = paragraph("\(run) \(index)").string }
    let last = paragraph("\(run) \(Paragraph.limit * 2)").string

    #expect(Paragraph.knownCount == Paragraph.limit)
    #expect(last === paragraph("\(run) \(Paragraph.limit * 2)").string)
    #expect(first !== paragraph("\(run) 0").string)
  }
}
