@testable import GestureLab

/// The lab's own hash.
enum Fingerprint {
  static func text(_ text: String) -> String { SHA256.text(of: text.utf8) }
}
