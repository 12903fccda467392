import Display
import Foundation

/// Turns the ticks of W3C WebDriver Actions into steps.
///
/// All sources' n-th actions make the n-th tick; they begin together, and the tick lasts as long as
/// its longest. A pointer move with a duration becomes samples at 8 ms, the last at its end.
nonisolated struct ActionsReader {
  /// Between the samples of a move. Units: milliseconds. Source: documented, the file format.
  static let sampleGap = 8.0

  private struct Source {
    let kind: String
    /// Which finger a pointer is.
    let finger: Int
    let actions: [JSONNode]
    var place = CGPoint.zero
    var isDown = false
    var modifiers: KeyModifiers = []
  }

  private var moments: [(time: Double, order: Int, input: GestureInput)] = []
  private var time = 0.0

  mutating func read(
    _ nodes: [JSONNode], at root: JSONNode
  ) throws(GestureFileError) -> [GestureStep] {
    var sources: [Source] = []
    for node in nodes {
      sources.append(try source(node, pointers: sources.filter { $0.kind == "pointer" }.count))
    }
    let ticks = sources.map(\.actions.count).max() ?? 0
    var modifiers: KeyModifiers = []
    for tick in 0..<ticks {
      var longest = 0.0
      for index in sources.indices where tick < sources[index].actions.count {
        let node = sources[index].actions[tick]
        let duration = try act(node, &sources[index], &modifiers)
        longest = max(longest, duration)
      }
      time += longest
      guard time <= GestureParser.times.upperBound,
        moments.count < GestureExpansion.momentLimit
      else { throw root.error(expected: "at most an hour and a million samples") }
    }
    // What is still held is let go, as the driver's "release actions" does.
    for source in sources where source.kind == "pointer" && source.isDown {
      note(.up(source.place, finger: source.finger), at: time)
    }
    guard !moments.isEmpty else { throw root.error(expected: "at least one action") }
    let ordered = moments.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
    var steps = ordered.map { GestureStep.sample(time: $0.time, $0.input) }
    let rest = Self.plain(time - (ordered.last?.time ?? time))
    if rest > 0 { steps.append(.wait(rest)) }
    return steps
  }

  private func source(_ node: JSONNode, pointers: Int) throws(GestureFileError) -> Source {
    guard node.members != nil else { throw node.error(expected: "an input source, an object") }
    guard let kind = node["type"]?.string, ["pointer", "key", "wheel", "none"].contains(kind) else {
      throw (node["type"] ?? node).error(expected: "\"type\": pointer, key, wheel or none")
    }
    guard let actions = node["actions"]?.array else {
      throw (node["actions"] ?? node).error(expected: "an array 'actions'")
    }
    if kind == "pointer", pointers > 9 { throw node.error(expected: "at most ten pointers") }
    if let type = node["parameters"]?["pointerType"] {
      guard let name = type.string, ["mouse", "pen", "touch"].contains(name) else {
        throw type.error(expected: "mouse, pen or touch")
      }
    }
    return Source(kind: kind, finger: kind == "pointer" ? pointers : 0, actions: actions)
  }

  /// - Returns: how long the action lasts, milliseconds.
  private mutating func act(
    _ node: JSONNode, _ source: inout Source, _ modifiers: inout KeyModifiers
  ) throws(GestureFileError) -> Double {
    guard let type = node["type"]?.string else {
      throw (node["type"] ?? node).error(expected: "an action with a \"type\"")
    }
    switch (source.kind, type) {
    case (_, "pause"):
      return try duration(node)
    case ("pointer", "pointerMove"):
      return try move(node, &source)
    case ("pointer", "pointerDown"):
      try press(node, &source)
    case ("pointer", "pointerUp"):
      guard try button(node) == 0 else { return 0 }
      if source.isDown { note(.up(source.place, finger: source.finger), at: time) }
      source.isDown = false
    case ("pointer", "pointerCancel"):
      if source.isDown { note(.cancel(.lostGrab), at: time) }
      if source.isDown { note(.up(source.place, finger: source.finger), at: time) }
      source.isDown = false
    case ("key", "keyDown"), ("key", "keyUp"):
      try key(node, isDown: type == "keyDown", &modifiers)
    case ("wheel", "scroll"):
      return try scroll(node)
    default:
      throw (node["type"] ?? node).error(expected: "an action of a \(source.kind) source")
    }
    return 0
  }

  private mutating func note(_ input: GestureInput, at time: Double) {
    moments.append((Self.plain(time), moments.count, input))
  }

  /// Numbers that a gesture file holds as they are, so that written and read again nothing differs.
  private static func plain(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private static func plain(_ place: CGPoint) -> CGPoint {
    CGPoint(x: plain(place.x), y: plain(place.y))
  }

  private func button(_ node: JSONNode) throws(GestureFileError) -> Int {
    guard let button = node["button"] else { return 0 }
    guard let value = button.number, value >= 0, value <= 31, value == value.rounded() else {
      throw button.error(expected: "a button, 0 is the first")
    }
    return Int(value)
  }

  private mutating func press(
    _ node: JSONNode, _ source: inout Source
  ) throws(GestureFileError) {
    guard try button(node) == 0 else {
      // Another button takes the finger away, as in the window.
      if source.isDown { note(.cancel(.secondButton), at: time) }
      return
    }
    guard !source.isDown else { throw node.error(expected: "a pointer that is up") }
    source.isDown = true
    note(.down(source.place, finger: source.finger), at: time)
  }

  private mutating func move(
    _ node: JSONNode, _ source: inout Source
  ) throws(GestureFileError) -> Double {
    let lasts = try duration(node)
    let start = source.place
    let given = CGPoint(x: try coordinate("x", node), y: try coordinate("y", node))
    let isRelative = try origin(node, allowingPointer: true)
    let end = Self.plain(
      isRelative ? CGPoint(x: start.x + given.x, y: start.y + given.y) : given)
    // Relative moves add up; a gesture file holds no place beyond these.
    let places = GestureParser.places
    guard places.contains(Double(end.x)), places.contains(Double(end.y)) else {
      throw node.error(expected: "a move that ends within -100000 to 100000 points")
    }
    source.place = end
    guard source.isDown else { return lasts }
    let whole = Int((lasts / Self.sampleGap).rounded(.up)) - 1
    if whole > 0 {
      guard moments.count + whole < GestureExpansion.momentLimit else {
        throw node.error(expected: "at most a million samples in all")
      }
      for step in 1...whole {
        let part = Self.sampleGap * Double(step) / lasts
        let place = Self.plain(
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        note(.move(place, finger: source.finger), at: time + Self.sampleGap * Double(step))
      }
    }
    note(.move(end, finger: source.finger), at: time + lasts)
    return lasts
  }

  private mutating func scroll(_ node: JSONNode) throws(GestureFileError) -> Double {
    let lasts = try duration(node)
    _ = try origin(node, allowingPointer: false)
    let place = CGPoint(x: try coordinate("x", node), y: try coordinate("y", node))
    let delta = CGPoint(x: try coordinate("deltaX", node), y: try coordinate("deltaY", node))
    let count = max(1, Int((lasts / Self.sampleGap).rounded(.up)))
    guard moments.count + count < GestureExpansion.momentLimit else {
      throw node.error(expected: "at most a million samples in all")
    }
    for step in 1...count {
      let part = Self.plain(CGPoint(x: delta.x / CGFloat(count), y: delta.y / CGFloat(count)))
      note(
        .scroll(WheelTurn(at: Self.plain(place), by: part, isFine: true)),
        at: time + min(lasts, Self.sampleGap * Double(step)))
    }
    return lasts
  }

  private mutating func key(
    _ node: JSONNode, isDown: Bool, _ modifiers: inout KeyModifiers
  ) throws(GestureFileError) {
    guard let value = node["value"], let text = value.string, text.count == 1,
      let character = text.first
    else { throw (node["value"] ?? node).error(expected: "a key, one character") }
    if let modifier = ActionsKeys.modifier(character) {
      if isDown { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
      return
    }
    guard let key = ActionsKeys.key(character) else {
      throw value.error(expected: "a key that is known")
    }
    let press = KeyPress(key: key, modifiers: modifiers)
    note(isDown ? .keyDown(press) : .keyUp(press), at: time)
  }

  /// - Returns: whether the place counts from where the pointer is.
  private func origin(
    _ node: JSONNode, allowingPointer: Bool
  ) throws(GestureFileError) -> Bool {
    guard let origin = node["origin"] else { return false }
    if origin.string == "viewport" { return false }
    if allowingPointer, origin.string == "pointer" { return true }
    throw origin.error(
      expected: allowingPointer ? "viewport or pointer; there are no elements here" : "viewport")
  }

  private func coordinate(_ key: String, _ node: JSONNode) throws(GestureFileError) -> Double {
    guard let value = node[key] else { throw node.error(expected: "a number '\(key)'") }
    guard let number = value.number, GestureParser.places.contains(number) else {
      throw value.error(expected: "points, -100000 to 100000")
    }
    return number
  }

  private func duration(_ node: JSONNode) throws(GestureFileError) -> Double {
    guard let duration = node["duration"] else { return 0 }
    guard let value = duration.number, GestureParser.times.contains(value) else {
      throw duration.error(expected: "a duration from 0 to 3600000 milliseconds")
    }
    return value
  }
}
