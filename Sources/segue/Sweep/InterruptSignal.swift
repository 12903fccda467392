import Foundation

/// Whether somebody has pressed Ctrl-C, for work that keeps what it has.
enum InterruptSignal {
  // Written by the handler, which may do nothing else.
  nonisolated(unsafe) private static var count: sig_atomic_t = 0

  static var hasCome: Bool { count > 0 }

  /// From now on Ctrl-C is only noted; the second one ends the program.
  static func watch() {
    count = 0
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if InterruptSignal.count > 0 { _exit(128 + SIGINT) }
      InterruptSignal.count = 1
    }
    sigaction(SIGINT, &action, nil)
  }

  static func unwatch() {
    signal(SIGINT, SIG_DFL)
  }
}
