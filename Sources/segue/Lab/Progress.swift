import Foundation

/// How far long work is, where somebody watches.
@MainActor
enum Progress {
  private static var shown = -1

  /// Draws a bar on the terminal; nothing in a pipe.
  static func show(_ done: Int, of all: Int, _ what: String) {
    guard isatty(STDERR_FILENO) != 0, all > 0 else { return }
    let percent = min(100, done * 100 / all)
    guard percent != shown else { return }
    shown = percent
    let full = percent * 30 / 100
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 30 - full)
    let text = "\r\u{1B}[K\(what) \(bar) \(percent) % (\(done) of \(all))"
    _ = FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Takes the bar away.
  static func clear() {
    guard shown >= 0 else { return }
    shown = -1
    _ = FileDescriptor.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
