import Foundation

/// Numbers as the panel writes them.
nonisolated enum NumberText {
  /// With so many digits behind the point; a dash for what is no number.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "–" }
    let text = String(format: "%.\(max(0, min(digits, 9)))f", value)
    // Nothing is less than nothing.
    return text.hasPrefix("-") && !text.contains { "123456789".contains($0) }
      ? String(text.dropFirst()) : text
  }

  /// A time in milliseconds, such as `3.2 ms`.
  static func milliseconds(_ seconds: Double) -> String { "\(fixed(seconds * 1000, 1)) ms" }
}
