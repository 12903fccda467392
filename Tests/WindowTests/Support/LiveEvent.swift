import Foundation

/// One line of `--events`.
struct LiveEvent: CustomStringConvertible {
  let fields: [String: Any]
  let description: String

  /// Nil for what is no JSON object with `t` and `event`.
  init?(line: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
      let fields = object as? [String: Any], fields["event"] is String, fields["t"] is NSNumber
    else { return nil }
    self.fields = fields
    description = line
  }

  /// Units: seconds.
  var time: Double { number("t") ?? .nan }
  var name: String { text("event") ?? "" }
  var state: String { text("state") ?? "" }
  var phase: String { text("phase") ?? "" }

  /// Whether it is the end of a transition.
  var isEnd: Bool { name == "transition" && phase == "ended" }
  /// Whether it is one of the scene's own pan, not of a scroll view's.
  var isPan: Bool { name == "gesture" && text("recognizer") == "UIPanGestureRecognizer" }

  func text(_ key: String) -> String? { fields[key] as? String }
  func number(_ key: String) -> Double? { (fields[key] as? NSNumber)?.doubleValue }
  func flag(_ key: String) -> Bool? { (fields[key] as? NSNumber)?.boolValue }
  func list(_ key: String) -> [[String: Any]] { fields[key] as? [[String: Any]] ?? [] }

  func object(_ key: String) -> [String: Any]? { fields[key] as? [String: Any] }
  func numbers(_ key: String) -> [CGFloat] {
    (fields[key] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
  }

  /// Points; both are NaN where there is none.
  func point(_ key: String) -> CGPoint {
    let parts = (fields[key] as? [NSNumber] ?? []).map(\.doubleValue)
    return parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : CGPoint(x: Double.nan, y: .nan)
  }
}
