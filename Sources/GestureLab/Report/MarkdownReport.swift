import Foundation

/// Records as a table for a pull request.
public nonisolated enum MarkdownReport {
  public static func text(_ records: [ReplayRecord]) -> String {
    let failed = records.filter { !$0.passed }
    let near = records.filter { $0.run.isNearItsLimit }
    var lines = [
      "## Gestures: \(records.count - failed.count) of \(records.count) as expected", "",
      "| | gesture | expected | got | why | margin |", "| --- | --- | --- | --- | --- | --- |",
    ]
    for record in records {
      let run = record.run
      let margin = run.relativeMargin.map { "\(GestureRun.number($0 * 100, places: 1)) %" } ?? ""
      let cells = [
        record.passed ? (run.isNearItsLimit ? "⚠" : "✓") : "✗", cell(record.file),
        run.gesture.expect?.rawValue ?? "", run.outcome.rawValue,
        cell(record.failure ?? run.reason), margin,
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if !near.isEmpty {
      let share = GestureRun.number(GestureRun.safeMargin * 100)
      lines += ["", "Within \(share) % of their limit, so likely to differ on another day:", ""]
      lines += near.map { "- \(cell($0.file)): \(cell($0.run.reason))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}
