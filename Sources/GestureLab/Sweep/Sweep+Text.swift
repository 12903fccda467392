import Foundation

/// Sweeps as files.
nonisolated extension Sweep {
  /// JSON: the axes, then a row for each cell that was played.
  public var json: String {
    let axes = plan.axes.map {
      JSONWriting.object([
        ("name", JSONWriting.text($0.name)), ("unit", JSONWriting.text($0.unit)),
        ("first", JSONWriting.number($0.first)), ("last", JSONWriting.number($0.last)),
        ("count", "\($0.count)"),
      ])
    }
    let set = plan.settings.map { ($0.key, JSONWriting.number($0.value)) }
    let start = [plan.stroke.start.x, plan.stroke.start.y].map { JSONWriting.number(Double($0)) }
    let members = [
      ("scene", JSONWriting.text(plan.scene)),
      ("state", plan.stroke.state.map(JSONWriting.text) ?? "null"),
      ("device", JSONWriting.text(Self.text(plan.device))),
      ("start", JSONWriting.array(start)), ("way", JSONWriting.text(plan.stroke.way)),
      ("length", JSONWriting.number(plan.stroke.length)),
      ("set", JSONWriting.object(set)), ("axes", JSONWriting.array(axes)),
      ("played", "\(played)"), ("cells", JSONWriting.array(rows, isTall: true)),
    ]
    return JSONWriting.object(members.map { (key: $0.0, value: $0.1) }) + "\n"
  }

  /// A device as files name it.
  static func text(_ device: CGSize) -> String {
    [device.width, device.height].map { JSONWriting.number(Double($0)) }.joined(separator: "x")
  }

  private var rows: [String] {
    cells.indices.compactMap { index in
      guard let cell = cells[index] else { return nil }
      var members: [(key: String, value: String)] = zip(plan.axes, plan.values(index)).map {
        ($0.name, JSONWriting.number($1))
      }
      members += [
        ("outcome", JSONWriting.text(cell.outcome.rawValue)),
        ("percent", JSONWriting.number(cell.percent)),
        ("velocity_read", JSONWriting.number(cell.velocity)),
        ("margin", JSONWriting.number(cell.margin)),
        ("relative_margin", JSONWriting.number(cell.relativeMargin)),
      ]
      return JSONWriting.object(members)
    }
  }

  /// CSV with a line of names; cells that were not played are left out.
  public var csv: String {
    let names =
      plan.axes.map(\.name) + [
        "outcome", "percent", "velocity_read", "margin", "relative_margin",
      ]
    var lines = [names.joined(separator: ",")]
    for (index, cell) in cells.enumerated() {
      guard let cell else { continue }
      let values = plan.values(index).map { JSONWriting.number($0) }
      let figures = [cell.percent, cell.velocity, cell.margin, cell.relativeMargin].map {
        $0.map { JSONWriting.number($0) } ?? ""
      }
      lines.append((values + [cell.outcome.rawValue] + figures).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
