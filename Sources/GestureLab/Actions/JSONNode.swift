/// A JSON value that knows where it stands.
nonisolated struct JSONNode {
  indirect enum Value {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  var value: Value
  /// From 1.
  var line: Int
  /// From 1, counted in Unicode scalars.
  var column: Int

  /// What an object holds under a key.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  var number: Double? { if case .number(let number) = value { number } else { nil } }
  var string: String? { if case .string(let string) = value { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  var array: [JSONNode]? { if case .array(let items) = value { items } else { nil } }
  var members: [(key: String, value: JSONNode)]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// An error at this value.
  func error(expected: String) -> GestureFileError {
    GestureFileError(line: line, column: column, message: "expected \(expected), found \(found)")
  }

  private var found: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): "the text " + GestureFileError.quoted(text)
    case .number(let number): "the number \(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}
