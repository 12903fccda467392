import Foundation

nonisolated extension GestureFile {
  /// Reads W3C WebDriver Actions: an object with `actions`, or the array itself.
  ///
  /// What a browser does not need to know stands beside them under `segue`: `scene`, `state`,
  /// `device`, `set`, `intent`, `expect`, `note`.
  ///
  /// - Parameter scene: the screen of a file that names none.
  /// - Throws: `GestureFileError` with line and column.
  public init(
    actions bytes: some Sequence<UInt8>, scene: String? = nil
  ) throws(GestureFileError) {
    let bytes = Array(bytes)
    guard bytes.count <= Self.sizeLimit else {
      throw GestureFileError(
        line: 1, column: 1, message: "expected at most \(Self.sizeLimit >> 20) MiB")
    }
    let root = try JSONReader.read(bytes)
    guard let sources = root.array ?? root["actions"]?.array else {
      throw root.error(expected: "an object with an array 'actions', or that array")
    }
    self.init(scene: scene ?? "")
    if let head = root["segue"] { try take(head) }
    guard !self.scene.isEmpty else {
      throw root.error(expected: "a scene: \"segue\": {\"scene\": ID} beside 'actions', or --scene")
    }
    var reader = ActionsReader()
    steps = try reader.read(sources, at: root)
  }

  private mutating func take(_ head: JSONNode) throws(GestureFileError) {
    guard let members = head.members else { throw head.error(expected: "an object") }
    // The same checks as in a gesture file: each member is one of its headers.
    for (key, node) in members {
      switch key {
      case "set":
        guard let settings = node.members else {
          throw node.error(expected: "an object of numbers")
        }
        for (key, value) in settings {
          guard let number = value.number, abs(number) <= PlainNumber.most else {
            throw value.error(expected: "a number of at most \(PlainNumber.digits) digits")
          }
          try take("set: \(key)=\(PlainNumber.text(number))", at: value)
        }
      case "refresh":
        guard let number = node.number else { throw node.error(expected: "a number") }
        try take("refresh: \(PlainNumber.text(number))", at: node)
      default:
        guard let text = node.string, !text.contains("\n") else {
          throw node.error(expected: "a line of text")
        }
        try take("\(key): \(text)", at: node)
      }
    }
  }

  /// Takes one header as the other format spells it.
  private mutating func take(
    _ line: String, at node: JSONNode
  ) throws(GestureFileError) {
    let name = line.hasPrefix("scene:") ? "" : "scene: x\n"
    let read: GestureFile
    do {
      read = try GestureFile(parsing: "segue-gesture 1\n\(name)\(line)\n\nwait 0\n")
    } catch {
      throw GestureFileError(line: node.line, column: node.column, message: error.message)
    }
    if name.isEmpty { scene = read.scene }
    state = read.state ?? state
    if read.device != Self.standardDevice { device = read.device }
    if read.refresh != Self.standardRefresh { refresh = read.refresh }
    settings += read.settings
    intent = read.intent ?? intent
    expect = read.expect ?? expect
    note = read.note ?? note
  }

  /// The gesture as W3C WebDriver Actions, one pointer for each finger, a tick for each moment.
  ///
  /// Drivers want whole milliseconds, so times are rounded, the sum and not each part.
  ///
  /// - Throws: `GestureFileError` for steps that make no gesture.
  public func actions() throws(GestureFileError) -> String {
    ActionsWriter.text(self, try moments(), end: duration * 1000)
  }
}
