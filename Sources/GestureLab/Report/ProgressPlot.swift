import Foundation

/// A drawing of progress against time, with the rule's limit and the release.
nonisolated enum ProgressPlot {
  private static let width = 720.0
  private static let height = 180.0
  private static let left = 36.0
  private static let bottom = 22.0

  /// SVG: how far the hand had it, and after that how far the view that went along was seen to go.
  static func svg(_ run: GestureRun) -> String {
    let end = max(run.settled, run.released ?? 0, 0.1)
    func x(_ time: Double) -> Double { left + time / end * (width - left - 8) }
    func y(_ percent: Double) -> Double { (1 - percent) * (height - bottom - 10) + 10 }
    var parts = [
      "<svg viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\" width=\"\(number(width))\" "
        + "aria-label=\"progress over time\" font-size=\"11\" fill=\"currentColor\">"
    ]
    for percent in [0, 0.5, 1.0] {
      parts.append(line(left, y(percent), width - 8, y(percent), "#8884"))
      parts.append(text(4, y(percent) + 4, "\(Int(percent * 100)) %"))
    }
    let step = tick(for: end)
    for index in 0...Int(end / step) {
      let time = Double(index) * step
      parts.append(line(x(time), y(0), x(time), y(0) + 4, "#888"))
      parts.append(text(x(time) - 8, height - 4, "\(GestureRun.number(time)) s"))
    }
    for transition in run.transitions {
      let points = transition.progress.map { "\(number(x($0.time))),\(number(y($0.percent)))" }
      guard !points.isEmpty else { continue }
      parts.append(
        "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#2f7de1\" "
          + "stroke-width=\"2\"/>")
      if let last = transition.progress.last, let ended = transition.ended,
        let completed = transition.completed
      {
        let rest = run.motion(after: transition).map {
          "\(number(x($0.time))),\(number(y($0.percent)))"
        }
        if !rest.isEmpty {
          parts.append(
            "<polyline points=\"\(rest.joined(separator: " "))\" fill=\"none\" stroke=\"#2f7de1\" "
              + "stroke-width=\"2\" stroke-dasharray=\"3 4\"/>")
        }
        parts.append(line(x(ended), y(0) - 5, x(ended), y(0) + 5, "#2f7de1"))
        parts.append(
          "<circle cx=\"\(number(x(last.time)))\" cy=\"\(number(y(last.percent)))\" r=\"4\" "
            + "fill=\"\(completed ? "#2a9d4a" : "#d33c3c")\"/>")
      }
    }
    if let limit = run.verdict?.clauses.first(where: { $0.name.contains("percent") })?.limit {
      parts.append(line(left, y(limit), width - 8, y(limit), "#d38b00", dash: "6 4"))
      parts.append(text(width - 64, y(limit) - 4, "limit \(GestureRun.number(limit))"))
    }
    return parts.joined(separator: "\n") + "</svg>"
  }

  private static func tick(for end: Double) -> Double {
    [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300].first { end / $0 <= 10 } ?? 600
  }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, dash: String = ""
  ) -> String {
    "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" "
      + "stroke=\"\(color)\"\(dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")/>"
  }

  private static func text(_ x: Double, _ y: Double, _ text: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\">\(Markup.escape(text))</text>"
  }

  private static func number(_ value: Double) -> String {
    GestureRun.number((value * 10).rounded() / 10, places: 1)
  }
}
