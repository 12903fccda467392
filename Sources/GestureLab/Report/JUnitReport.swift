import Foundation

/// Records as JUnit XML, which every CI reads.
public nonisolated enum JUnitReport {
  public static func text(_ records: [ReplayRecord]) -> String {
    let failures = records.count { !$0.passed }
    let time = records.reduce(0) { $0 + $1.run.settled }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"0\">",
      "  <testsuite name=\"segue replay\" tests=\"\(records.count)\" failures=\"\(failures)\" "
        + "errors=\"0\" skipped=\"0\" time=\"\(seconds(time))\">",
    ]
    for record in records { lines += test(record) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func test(_ record: ReplayRecord) -> [String] {
    let run = record.run
    let head =
      "    <testcase classname=\"\(Markup.escape(run.gesture.scene))\" "
      + "name=\"\(Markup.escape(record.file))\" time=\"\(seconds(run.settled))\""
    var body: [String] = []
    if let failure = record.failure {
      body.append(
        "      <failure message=\"\(Markup.escape(failure))\">\(Markup.escape(run.reason))</failure>"
      )
    }
    var notes = run.traps.map { "\($0.id): \($0.message) \($0.advice)" }
    if let warning = record.warning { notes.append("near its limit: \(warning)") }
    if !notes.isEmpty {
      body.append(
        "      <system-out>\(Markup.escape(notes.joined(separator: "\n")))</system-out>")
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  private static func seconds(_ value: TimeInterval) -> String { String(format: "%.3f", value) }
}

/// Text put into XML and HTML.
nonisolated enum Markup {
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // XML has no way to write these.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
