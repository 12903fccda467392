public import Foundation

/// How the frames come: what they cost, how late they show what the hand did, how many are missed.
public final class FrameStatistics {
  /// One frame that was shown.
  public nonisolated struct Frame: Equatable, Sendable {
    /// Made in. Units: seconds.
    public var cost: TimeInterval
    /// From the newest sample of the hand to the screen; nil where that cannot be known. Units:
    /// seconds.
    public var latency: TimeInterval?
    /// Refreshes that passed without a picture that was due.
    public var missed: Int
    /// Device pixels painted anew.
    public var pixels: Int

    public init(cost: TimeInterval, latency: TimeInterval? = nil, missed: Int = 0, pixels: Int = 0)
    {
      self.cost = cost
      self.latency = latency
      self.missed = missed
      self.pixels = pixels
    }
  }

  /// Three ranks of a quantity. Units: seconds.
  public nonisolated struct Ranks: Equatable, Sendable {
    public let p50: Double
    public let p95: Double
    public let p99: Double

    /// The smallest values that so many of `values` do not exceed; nil for none.
    public init?(_ values: [Double]) {
      let sorted = values.filter(\.isFinite).sorted()
      guard let last = sorted.last else { return nil }
      func rank(_ part: Double) -> Double {
        let index = Int((part * Double(sorted.count)).rounded(.up)) - 1
        return sorted.indices.contains(index) ? sorted[index] : last
      }
      p50 = rank(0.5)
      p95 = rank(0.95)
      p99 = rank(0.99)
    }
  }

  /// The newest last.
  public private(set) var frames: [Frame] = []
  /// Between refreshes, as measured. Units: seconds.
  public var period: TimeInterval = 1.0 / 60
  /// All missed refreshes of the run.
  public private(set) var missed = 0
  /// All frames of the run.
  public private(set) var count = 0

  private let limit: Int

  /// - Parameter limit: how many frames the ranks are of.
  public init(limit: Int = 240) {
    self.limit = max(1, limit)
    frames.reserveCapacity(self.limit + 1)
  }

  /// Takes a frame that was shown.
  public func add(_ frame: Frame) {
    count += 1
    missed += max(0, frame.missed)
    frames.append(frame)
    if frames.count > limit { frames.removeFirst(frames.count - limit) }
  }

  /// Begins anew.
  public func clear() {
    frames.removeAll(keepingCapacity: true)
    missed = 0
    count = 0
  }

  public var cost: Ranks? { Ranks(frames.map(\.cost)) }
  public var latency: Ranks? { Ranks(frames.compactMap(\.latency)) }

  /// A table to be pasted into a report.
  public var markdown: String {
    func row(_ name: String, _ ranks: Ranks?) -> String {
      guard let ranks else { return "| \(name) | – | – | – |" }
      let cells = [ranks.p50, ranks.p95, ranks.p99].map { NumberText.fixed($0 * 1000, 2) }
      return "| \(name) | \(cells.joined(separator: " | ")) |"
    }
    return """
      | ms | p50 | p95 | p99 |
      | --- | ---: | ---: | ---: |
      \(row("frame cost", cost))
      \(row("input to shown", latency))

      \(count) frames, \(missed) missed refreshes, \(NumberText.fixed(1 / max(period, 1e-6), 1)) Hz \
      (\(NumberText.fixed(period * 1000, 2)) ms), the ranks of the last \(frames.count).

      """
  }
}
