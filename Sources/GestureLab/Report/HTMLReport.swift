import Foundation

/// Records as one page that needs nothing else: verdict, plot, film strip, diagnostics and margin
/// of each gesture.
public nonisolated enum HTMLReport {
  public static func text(_ records: [ReplayRecord]) -> String {
    let failed = records.count { !$0.passed }
    let near = records.filter { $0.run.isNearItsLimit }
    var parts = [
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Gestures: \(records.count - failed) of \(records.count) as expected</title>
      <style>\(style)</style></head><body>
      <h1>\(records.count - failed) of \(records.count) gestures as expected</h1>
      """
    ]
    if !near.isEmpty {
      let share = GestureRun.number(GestureRun.safeMargin * 100)
      parts.append(
        "<p class=\"near\">\(near.count) within \(share) % of the limit; with a real pointer they "
          + "may differ from day to day: "
          + near.map { Markup.escape($0.file) }.joined(separator: ", ") + "</p>")
    }
    parts += records.map(section)
    parts.append("</body></html>\n")
    return parts.joined(separator: "\n")
  }

  private static func section(_ record: ReplayRecord) -> String {
    let run = record.run
    let state = record.passed ? (run.isNearItsLimit ? "near" : "ok") : "failed"
    var parts = [
      "<section class=\"\(state)\"><h2>\(Markup.escape(record.file))</h2>",
      "<p><b>\(run.outcome.rawValue)</b>"
        + (run.gesture.expect.map { " (expected \($0.rawValue))" } ?? "") + " – "
        + Markup.escape(record.failure ?? run.reason) + "</p>",
      facts(record),
    ]
    if let note = run.gesture.note { parts.append("<p>\(Markup.escape(note))</p>") }
    parts.append(ProgressPlot.svg(run))
    if let strip = record.filmStrip {
      parts.append(
        "<img alt=\"film strip\" src=\"data:image/png;base64,\(strip.base64EncodedString())\">")
    }
    if !run.traps.isEmpty {
      let items = run.traps.map {
        "<li><b>\(Markup.escape($0.id))</b> at \(GestureRun.number($0.time)) s: "
          + Markup.escape("\($0.message) \($0.advice)") + "</li>"
      }
      parts.append("<ul>\(items.joined())</ul>")
    }
    parts.append("<details><summary>recognizers</summary>\(recognitions(run))</details></section>")
    return parts.joined(separator: "\n")
  }

  private static func facts(_ record: ReplayRecord) -> String {
    let run = record.run
    var facts: [(String, String)] = [
      ("scene", run.gesture.scene + (run.gesture.state.map { " · \($0)" } ?? ""))
    ]
    func add(_ name: String, _ value: Double?, _ unit: String, places: Int = 3) {
      if let value { facts.append((name, GestureRun.number(value, places: places) + unit)) }
    }
    add("percent", run.percent, "")
    add("velocity", run.velocity, " pt/s")
    if let rule = run.verdict?.rule, !rule.isEmpty { facts.append(("rule", rule)) }
    add("margin", run.relativeMargin.map { $0 * 100 }, " % of the limit", places: 1)
    add("released", run.released, " s")
    add("settled", run.settled, " s")
    facts.append(("frames", "\(run.frameCount)"))
    facts.append(("trace", String(record.traceHash.prefix(16))))
    let rows = facts.map { "<dt>\($0.0)</dt><dd>\(Markup.escape($0.1))</dd>" }
    return "<dl>\(rows.joined())</dl>"
  }

  private static func recognitions(_ run: GestureRun) -> String {
    let rows = run.recognitions.map {
      "<tr><td>\(GestureRun.number($0.time))</td><td>\(Markup.escape($0.recognizer))</td>"
        + "<td>\(Markup.escape($0.view))</td><td>\($0.state)</td>"
        + "<td>\(Markup.escape($0.reason))</td></tr>"
    }
    return "<table>\(rows.joined(separator: "\n"))</table>"
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#8884;--ok:#2a9d4a;--bad:#d33c3c;--near:#c98a00}
    body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:64em;padding:0 1em}
    h1{font-size:1.5em}h2{font-size:1.1em;margin:.2em 0}
    section{border:1px solid var(--line);border-left:6px solid var(--ok);border-radius:8px;
    padding:.8em 1.2em;margin:1em 0;overflow:auto}
    section.failed{border-left-color:var(--bad)}section.near{border-left-color:var(--near)}
    p.near{color:var(--near)}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1em;margin:.5em 0}
    dt{opacity:.65}dd{margin:0;font-variant-numeric:tabular-nums}
    img{max-width:100%;display:block;margin:.8em 0}table{border-collapse:collapse;font-size:.85em}
    td{padding:.1em .8em .1em 0;border-top:1px solid var(--line)}
    """
}
