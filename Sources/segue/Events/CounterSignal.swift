import Dispatch
import Foundation

/// SIGUSR1, by which another program asks this one for figures.
///
/// The handler is there as soon as this is, and what it notes waits in a pipe: a signal source of
/// Dispatch begins to listen a moment after it was asked to, and who asks too early waits for ever.
@MainActor
final class CounterSignal {
  private let source: any DispatchSourceRead
  private let readEnd: Int32

  nonisolated(unsafe) fileprivate static var writeEnd: Int32 = -1

  /// - Parameter answer: called on the main queue, once for every signal.
  /// - Returns: nil when the system has no descriptors left.
  init?(_ answer: @escaping @MainActor () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    self.readEnd = readEnd
    source = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        for _ in 0..<Self.take(from: readEnd) { answer() }
      }
    }
    source.setCancelHandler { close(readEnd) }
    source.activate()
    Self.writeEnd = writeEnd
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteCounterSignal
    action.sa_flags = SA_RESTART
    sigaction(SIGUSR1, &action, nil)
    // A parent that blocks signals hands that on.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Stops listening; what is asked from now on is not answered.
  func cancel() {
    signal(SIGUSR1, SIG_IGN)
    close(Self.writeEnd)
    Self.writeEnd = -1
    source.cancel()
  }

  /// How many signals came since the last time.
  nonisolated private static func take(from descriptor: Int32) -> Int {
    var bytes: (UInt64, UInt64) = (0, 0)
    return max(0, withUnsafeMutableBytes(of: &bytes) { read(descriptor, $0.baseAddress, $0.count) })
  }
}

/// A handler may do next to nothing, and must leave the error number as it was.
nonisolated private func noteCounterSignal(_ signal: Int32) {
  let before = errno
  var one: UInt8 = 1
  _ = write(CounterSignal.writeEnd, &one, 1)
  errno = before
}
