import Foundation

nonisolated extension Sweep {
  /// Whether bytes look like a sweep that `json` wrote, and not like another file.
  public static func isWritten(in bytes: [UInt8]) -> Bool {
    guard let root = try? JSONReader.read(bytes) else { return false }
    return root["axes"] != nil && root["cells"] != nil
  }

  /// Reads what `json` wrote.
  ///
  /// - Throws: `GestureFileError` with line and column.
  public init(json bytes: [UInt8]) throws(GestureFileError) {
    let root = try JSONReader.read(bytes)
    guard let rows = root["cells"]?.array else {
      throw root.error(expected: "a sweep as --json writes it")
    }
    self.init(plan: try SweepPlan(root))
    var places: [[Double]: Int] = [:]
    for index in 0..<plan.count { places[plan.values(index)] = index }
    for row in rows {
      let values = plan.axes.map { row[$0.name]?.number ?? .nan }
      guard let index = places[values],
        let outcome = row["outcome"]?.string.flatMap(GestureFile.Outcome.init)
      else { throw row.error(expected: "a cell of this grid with an outcome") }
      cells[index] = SweepCell(
        outcome: outcome, percent: row["percent"]?.number, velocity: row["velocity_read"]?.number,
        margin: row["margin"]?.number, relativeMargin: row["relative_margin"]?.number)
    }
  }
}

nonisolated extension SweepPlan {
  /// Reads the head of a sweep's file.
  fileprivate init(_ root: JSONNode) throws(GestureFileError) {
    guard let scene = root["scene"]?.string, let axes = root["axes"]?.array, !axes.isEmpty,
      let start = root["start"]?.array?.compactMap(\.number), start.count == 2,
      let length = root["length"]?.number
    else { throw root.error(expected: "a sweep as --json writes it") }
    guard let direction = Stroke.direction(of: root["way"]?.string ?? "") else {
      throw (root["way"] ?? root).error(expected: "a way: down, up, left or right")
    }
    var settings: [GestureFile.Setting] = []
    for (key, node) in root["set"]?.members ?? [] {
      guard let value = node.number else { throw node.error(expected: "a number") }
      settings.append(GestureFile.Setting(key: key, value: value))
    }
    var device = GestureFile.standardDevice
    if let node = root["device"] {
      let sides = (node.string ?? "").split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2 else { throw node.error(expected: "a device such as 390x844") }
      device = CGSize(width: sides[0], height: sides[1])
    }
    self.init(
      scene: scene, device: device, settings: settings,
      stroke: Stroke(
        state: root["state"]?.string, start: CGPoint(x: start[0], y: start[1]),
        direction: direction, length: length),
      axes: try axes.map { node throws(GestureFileError) in try SweepAxis(node) })
    // Counted so that no product overflows.
    let count = self.axes.reduce(1.0) { $0 * Double($1.count) }
    guard count <= Double(Self.cellLimit) else {
      throw (root["axes"] ?? root).error(expected: "at most \(Self.cellLimit) cells")
    }
  }

  /// What of the gestures is not as in another plan, in words; nil where only the values differ
  /// that a comparison is about.
  public func difference(from other: SweepPlan) -> String? {
    func words(_ name: String, _ mine: String, _ others: String) -> String? {
      mine == others ? nil : "\(name) \(others), not \(mine)"
    }
    func place(_ plan: SweepPlan) -> String {
      [plan.stroke.start.x, plan.stroke.start.y].map { JSONWriting.number(Double($0)) }
        .joined(separator: ",")
    }
    return words("scene", scene, other.scene)
      ?? words("state", stroke.state ?? "none", other.stroke.state ?? "none")
      ?? words("device", Sweep.text(device), Sweep.text(other.device))
      ?? words("a drag from", place(self), place(other))
      ?? words("a drag", stroke.way, other.stroke.way)
      ?? words(
        "axes", axes.map(\.text).joined(separator: ", "),
        other.axes.map(\.text).joined(separator: ", "))
  }
}

nonisolated extension SweepAxis {
  fileprivate init(_ node: JSONNode) throws(GestureFileError) {
    guard let name = node["name"]?.string, let first = node["first"]?.number,
      let last = node["last"]?.number, let count = node["count"]?.number,
      let whole = Int(exactly: count), (1...10_000).contains(whole)
    else { throw node.error(expected: "an axis with name, first, last and count") }
    self.init(
      name: name, unit: node["unit"]?.string ?? "", first: first, last: last, count: whole)
  }

  /// As the command line writes it, `distance 20...400:40`.
  var text: String {
    let ends = [first, last].map { JSONWriting.number($0) }
    return count > 1 ? "\(name) \(ends[0])...\(ends[1]):\(count)" : "\(name) \(ends[0])"
  }
}
