public import Display
public import Foundation

/// Says when a frame is due, by the display's own refresh.
///
/// One frame is under way at a time. After the server's word that it was shown, the next tick comes
/// as late before the next refresh as the measured cost allows. While nothing is wanted there is no
/// deadline, so nothing wakes up.
public final class X11FrameClock: FrameClock {
  public var onTick: ((FrameTick) -> Void)?

  /// Frames go on at this pace when nothing is shown, so that animations come to their end.
  /// Units: seconds. Source: `playground-and-x11.md` 7.2.
  public static let watchdog: TimeInterval = 0.25

  /// Where stamps come from.
  public enum Kind: String, Sendable {
    /// Present's completions.
    case present
    /// A timer: the display has no Present, or its stamps make no sense.
    case timer
  }

  /// Where stamps come from.
  public private(set) var kind: Kind
  /// Whether frames reach the display: not when hidden, nor when no completion comes.
  public private(set) var isPresenting = true
  /// Ticks given so far.
  public private(set) var tickCount = 0
  /// Refreshes that passed without the frame meant for them.
  public private(set) var missedCount = 0

  /// Of those, the ones let go before the tick that is being served.
  private(set) var skippedCount = 0

  private(set) var estimator: RefreshEstimator
  private(set) var lead = FrameLead()
  private var isWanted = false
  private var wantedSince: TimeInterval = 0
  /// What the program sleeps until.
  private var armedFor: TimeInterval?
  private var wakeTime: TimeInterval?
  /// The refresh the last tick was for.
  private var lastTarget: TimeInterval = -.infinity
  private var lastFire: TimeInterval
  /// When the frame under way was handed in; nil when none is.
  private var submission: TimeInterval?
  private var submittedCount: UInt64?

  /// Whether anything of the window shows.
  var isVisible = false {
    didSet {
      if isVisible != oldValue { lastFire = max(lastFire, MonotonicClock.now) }
      if isVisible { isPresenting = true }
    }
  }

  init(kind: Kind, period: TimeInterval = 1.0 / 60) {
    self.kind = kind
    estimator = RefreshEstimator(period: period)
    lastFire = MonotonicClock.now
  }

  public var now: TimeInterval { MonotonicClock.now }

  /// Units: seconds.
  public var period: TimeInterval { estimator.period }

  /// Whether `period` is measured rather than assumed.
  public var isMeasured: Bool { estimator.isMeasured }

  public func requestTick() {
    if isWanted { return }
    isWanted = true
    wantedSince = now
  }

  public func requestTick(at time: TimeInterval) {
    if time.isNaN { return }
    wakeTime = min(wakeTime ?? .infinity, time)
  }

  public func withdrawTick(at time: TimeInterval) {
    if wakeTime == time { wakeTime = nil }
  }

  /// Whether somebody waits for a tick at the next refresh.
  var isTickWanted: Bool { isWanted }

  /// When the next tick is to be given; nil when none is wanted.
  func deadline(at now: TimeInterval) -> TimeInterval? {
    if isWanted { return dueTime(notBefore: -.infinity, at: now) }
    guard let wakeTime, wakeTime < .infinity else { return nil }
    return dueTime(notBefore: wakeTime, at: now)
  }

  /// When the next tick is to be given, as the moment to sleep until.
  func arm(at now: TimeInterval) -> TimeInterval? {
    armedFor = deadline(at: now)
    return armedFor
  }

  /// Until when nothing the server says could matter to the frames: before the refresh that a frame
  /// is under way to, and between that and the next tick.
  func quietTime(at now: TimeInterval) -> TimeInterval? {
    guard isWanted, isVisible, isPresenting else { return nil }
    if submission != nil { return lastTarget > now ? lastTarget : nil }
    return dueTime(notBefore: -.infinity, at: now)
  }

  private func dueTime(notBefore wanted: TimeInterval, at now: TimeInterval) -> TimeInterval {
    if isVisible, let submission { return max(wanted, submission + Self.watchdog) }
    guard isVisible, isPresenting else { return max(wanted, lastFire + Self.watchdog) }
    if isWanted, wasResting { return now }
    let target = target(notBefore: wanted, at: now)
    return max(now, target - lead.seconds)
  }

