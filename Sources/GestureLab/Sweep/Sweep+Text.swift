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
      ("start", JSONWriting.array(start)), ("way", JSONWriting.text(plan.stroke.way)),
      ("length", JSONWriting.number(plan.stroke.length)),
      ("set", JSONWriting.object(set)), ("axes", JSONWriting.array(axes)),
      ("played", "\(played)"), ("cells", JSONWriting.array(rows, isTall: true)),
    ]
    return JSONWriting.object(members.map { (key: $0.0, value: $0.1) }) + "\n"
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
      ]
      return JSONWriting.object(members)
    }
  }

  /// CSV with a line of names; cells that were not played are left out.
  public var csv: String {
    let names = plan.axes.map(\.name) + ["outcome", "percent", "velocity_read", "margin"]
    var lines = [names.joined(separator: ",")]
    for (index, cell) in cells.enumerated() {
      guard let cell else { continue }
      let values = plan.values(index).map { JSONWriting.number($0) }
      let figures = [cell.percent, cell.velocity, cell.margin].map {
        $0.map { JSONWriting.number($0) } ?? ""
      }
      lines.append((values + [cell.outcome.rawValue] + figures).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `json` wrote, for the same plan.
  ///
  /// - Throws: `GestureFileError` with line and column, also for another grid.
  public init(json bytes: [UInt8], plan: SweepPlan) throws(GestureFileError) {
    let root = try JSONReader.read(bytes)
    self.init(plan: plan)
    guard let axes = root["axes"]?.array, let rows = root["cells"]?.array else {
      throw root.error(expected: "a sweep as --json writes it")
    }
    guard axes.count == plan.axes.count,
      zip(axes, plan.axes).allSatisfy({ node, axis in
        node["name"]?.string == axis.name && node["first"]?.number == axis.first
          && node["last"]?.number == axis.last && node["count"]?.number == Double(axis.count)
      })
    else { throw (root["axes"] ?? root).error(expected: "the same axes as this sweep's") }
    var places: [[Double]: Int] = [:]
    for index in 0..<plan.count { places[plan.values(index)] = index }
    for row in rows {
      let values = plan.axes.map { row[$0.name]?.number ?? .nan }
      guard let index = places[values],
        let outcome = row["outcome"]?.string.flatMap(GestureFile.Outcome.init)
      else { throw row.error(expected: "a cell of this grid with an outcome") }
      cells[index] = SweepCell(
        outcome: outcome, percent: row["percent"]?.number, velocity: row["velocity_read"]?.number,
        margin: row["margin"]?.number)
    }
  }
}
