import Foundation

/// One line of the event stream, read back.
struct StreamedEvent {
  let object: [String: Any]

  init?(_ line: String) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
      let object = value as? [String: Any]
    else { return nil }
    self.object = object
  }

  var name: String { text("event") }
  var time: Double { number("t") }

  func text(_ key: String) -> String { object[key] as? String ?? "" }
  func number(_ key: String) -> Double { (object[key] as? NSNumber)?.doubleValue ?? .nan }
  func flag(_ key: String) -> Bool? { object[key] as? Bool }

  func numbers(_ key: String) -> [Double] {
    (object[key] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
  }
}