  /// The display has no refresh of its own, so a picture that comes a little late for the server's
  /// idea of one need not wait for the next.
  var isSoftwareClock: Bool { kind == .present && estimator.isSoftwareClock }

  /// Whether the wish came so long after the last frame that waiting for a good moment would only
  /// add delay.
  private var wasResting: Bool { wantedSince > lastTarget + 1.5 * period }

  /// The refresh to paint for: at or after `wanted`, after the last one, within reach.
  private func target(notBefore wanted: TimeInterval, at now: TimeInterval) -> TimeInterval {
    // A software display counts a picture for the nearest refresh, so late is soon enough there.
    let reach = now + lead.least - (isSoftwareClock ? 0.4 * period : 0)
    let earliest = max(wanted, reach, lastTarget + period / 2)
    guard kind == .present, estimator.hasStamp else {
      return max(earliest, lastTarget + period)
    }
    return estimator.refresh(notBefore: earliest)
  }

  /// Gives the tick when it is due.
  ///
  /// - Returns: whether it was.
  func fireIfDue(at now: TimeInterval) -> Bool {
    if let armedFor, armedFor <= now { lead.woke(late: now - armedFor) }
    armedFor = nil
    guard let due = deadline(at: now), due <= now else { return false }
    if submission != nil || !isVisible {
      // No completion for a quarter of a second: go on by the clock.
      isPresenting = false
      submission = nil
      submittedCount = nil
    }
    let target = isPresenting ? aim(at: now) : now + period
    isWanted = false
    if let wakeTime, wakeTime <= target { self.wakeTime = nil }
    lastTarget = target
    lastFire = now
    let tick = FrameTick(time: max(target, now + lead.cost), period: period, index: tickCount)
    tickCount += 1
    onTick?(tick)
    return true
  }

  /// Chooses the refresh to paint for, and notes those let go since the last.
  private func aim(at now: TimeInterval) -> TimeInterval {
    skippedCount = 0
    let chosen = target(notBefore: isWanted ? -.infinity : wakeTime ?? now, at: now)
    if !isWanted || wasResting { return chosen }
    let possible = max(wantedSince + lead.least, lastTarget + period / 2)
    let first = estimator.hasStamp ? estimator.refresh(notBefore: possible) : lastTarget + period
    let skipped = ((chosen - first) / period).rounded()
    skippedCount = Int(exactly: max(0, skipped)) ?? 0
    missedCount += skippedCount
    return chosen
  }

  /// The refresh number to ask Present for; nil takes the next.
  var presentCount: UInt64? {
    kind == .present && isPresenting ? estimator.count(at: lastTarget) : nil
  }

  /// A frame was handed in.
  func submitted(at now: TimeInterval, cost: TimeInterval, count: UInt64?) {
    submission = now
    submittedCount = count
    lead.painted(in: cost)
  }

  /// The frame under way was shown.
  ///
  /// - Parameters:
  ///   - time: the server's stamp, or when the news came in.
  ///   - count: the refresh's number; nil where there is none.
  /// - Returns: how many refreshes late it was.
  @discardableResult
  func completed(time: TimeInterval, count: UInt64?) -> Int {
    submission = nil
    isPresenting = isVisible
    var missed = 0
    if let wanted = submittedCount, let count {
      missed = count > wanted ? Int(clamping: count - wanted) : 0
      if missed > 0 { lead.cameLate(period: period) } else { lead.cameInTime() }
      missedCount += missed
    }
    submittedCount = nil
    if let count { learn(time: time, count: count) }
    return missed
  }

  /// A refresh was seen without a frame of ours.
  func learn(time: TimeInterval, count: UInt64) {
    guard kind == .present else { return }
    estimator.add(time: time, count: count)
    if !estimator.isSane {
      kind = .timer
      estimator = RefreshEstimator(period: 1.0 / 60)
    }
  }
}
