import Foundation

nonisolated extension Sweep {
  /// Reads what `json` wrote.
  ///
  /// - Throws: `GestureFileError` with line and column.
  public init(json bytes: [UInt8]) throws(GestureFileError) {
    let root = try JSONReader.read(bytes)
    guard root.isSweep else { throw root.error(expected: "a sweep as --json writes it") }
    try self.init(root)
  }

  /// Reads what `json` wrote, once.
  ///
  /// - Returns: nil for JSON that is something else, such as a tuning file.
  /// - Throws: `GestureFileError` with line and column for what is no JSON, or a damaged sweep.
  public static func ifWritten(in bytes: [UInt8]) throws(GestureFileError) -> Sweep? {
    let root = try JSONReader.read(bytes)
    return root.isSweep ? try Sweep(root) : nil
  }

  private init(_ root: JSONNode) throws(GestureFileError) {
    self.init(plan: try SweepPlan(root))
    let rows = try root.need("cells", "an array of cells") { $0.array }
    var places: [[Double]: Int] = [:]
    for index in 0..<plan.count { places[plan.values(index)] = index }
    for row in rows {
      var values: [Double] = []
      for axis in plan.axes { values.append(try row.need(axis.name, "a number") { $0.number }) }
      guard let index = places[values] else {
        throw row.fault("\(plan.words(values)) is no cell of this grid")
      }
      guard cells[index] == nil else {
        throw row.fault("each cell once; \(plan.words(values)) stands here again")
      }
      cells[index] = try SweepCell(row)
    }
    guard let played = root["played"] else { return }
    guard played.number == Double(rows.count) else {
      throw played.error(expected: "\(rows.count), as many as there are cells")
    }
  }
}

nonisolated extension SweepCell {
  fileprivate init(_ row: JSONNode) throws(GestureFileError) {
    func figure(_ key: String) throws(GestureFileError) -> Double? {
      guard let node = row[key], !node.isNull else { return nil }
      guard let number = node.number else { throw node.error(expected: "a number or null") }
      return number
    }
    self.init(
      outcome: try row.need("outcome", "finish, cancel or none") {
        $0.string.flatMap(GestureFile.Outcome.init)
      },
      percent: try figure("percent"), velocity: try figure("velocity_read"),
      margin: try figure("margin"), relativeMargin: try figure("relative_margin"))
  }
}

nonisolated extension SweepPlan {
  /// Reads the head of a sweep's file.
  fileprivate init(_ root: JSONNode) throws(GestureFileError) {
    var settings: [GestureFile.Setting] = []
    if let set = root["set"] {
      guard let members = set.members else { throw set.error(expected: "an object of values") }
      for (key, node) in members {
        guard let value = node.number else { throw node.error(expected: "a number") }
        settings.append(GestureFile.Setting(key: key, value: value))
      }
    }
    var axes: [SweepAxis] = []
    let nodes = try root.need("axes", "one axis or more") {
      $0.array.flatMap { $0.isEmpty ? nil : $0 }
    }
    for node in nodes {
      let axis = try SweepAxis(node)
      guard !axes.contains(where: { $0.name == axis.name }) else {
        throw node.fault("each axis once; '\(axis.name)' stands here again")
      }
      axes.append(axis)
    }
    self.init(
      scene: try root.need("scene", "a scene's id") { $0.string },
      device: try Self.device(root), settings: settings, stroke: try Stroke(root), axes: axes)
    guard count <= Self.cellLimit else {
      throw (root["axes"] ?? root).error(expected: "at most \(Self.cellLimit) cells")
    }
  }

  private static func device(_ root: JSONNode) throws(GestureFileError) -> CGSize {
    guard let node = root["device"] else { return GestureFile.standardDevice }
    let words = (node.string ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let sides = words.compactMap { PlainNumber.parse($0) }
    guard words.count == 2, sides.count == 2, sides.allSatisfy(GestureParser.deviceSides.contains)
    else {
      throw node.error(expected: "a device such as 390x844, each side 50 to 4000")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// A cell in words.
  fileprivate func words(_ values: [Double]) -> String {
    zip(axes, values).map { "\($0.name) \(JSONWriting.number($1))" }.joined(separator: ", ")
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

nonisolated extension Stroke {
  /// Where a finger can come down. Units: points. Source: chosen, beyond any device.
  private static let places = -10_000.0...10_000.0

  fileprivate init(_ root: JSONNode) throws(GestureFileError) {
    let start = try root.need("start", "two numbers, the place in points") { node in
      node.array.flatMap { items in
        let numbers = items.compactMap(\.number).filter(Self.places.contains)
        return items.count == 2 && numbers.count == 2
          ? CGPoint(x: numbers[0], y: numbers[1]) : nil
      }
    }
    var state: String?
    if let node = root["state"], !node.isNull {
      guard let name = node.string else { throw node.error(expected: "a state's name or null") }
      state = name
    }
    self.init(
      state: state, start: start,
      direction: try root.need("way", "a way: down, up, left or right") {
        $0.string.flatMap(Stroke.direction(of:))
      },
      length: try root.need("length", "the points of a whole transition, more than 0") {
        $0.number.flatMap { $0 > 0 ? $0 : nil }
      })
  }
}

nonisolated extension SweepAxis {
  fileprivate init(_ node: JSONNode) throws(GestureFileError) {
    let name = try node.need("name", "an axis's name") { node in
      node.string.flatMap { $0.isEmpty ? nil : $0 }
    }
    let limits = Self.limits(of: name)
    func end(_ key: String) throws(GestureFileError) -> Double {
      try node.need(
        key,
        "a number from \(JSONWriting.number(limits.lowerBound)) to "
          + "\(JSONWriting.number(limits.upperBound))"
      ) { $0.number.flatMap { limits.contains($0) ? $0 : nil } }
    }
    let (first, last) = (try end("first"), try end("last"))
    let count = try node.need("count", "how many steps, 1 to \(Self.countLimit)") {
      $0.number.flatMap { Int(exactly: $0) }.flatMap {
        (1...Self.countLimit).contains($0) ? $0 : nil
      }
    }
    guard last > first || count == 1 else {
      throw (node["last"] ?? node).error(expected: "more than \(JSONWriting.number(first))")
    }
    self.init(name: name, unit: node["unit"]?.string ?? "", first: first, last: last, count: count)
  }

  /// As the command line writes it, `distance 20...400:40`.
  var text: String {
    let ends = [first, last].map { JSONWriting.number($0) }
    return count > 1 ? "\(name) \(ends[0])...\(ends[1]):\(count)" : "\(name) \(ends[0])"
  }
}

nonisolated extension JSONNode {
  /// Whether it looks like a sweep, and not like another file.
  fileprivate var isSweep: Bool { self["axes"] != nil && self["cells"] != nil }

  fileprivate var isNull: Bool { if case .null = value { true } else { false } }

  /// An error at this value, in words of its own.
  fileprivate func fault(_ message: String) -> GestureFileError {
    GestureFileError(line: line, column: column, message: message)
  }

  /// What an object must have.
  ///
  /// - Parameter what: it is, in words.
  fileprivate func need<Value>(
    _ key: String, _ what: String, _ read: (JSONNode) -> Value?
  ) throws(GestureFileError) -> Value {
    guard let node = self[key] else { throw error(expected: "'\(key)': \(what)") }
    guard let value = read(node) else { throw node.error(expected: what) }
    return value
  }
}
