import Foundation
import Testing

@testable import GestureLab

@Suite struct ReportTests {
  private func records() throws -> [ReplayRecord] {
    try ["finish", "cancel"].map { expect in
      let text = """
        segue-gesture 1
        scene: swipe-back
        state: detail
        expect: \(expect)
        note: <tag> & "quotes"

        drag from 60 400 to 234 400 over 300 hold 200
        """
      let gesture = try GestureFile(parsing: text)
      return ReplayRecord(
        file: "a/\(expect)&.gesture", run: try Lab.play(gesture, on: SceneScreen("swipe-back")))
    }
  }

  @Test func `what follows the release is what was seen, and no guess`() throws {
    let run = try #require(try records().first?.run)
    let transition = try #require(run.handled)

    let motion = run.motion(after: transition)

    let ended = try #require(transition.ended)
    #expect(motion.count > 5)
    #expect((motion.last?.percent ?? 0) > 0.9)
    #expect(zip(motion, motion.dropFirst()).allSatisfy { $1.percent >= $0.percent - 0.01 })
    #expect((motion.last?.time ?? 0) <= ended + 1e-9)
    #expect(HTMLReport.text(try records()).contains("stroke-dasharray=\"3 4\"/>"))
  }

  @Test func `JUnit tells failures with their reason`() throws {
    let text = JUnitReport.text(try records())

    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
    #expect(text.contains("tests=\"2\" failures=\"1\""))
    #expect(text.contains("name=\"a/cancel&amp;.gesture\""))
    #expect(text.contains("message=\"expected cancel, got finish: finish: percent 0.421 ≥ 0.4"))
    // 0.4205 is 5.1 % away: far enough.
    #expect(!text.contains("near its limit"))
  }

  @Test func `the page needs nothing else and shows all`() throws {
    let text = HTMLReport.text(try records())

    #expect(text.contains("1 of 2 gestures as expected"))
    #expect(text.contains("<svg"))
    #expect(text.contains("limit 0.4"))
    #expect(text.contains("&lt;tag&gt; &amp; &quot;quotes&quot;"))
    #expect(!text.contains("http"))
    #expect(!text.contains("<script"))
  }

  @Test func `Markdown has a row for each`() throws {
    let text = MarkdownReport.text(try records())

    #expect(text.hasPrefix("## Gestures: 1 of 2 as expected"))
    #expect(text.contains("| ✗ | a/cancel&.gesture | cancel | finish |"))
  }

  @Test func `JSON has every key that was promised`() throws {
    let record = try #require(records().first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(record.json.utf8)) as? [String: Any])

    for key in [
      "file", "scene", "expect", "outcome", "passed", "percent", "velocity", "rule", "margin",
      "began", "released", "settled", "frames", "transitions", "diagnostics", "trace_sha256",
    ] {
      #expect(object[key] != nil, "\(key)")
    }
    #expect(object["outcome"] as? String == "finish")
    #expect((object["trace_sha256"] as? String)?.count == 64)
    #expect((object["released"] as? NSNumber)?.doubleValue == 0.5)
  }
}
