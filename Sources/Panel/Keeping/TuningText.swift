public import Foundation

/// Writes tuning files: JSON in a fixed order, so that two of them can be compared line by line.
public nonisolated enum TuningText {
  /// A value beside the contract's own.
  public indirect enum Part: Sendable {
    case text(String)
    case number(Double)
    case numbers([String: Double])
    case list([Part])
    case object([String: Part])
  }

  /// A tuning file: `scene`, `name` and `values` first, then what else there is, by name.
  public static func file(
    scene: String, name: String, values: [String: Double], more: [String: Part] = [:]
  ) -> Data {
    var lines = [
      "  \(quoted("scene")): \(quoted(scene))", "  \(quoted("name")): \(quoted(name))",
      "  \(quoted("values")): \(text(.numbers(values), indent: 2))",
    ]
    for key in more.keys.sorted() {
      guard let part = more[key] else { continue }
      lines.append("  \(quoted(key)): \(text(part, indent: 2))")
    }
    return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  private static func text(_ part: Part, indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch part {
    case .text(let text): return quoted(text)
    case .number(let value): return number(value)
    case .numbers(let numbers):
      if numbers.isEmpty { return "{}" }
      let lines = numbers.keys.sorted().map { "\(inner)\(quoted($0)): \(number(numbers[$0] ?? 0))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .list(let parts):
      if parts.isEmpty { return "[]" }
      let lines = parts.map { inner + text($0, indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let parts):
      let lines = parts.keys.sorted().compactMap { key in
        parts[key].map { "\(inner)\(quoted(key)): \(text($0, indent: indent + 2))" }
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  /// The shortest text that reads back as the same number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
