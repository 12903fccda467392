public import Foundation

/// How fast a finger moves: its way over the last 100 ms (A48).
///
/// Time stamps may repeat or run backwards, as those of a window system do. Nothing is allocated
/// after the start.
/// Units: points, seconds, points per second.
public struct VelocityTracker: Sendable {
  private struct Sample: Sendable {
    var time = 0.0
    var x = 0.0
    var y = 0.0
  }

  /// How far back it looks. Units: seconds. Source: measured (A48).
  public static let window = 0.1
  /// A pause no longer than this is the gap between two samples, not a rest.
  /// Units: seconds. Source: chosen, a frame at 60 Hz.
  public static let graceTime = 1.0 / 60
  /// However slow the device, a pause longer than this is a rest. Units: seconds. Source: chosen, a
  /// gap between 15 samples a second and a little.
  private static let slowestGrace = 0.07
  /// Samples further apart than this had a rest between them, unless the device gives none closer:
  /// the next gap is of that kind too. Units: seconds. Source: chosen.
  public static let restGap = 0.04
  /// No finger is timed over less than this: stamps of a millisecond are coarser than what they
  /// would be divided into. Units: seconds. Source: chosen, the gap between a mouse's samples.
  public static let leastSpan = 0.008

  private static let capacity = 128
  private static let spacing = 0.001

  private var ring = [Sample](repeating: Sample(), count: capacity)
  private var count = 0
  private var next = 0
  private var lastMove = 0.0

  public init() {}

  /// Forgets everything.
  public mutating func reset() {
    count = 0
    next = 0
  }

  /// Forgets everything but the last place, as if the finger had just come down there.
  public mutating func restart() {
    guard count > 0 else { return }
    let last = self[count - 1]
    reset()
    append(last)
    lastMove = last.time
  }

  /// Takes a sample; one that is not a number is dropped.
  public mutating func add(time: TimeInterval, position: CGPoint) {
    let x = Double(position.x)
    let y = Double(position.y)
    guard time.isFinite, x.isFinite, y.isFinite else { return }
    guard count > 0 else {
      append(Sample(time: time, x: x, y: y))
      lastMove = time
      return
    }

    let last = self[count - 1]
    let sample = Sample(time: max(time, last.time), x: x, y: y)
    if x != last.x || y != last.y { lastMove = sample.time }
    if count > 1, sample.time - self[count - 2].time < Self.spacing {
      // Keeps a window's worth of samples in the ring however fast they come.
      self[count - 1] = sample
    } else if count > 1, sample.time == last.time {
      self[count - 1] = sample
    } else {
      append(sample)
    }
  }

  /// The velocity at `time`: zero with fewer than two samples, and after a rest of `window`.
  public func velocity(at time: TimeInterval) -> CGPoint {
    guard count > 1, !time.isNaN else { return .zero }
    let newest = self[count - 1]
    let pause = max(time, newest.time) - lastMove
    guard pause < Self.window else { return .zero }

    let grace = self.grace
    let share = max(0, pause - grace) / (Self.window - grace)
    let end = lastMove + share * Self.window
    let start = max(end - Self.window, self[0].time)
    // A way whose samples all bear one stamp has a direction but no duration: it is taken for the
    // slowest it can have been, else a drag read in one go would set out nowhere.
    guard end > start else { return self.way(from: self[0], to: newest, over: Self.window) }

    return self.way(from: place(at: start), to: newest, over: max(end - start, Self.leastSpan))
  }

  private func way(from origin: Sample, to end: Sample, over seconds: Double) -> CGPoint {
    CGPoint(x: (end.x - origin.x) / seconds, y: (end.y - origin.y) / seconds)
  }

  /// Where the finger was, on a straight line between two samples unless it rested in between.
  private func place(at time: Double) -> Sample {
    var index = count - 1
    while index > 0, self[index].time > time { index -= 1 }
    let before = self[index]
    guard index + 1 < count else { return before }
    let after = self[index + 1]
    let gap = after.time - before.time
    guard gap > 0, time > before.time, gap <= Self.restGap || isUsual(gap, after: index) else {
      return before
    }

    let part = (time - before.time) / gap
    return Sample(
      time: time, x: before.x + (after.x - before.x) * part,
      y: before.y + (after.y - before.y) * part)
  }

  /// How long nothing may be heard before it is a rest: a slow device is waited for.
  private var grace: Double {
    let gap = self[count - 1].time - self[count - 2].time
    let isSlow = gap > Self.restGap && isUsual(gap, after: count - 2)
    return isSlow ? min(gap, Self.slowestGrace) : Self.graceTime
  }

  /// Whether a long gap is how often the device tells of the finger: one beside it is as long.
  private func isUsual(_ gap: Double, after index: Int) -> Bool {
    guard gap <= Self.window else { return false }
    let last = index > 0 ? self[index].time - self[index - 1].time : 0
    let next = index + 2 < count ? self[index + 2].time - self[index + 1].time : 0
    return max(last, next) >= gap / 2
  }

  private mutating func append(_ sample: Sample) {
    ring[next] = sample
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  /// The samples kept, oldest first.
  private subscript(index: Int) -> Sample {
    get { ring[slot(index)] }
    set { ring[slot(index)] = newValue }
  }

  private func slot(_ index: Int) -> Int {
    (next - count + index + Self.capacity) % Self.capacity
  }
}
