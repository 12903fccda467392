import CX11
import Foundation

/// Several descriptors and a moment, waited for at once.
final class WaitSet {
  /// What woke us.
  struct Wake {
    var server = false
    var mainQueue = false
    var signal = false
  }

  /// Times it has waited, for proving that nothing happens at rest.
  private(set) var count = 0

  private let server: Int32
  private let mainQueue: Int32
  private let entries = UnsafeMutablePointer<pollfd>.allocate(capacity: 3)

  init(server: Int32, mainQueue: Int32) {
    let events = Int16(POLLIN)
    self.server = server
    self.mainQueue = mainQueue
    for index in 0..<3 { entries[index] = pollfd(fd: -1, events: events, revents: 0) }
  }

  isolated deinit {
    entries.deallocate()
  }

  /// Waits until something comes in or `deadline` is reached, which may be never.
  ///
  /// - Parameters:
  ///   - includesServer: whether the server's news matter now.
  ///   - includesMainQueue: whether the main queue's do.
  ///   - signal: a descriptor that tells of signals, or -1.
  func wait(
    until deadline: TimeInterval, at now: TimeInterval, includesServer: Bool,
    includesMainQueue: Bool, signal: Int32
  ) -> Wake {
    // A negative descriptor is passed over.
    entries[0].fd = includesServer ? server : -1
    entries[1].fd = includesMainQueue ? mainQueue : -1
    entries[2].fd = signal
    for index in 0..<3 { entries[index].revents = 0 }
    count += 1
    let ready: Int32
    if deadline - now < 1e6 {
      let span = max(0, deadline - now)
      let seconds = span.rounded(.down)
      var timeout = timespec(tv_sec: Int(seconds), tv_nsec: Int((span - seconds) * 1e9))
      ready = ppoll(entries, 3, &timeout, nil)
    } else {
      ready = ppoll(entries, 3, nil, nil)
    }
    var wake = Wake()
    guard ready > 0 else { return wake }
    wake.server = entries[0].revents != 0
    wake.mainQueue = entries[1].revents != 0
    wake.signal = entries[2].revents != 0
    return wake
  }
}
