import Foundation

/// When the display refreshes, learnt from the stamps of past refreshes.
///
/// A single interval means little (a software display's come at whole milliseconds), hence the
/// period is the median slope over half the window and the phase the median of what remains.
nonisolated struct RefreshEstimator {
  /// Stamps kept. Source: chosen; half a second at 60 Hz.
  static let window = 32
  /// Periods that can be a display's. Units: seconds. Source: `playground-and-x11.md` 7.2.
  static let saneRange: ClosedRange<TimeInterval> = 0.0016...0.05

  /// Units: seconds.
  private(set) var period: TimeInterval
  /// The time of refresh number `referenceCount`.
  private(set) var reference: TimeInterval = 0
  private(set) var referenceCount: UInt64 = 0
  /// When the last stamp came in; how far the prediction may be trusted depends on its age.
  private(set) var lastTime: TimeInterval = -.infinity
  /// Stamps that contradicted all before them, growing with each and shrinking with good ones.
  private var contradictions = 0
  /// The display has no real refresh: the server counts periods of the clock since its zero.
  ///
  /// Such a server (Xvfb, Xvnc) rounds: half a period before a refresh it counts it as past
  /// (measured), so a picture is shown then only if it does not insist on a refresh.
  private(set) var isSoftwareClock = false

  private var times = [TimeInterval](repeating: 0, count: window)
  private var counts = [UInt64](repeating: 0, count: window)
  private var scratch = [TimeInterval](repeating: 0, count: window)
  private var filled = 0
  private var next = 0

  init(period: TimeInterval = 1.0 / 60) {
    self.period = period
  }

  /// Whether any stamp is known.
  var hasStamp: Bool { filled > 0 }

  /// Whether the period is measured rather than assumed.
  var isMeasured: Bool { isSoftwareClock || filled >= 8 }

  /// Whether the stamps make sense; once they do not, a timer is the better clock.
  var isSane: Bool { contradictions < 12 }

  /// Learns that refresh number `count` was at `time`.
  mutating func add(time: TimeInterval, count: UInt64) {
    guard time.isFinite else { return }
    if filled > 0 {
      let newest = (next + Self.window - 1) % Self.window
      // Two pictures within one refresh tell the same.
      if count == counts[newest] { return }
      if count < counts[newest] || isContradiction(time: time, count: count) {
        contradictions += 2
        filled = 0
        next = 0
      }
    }
    times[next] = time
    counts[next] = count
    next = (next + 1) % Self.window
    filled = min(filled + 1, Self.window)
    lastTime = time
    recognizeSoftwareClock(time: time, count: count)
    fit(count)
  }

  /// The first refresh at or after `time`.
  func refresh(notBefore time: TimeInterval) -> TimeInterval {
    guard hasStamp else { return time }
    let steps = ((time - reference) / period - 1e-6).rounded(.up)
    return reference + steps * period
  }

  /// The number of the refresh nearest to `time`; nil when the last stamp is too old to tell.
  func count(at time: TimeInterval) -> UInt64? {
    guard hasStamp, isSoftwareClock || time - lastTime < 1 else { return nil }
    let steps = ((time - reference) / period).rounded()
    guard let whole = Int64(exactly: steps) else { return nil }
    let sum = Int64(bitPattern: referenceCount).addingReportingOverflow(whole)
    return sum.overflow || sum.partialValue < 0 ? nil : UInt64(sum.partialValue)
  }

  private func isContradiction(time: TimeInterval, count: UInt64) -> Bool {
    guard isMeasured, time - lastTime < 1 else { return false }
    let expected = reference + Double(Int64(bitPattern: count &- referenceCount)) * period
    return abs(time - expected) > period
  }

  private mutating func recognizeSoftwareClock(time: TimeInterval, count: UInt64) {
    isSoftwareClock = false
    guard count > 1000 else { return }
    let interval = (time * 1e6 / Double(count)).rounded()
    guard Self.saneRange.contains(interval / 1e6) else { return }
    isSoftwareClock = abs(time * 1e6 - Double(count) * interval) < 0.6 * interval
    if isSoftwareClock { period = interval / 1e6 }
  }

  private mutating func fit(_ count: UInt64) {
    referenceCount = count
    if isSoftwareClock {
      reference = Double(count) * period
      return
    }
    let half = filled / 2
    if half >= 2 {
      for index in 0..<half {
        let (early, late) = (slot(index), slot(index + half))
        scratch[index] = (times[late] - times[early]) / Double(counts[late] - counts[early])
      }
      let slope = median(half)
      if Self.saneRange.contains(slope) {
        period = slope
        contradictions = max(0, contradictions - 1)
      } else {
        contradictions += 2
      }
    }
    for index in 0..<filled {
      let position = slot(index)
      scratch[index] = times[position] + Double(count - counts[position]) * period
    }
    reference = median(filled)
  }

  /// The place of the `index`th oldest stamp.
  private func slot(_ index: Int) -> Int {
    (next + Self.window - filled + index) % Self.window
  }

  /// The median of the first `count` numbers of `scratch`, by insertion: they are few.
  private mutating func median(_ count: Int) -> TimeInterval {
    for index in 1..<max(1, count) {
      let value = scratch[index]
      var place = index
      while place > 0, scratch[place - 1] > value {
        scratch[place] = scratch[place - 1]
        place -= 1
      }
      scratch[place] = value
    }
    return scratch[count / 2]
  }
}
