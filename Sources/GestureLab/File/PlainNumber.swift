import Foundation

/// Numbers as gesture files write them: a sign, digits, a point, digits. No exponents, nothing that
/// is not finite.
nonisolated enum PlainNumber {
  /// Behind the point.
  static let places = 9
  /// Before the point.
  static let digits = 9
  /// The largest there is.
  static let most = 999_999_999.0

  /// Nil for what is no such number.
  static func parse(_ text: some StringProtocol) -> Double? {
    var whole = 0
    var fraction: Int?
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if let count = fraction { fraction = count + 1 } else { whole += 1 }
      case UInt8(ascii: ".") where fraction == nil && whole > 0: fraction = 0
      default: return nil
      }
    }
    guard (1...digits).contains(whole), fraction.map({ (1...places).contains($0) }) ?? true else {
      return nil
    }
    return Double(text)
  }

  /// As short as it can be and still mean the same.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(value, -most), most)
    var text = limited.description
    if text.contains("e") || text.split(separator: ".").last.map({ $0.count > places }) == true {
      text = String(format: "%.\(places)f", limited)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text == "-0" ? "0" : text
  }
}
