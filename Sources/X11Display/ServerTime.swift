import Foundation

/// Turns the server's 32-bit milliseconds into seconds on our own clock.
///
/// Servers on the same machine stamp events with the same clock, cut to milliseconds (measured). A
/// server elsewhere has a clock of its own: then the smallest delay seen so far ties the two.
nonisolated struct ServerTime {
  /// Whether the server stamps with our clock, so that times of both can be compared.
  private(set) var sharesOurClock = true
  /// Our milliseconds less the server's.
  private var offset: Int64 = 0
  private var isTied = false

  /// Learns from a stamp that has just arrived.
  mutating func observe(_ stamp: UInt32, at now: TimeInterval) {
    guard stamp != 0, let millis = Int64(exactly: (now * 1000).rounded(.down)) else { return }
    let delay = Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: millis - offset) &- stamp))
    if isTied {
      // A smaller delay than ever tells the relation better than the one we had.
      if !sharesOurClock, delay < 0 { offset += delay }
      return
    }
    isTied = true
    // Half a second is far more than a stamp on its way, far less than two clocks would differ by.
    sharesOurClock = (-2...500).contains(delay)
    if !sharesOurClock { offset = delay }
  }

  /// The moment of `stamp`, which is near `now` and not after it.
  func seconds(_ stamp: UInt32, now: TimeInterval) -> TimeInterval {
    guard stamp != 0, let millis = Int64(exactly: (now * 1000).rounded(.down)) else { return now }
    let expected = millis - offset
    let delta = Int64(Int32(bitPattern: stamp &- UInt32(truncatingIfNeeded: expected)))
    return min(now, TimeInterval(expected + delta + offset) / 1000)
  }
}
