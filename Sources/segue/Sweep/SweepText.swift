import Foundation
import GestureLab

/// A sweep for a terminal.
@MainActor
enum SweepText {
  /// A letter a cell, where there are one or two axes with several steps; then the counts.
  static func map(_ sweep: Sweep) -> String {
    let plan = sweep.plan
    let long = plan.axes.indices.filter { plan.axes[$0].count > 1 }
    var lines: [String] = []
    if (1...2).contains(long.count), plan.axes[long[0]].count <= 200 {
      let x = plan.axes[long[0]]
      let rows = long.count > 1 ? plan.axes[long[1]].count : 1
      for row in (0..<rows).reversed() {
        let letters = (0..<x.count).map { column in
          letter(sweep.cells[row * x.count + column])
        }
        let label =
          long.count > 1 ? String(format: "%8g ", plan.axes[long[1]].value(row)) : ""
        lines.append(label + letters.joined())
      }
      let ends = "\(JSONWriting.number(x.first)) … \(JSONWriting.number(x.last)) \(x.unit)"
      lines.append((long.count > 1 ? "         " : "") + "\(x.name) \(ends)")
    }
    func count(_ outcome: GestureFile.Outcome) -> Int {
      sweep.cells.count { $0?.outcome == outcome }
    }
    lines.append(
      "\(plan.scene): \(count(.finish)) finish (#), \(count(.cancel)) cancel (.), "
        + "\(count(.none)) nothing (-), \(plan.count - sweep.played) not played; "
        + "drag \(plan.stroke.way) over \(JSONWriting.number(plan.stroke.length)) pt")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func letter(_ cell: SweepCell?) -> String {
    guard let cell else { return " " }
    switch cell.outcome {
    case .finish: return "#"
    case .cancel: return "."
    case .none: return "-"
    }
  }
}
