import Foundation

/// The kernel's steady clock, which X servers on this machine stamp events and frames with.
nonisolated enum MonotonicClock {
  /// Units: seconds since some fixed moment.
  static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
