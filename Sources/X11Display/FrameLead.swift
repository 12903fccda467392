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

  /// What frames cost here, from the tick until they are handed in.
  private var costs = RecentCosts(start: 0.002)
  /// How late this program was woken; a busy machine's share of the lead.
  private var delays = RecentCosts(start: 0)
  private(set) var margin: TimeInterval = 0.002
  /// Beyond this, waiting for the machine would cost more than the refresh it might save.
  /// Source: chosen.
  private static let mostLateness: TimeInterval = 0.006
  private var framesInTime = 0
  /// A margin that was too small before is approached more slowly each time.
  private var misses = 0

  /// Learns what the last frame cost.
  mutating func painted(in seconds: TimeInterval) {
    costs.add(seconds)
  }

  /// Learns how long after the moment it asked for the program was woken.
  mutating func woke(late seconds: TimeInterval) {
    delays.add(min(seconds, Self.mostLateness))
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

  /// What the next frame will likely cost.
  var cost: TimeInterval { costs.middle }

  /// How long before the refresh to begin.
  var seconds: TimeInterval { costs.high + margin + delays.high }

  /// The shortest time in which a frame can still make it.
  var least: TimeInterval { costs.middle + 0.0003 }
}
