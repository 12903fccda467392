import Foundation

/// JSON put together by hand, so that keys keep their order and numbers their digits.
public nonisolated enum JSONWriting {
  /// A text in quotes.
  public static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// At most six places behind the point; null for nil and what is not finite.
  public static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    let brief = (value * 1e6).rounded() / 1e6
    return brief == brief.rounded() && abs(brief) < 1e15 ? "\(Int(brief))" : "\(brief)"
  }

  /// An object; the values are JSON already.
  public static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(text($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// An array of JSON values, each on a line of its own when `isTall`.
  public static func array(_ values: [String], isTall: Bool = false) -> String {
    if isTall, !values.isEmpty { return "[\n" + values.joined(separator: ",\n") + "\n]" }
    return "[" + values.joined(separator: ",") + "]"
  }
}
