import Foundation

/// How long before a refresh a frame must be begun.
///
/// Input is sampled at that moment, so every millisecond too many is latency, every one too few a
/// missed refresh. Units: seconds.
nonisolated struct FrameLead {
  /// The least time between handing a frame in and its refresh. Source: chosen, above the worst
  /// wake-up measured on an idle machine (0.43 ms) and a server's share of a heavy frame.
  static let leastMargin: TimeInterval = 0.0015
  /// Frames in time after which the margin shrinks a little. Source: chosen, 4 s at 60 Hz.
  private static let patience = 240

  /// What a frame costs here, from its tick until it is handed in; falls slowly, rises at once.
  private(set) var cost: TimeInterval = 0.002
  private(set) var margin: TimeInterval = 0.002
  /// How late this program has been woken of late; a busy machine's share of the lead.
  private(set) var lateness: TimeInterval = 0
  /// Beyond this, waiting for the machine would cost more than the refresh it might save.
  /// Source: chosen.
  private static let mostLateness: TimeInterval = 0.006
  private var framesInTime = 0
  /// A margin that was too small before is approached more slowly each time.
  private var misses = 0

  /// Learns what the last frame cost.
  mutating func painted(in seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else { return }
    cost = max(seconds, cost * 0.97)
  }

  /// Learns how long after the moment it asked for the program was woken.
  mutating func woke(late seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else { return }
    lateness = min(Self.mostLateness, max(seconds, lateness * 0.995))
  }

  /// Learns that a frame came in time.
  mutating func cameInTime() {
    framesInTime += 1
    if framesInTime >= Self.patience * (1 + min(misses, 15)) {
      framesInTime = 0
      margin = max(Self.leastMargin, margin * 0.9)
    }
  }

  /// Learns that a frame came too late.
  mutating func cameLate(period: TimeInterval) {
    framesInTime = 0
    misses += 1
    margin = min(margin * 1.5, period)
  }

  /// How long before the refresh to begin.
  var seconds: TimeInterval { cost + margin + lateness }

  /// The shortest time in which a frame can still make it.
  var least: TimeInterval { cost + 0.0003 }
}
