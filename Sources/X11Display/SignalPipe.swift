import CX11
import Foundation

/// Signals that ask the program to end, as something to wait on.
///
/// A handler may do next to nothing, so it writes to an event descriptor and keeps the number. Both
/// are process-wide because signals are; the handler reads a plain integer set before it is armed.
nonisolated enum SignalPipe {
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  nonisolated(unsafe) private static var received: Int32 = 0
  nonisolated(unsafe) private static var previous: [(Int32, sigaction)] = []

  /// What ends a program politely.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Catches the signals from now on; once is enough.
  ///
  /// - Returns: a descriptor that becomes readable; -1 when the system has none left.
  @discardableResult
  static func arm() -> Int32 {
    if writeEnd >= 0 { return writeEnd }
    received = 0
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { return -1 }
    writeEnd = descriptor
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = noteSignal
      action.sa_flags = SA_RESTART
      var old = sigaction()
      if sigaction(signal, &action, &old) == 0 { previous.append((signal, old)) }
    }
    // A parent that blocks signals hands that on; a program that cannot be ended is worse.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for signal in signals { sigaddset(&wanted, signal) }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    return descriptor
  }

  /// Gives the signals back to whoever had them.
  static func disarm() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous.removeAll()
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// The signal that came in, once.
  static func take() -> Int32? {
    defer { received = 0 }
    return received == 0 ? nil : received
  }

  static func note(_ signal: Int32) {
    received = signal
    var one: UInt64 = 1
    _ = write(writeEnd, &one, 8)
  }
}

nonisolated private func noteSignal(_ signal: Int32) {
  SignalPipe.note(signal)
}
