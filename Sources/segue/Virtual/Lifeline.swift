import Dispatch
import Foundation

/// Ends a program that another one started for a while, when that one is gone.
///
/// The starter holds the other end of the standard input and never writes to it. However it ends,
/// even killed, the system closes that end, and no window is left behind.
@MainActor
final class Lifeline {
  /// Set in the environment of a program whose standard input is one.
  static let variable = "SEGUE_LIFELINE"

  private let source: any DispatchSourceRead

  /// - Returns: nil for a program that a person started.
  init?(_ end: @escaping @MainActor () -> Void) {
    guard ProcessInfo.processInfo.environment[Self.variable] != nil else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [source] in
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 0 else { return }
      source.cancel()
      MainActor.assumeIsolated { end() }
    }
    source.activate()
  }
}
