import Foundation
import Motion
import QuartzCore

/// What a property animator does: its blocks, what they move, and how far that is.
final class AnimatorRun {
  enum Phase {
    case inactive
    /// Held at a fraction: of the way where it scrubs linearly, else of the time.
    case paused
    /// Started with nothing to animate: the first block sets it off (E11).
    case waiting
    case running(AnimatorLeg)
    case stopped
  }

  weak var animator: UIViewPropertyAnimator?
  let parameters: any UITimingCurveProvider
  let pace: TimingPace
  private(set) var delay: TimeInterval = 0
  private(set) var isReversed = false
  var phase = Phase.inactive
  /// Measured from the start, whatever the direction.
  var fraction = 0.0
  var tracks: [AnimatorTrack] = []
  var changes: [LayerChange] = []
  private var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Tells the time where nothing is moved.
  private var anchor: (animation: PacedAnimation, layer: CALayer)?
  private var arrived = 0
  /// A running animator is kept alive until it is done (E14).
  private var keeper: UIViewPropertyAnimator?

  var allowsTouches = true
  var hitsModel = false { didSet { for track in tracks { mark(track.animation) } } }
  var isInterruptible = true
  var scrubsLinearly = true
  var pausesOnCompletion = false

  init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    pace = TimingPace(parameters, duration: duration)
  }

  var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .paused, .waiting, .running: .active
    case .stopped: .stopped
    }
  }

  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// Seconds of the leg that are over, by the clock of what is moved.
  var elapsed: TimeInterval {
    if let track = tracks.first { return track.animation.elapsed(on: track.layer) }
    return anchor.map { $0.animation.elapsed(on: $0.layer) } ?? 0
  }

  var fractionComplete: Double {
    var value = fraction
    if case .running(let leg) = phase { value = leg.part(elapsed) }
    if case .inactive = phase { return 0 }
    return isReversed ? 1 - value : value
  }

  /// Whether it has nothing to do: it has been to its end, or was never given anything.
  var isSpent: Bool { state == .inactive && blocks.isEmpty && completions.isEmpty }

  // MARK: Taking blocks

  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    let factor = min(max(delayFactor.finite, 0), 1)
    switch phase {
    case .inactive: blocks.append((block, factor))
    case .waiting:
      capture(block, from: factor)
      depart(.natural(pace, from: 0, backwards: isReversed, delay: delay, tracks: tracks))
    case .paused:
      let now = part(at: fraction)
      capture(block, from: now + factor * (1 - now))
    case .running(let leg):
      let time = elapsed
      let now = leg.part(time)
      let known = tracks.count
      capture(block, from: now + factor * (1 - now))
      join(Array(tracks[known...]), leg, after: time)
    case .stopped: misuse("addAnimations", "has been stopped")
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if case .stopped = phase { return misuse("addCompletion", "has been stopped") }
    completions.append(completion)
  }

  private func runBlocks() {
    let waiting = blocks
    blocks = []
    for block in waiting { capture(block.changes, from: block.delayFactor) }
  }

  private func capture(_ block: () -> Void, from start: Double) {
    windowStart = min(max(start, 0), 1)
    AnimationBlock(sink: self, duration: pace.duration, options: options).run(block)
  }

  /// Takes what `blocks` animate, whatever timing they ask for.
  func adopt(_ blocks: @escaping () -> Void) {
    add({ [unowned self] in AnimationBlock.capture(into: self, blocks) }, delayFactor: 0)
  }

  /// Where the blocks being run begin to move.
  var windowStart = 0.0

  var options: UIView.AnimationOptions { allowsTouches ? .allowUserInteraction : [] }

  func mark(_ animation: PacedAnimation) {
    animation.setValue(!hitsModel, forKey: AnimationBlock.hitsShownKey)
    animation.setValue(!allowsTouches, forKey: AnimationBlock.blocksTouchesKey)
  }

  // MARK: Commands

  func start(afterDelay delay: TimeInterval) {
    switch phase {
    case .inactive:
      self.delay = max(0, delay.finite)
      guard !blocks.isEmpty else {
        phase = .waiting
        return
      }
      runBlocks()
      depart(.natural(pace, from: 0, backwards: isReversed, delay: self.delay, tracks: tracks))
    case .paused:
      self.delay = max(0, delay.finite)
      resume(with: nil, durationFactor: 0)
    case .waiting, .running: break
    case .stopped: misuse("startAnimation", "has been stopped")
    }
  }

  func pause() {
    switch phase {
    case .inactive, .waiting:
      runBlocks()
      fraction = 0
      setPhase(.paused)
      for track in tracks { track.hold(at: (0, 0)) }
    case .running(let leg):
      guard isInterruptible else { return misuse("pauseAnimation", "is not interruptible") }
      hold(leg, after: elapsed)
    case .paused: break
    case .stopped: misuse("pauseAnimation", "has been stopped")
    }
  }

  func hold(_ leg: AnimatorLeg, after time: TimeInterval) {
    let now = leg.part(time)
    fraction = scrubsLinearly ? min(max(pace.value(at: now).x, 0), 1) : now
    for track in tracks {
      track.hold(at: leg.progress(track, time))
      track.pin(at: fraction)
    }
    dropAnchor()
    setPhase(.paused)
    keeper = nil
  }

  func scrub(to value: Double) {
    switch phase {
    case .inactive, .waiting: pause()
    case .running: return misuse("fractionComplete", "is running")
    case .stopped: return misuse("fractionComplete", "has been stopped")
    case .paused: break
    }
    let place = min(max(value.finite, 0), 1)
    fraction = isReversed ? 1 - place : place
    for track in tracks {
      track.hold(
        at: scrubsLinearly ? track.scrubbed(to: fraction) : track.value(pace, at: fraction))
    }
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    if case .running(let leg) = phase {
      isReversed = reversed
      depart(leg.reversed(after: elapsed, pace, tracks: tracks))
    } else {
      isReversed = reversed
    }
  }

  func resume(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    switch phase {
    case .inactive, .waiting: return start(afterDelay: 0)
    case .running: return misuse("continueAnimation", "is running")
    case .stopped: return misuse("continueAnimation", "has been stopped")
    case .paused: break
    }
    let start = part(at: fraction)
    let factor = max(0, durationFactor.finite)
    guard parameters != nil || factor > 0 else {
      let delay = self.delay
      self.delay = 0
      return depart(
        .natural(pace, from: start, backwards: isReversed, delay: delay, tracks: tracks))
    }
    let rest = (isReversed ? start : 1 - start) * pace.duration
    let asked = factor > 0 ? factor * pace.duration : rest
    let curve = TimingPace(parameters ?? self.parameters, duration: asked)
    depart(.fresh(curve, from: start, backwards: isReversed, tracks: tracks))
  }

  func stop(withoutFinishing: Bool) {
    switch phase {
    case .inactive: return
    case .stopped:
      guard withoutFinishing else { return }
    case .running, .paused, .waiting:
      guard isInterruptible || !isRunning else {
        return misuse("stopAnimation", "is not interruptible")
      }
      fraction = isRunning ? fractionNow : fraction
      leaveShown()
    }
    if withoutFinishing {
      forget()
    } else {
      setPhase(.stopped)
      keeper = animator
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard case .stopped = phase else {
      return misuse("finishAnimation(at:)", "has not been stopped")
    }
    place(at: position)
    conclude(at: position)
  }

  /// Ends at once, wherever it is.
  func settle(at position: UIViewAnimatingPosition) {
    removeTracks()
    place(at: position)
    conclude(at: position)
  }

  private func place(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for change in changes { change.setModel(change.new) }
    case .start: for change in changes.reversed() { change.setModel(change.old) }
    case .current: break
    }
  }

  // MARK: Running

  private var fractionNow: Double {
    if case .running(let leg) = phase { leg.part(elapsed) } else { fraction }
  }

  /// The share of the animator's time at which its curve is at `fraction`.
  private func part(at fraction: Double) -> Double {
    scrubsLinearly ? pace.part(at: fraction) : fraction
  }

  private func depart(_ leg: AnimatorLeg) {
    arrived = 0
    keeper = animator
    setPhase(.running(leg))
    for track in tracks { send(track, along: leg, from: 0) }
    if tracks.isEmpty { dropAnchor(); castAnchor(for: leg) }
  }

  /// Sets off tracks that join a leg on its way.
  private func join(_ newcomers: [AnimatorTrack], _ leg: AnimatorLeg, after time: TimeInterval) {
    guard !newcomers.isEmpty else { return }
    guard anchor == nil else {
      // The leg had nothing to move so far: what is left of it moves the newcomers.
      dropAnchor()
      let rest = AnimatorLeg.natural(
        pace, from: leg.part(time), backwards: isReversed, tracks: newcomers)
      return depart(rest)
    }
    for track in newcomers { send(track, along: leg, from: time) }
  }

  private func send(_ track: AnimatorTrack, along leg: AnimatorLeg, from time: TimeInterval) {
    track.animation.onEnd = { [weak self, weak track] _, wasRemoved in
      guard let self, let track else { return }
      self.ended(track, wasRemoved: wasRemoved)
    }
    track.animation.play(for: max(leg.duration - time, 0), on: track.layer) {
      [unowned track] now in leg.progress(track, now + time)
    }
  }

  private func castAnchor(for leg: AnimatorLeg) {
    guard let layer = UIApplication.shared.keyWindow?.layer, layer.isShown, leg.duration > 0 else {
      EndOfTurn.enqueue { [weak self] in self?.arrive() }
      return
    }
    let animation = PacedAnimation()
    animation.onEnd = { [weak self] animation, wasRemoved in
      // Its value shows nothing: at its end nobody else would take it off.
      if !wasRemoved { layer.removePaced(animation) }
      self?.anchor = nil
      self?.arrive()
    }
    let key = "segue.animator.\(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    layer.add(animation, forKey: key)
    guard let attached = layer.animation(forKey: key) as? PacedAnimation else { return }
    anchor = (attached, layer)
    attached.play(for: leg.duration, on: layer) { _ in (0, 0) }
  }

  private func dropAnchor() {
    if let anchor { anchor.layer.removePaced(anchor.animation) }
    anchor = nil
  }

  private func ended(_ track: AnimatorTrack, wasRemoved: Bool) {
    if wasRemoved {
      tracks.removeAll { $0 === track }
    } else {
      arrived += 1
    }
    guard case .running = phase, arrived >= tracks.count else { return }
    if wasRemoved {
      // Somebody took the last away; what follows belongs to the end of his turn.
      EndOfTurn.enqueue { [weak self] in
        guard let self, case .running = self.phase, self.arrived >= self.tracks.count else {
          return
        }
        self.arrive()
      }
    } else {
      arrive()
    }
  }

  private func arrive() {
    guard case .running(let leg) = phase else { return }
    let isAtEnd = leg.target == 1
    if pausesOnCompletion {
      fraction = leg.target
      for track in tracks {
        track.hold(at: (leg.target, leg.target))
        track.pin(at: fraction)
      }
      setPhase(.paused)
      keeper = animator
      return
    }
    if !isAtEnd { for change in changes.reversed() { change.restoreModel() } }
    removeTracks()
    conclude(at: isAtEnd ? .end : .start)
  }

  /// Writes what is seen into the model and takes the animations away (E4).
  private func leaveShown() {
    var seen: [(change: LayerChange, value: AnimationValue)] = []
    let animations = tracks.map(\.animation)
    for track in tracks
    where !seen.contains(where: {
      $0.change.layer === track.layer && $0.change.key == track.change.key
    }) {
      seen.append((track.change, track.layer.shownValue(track.change.key, of: animations)))
    }
    removeTracks()
    for entry in seen { entry.change.setModel(entry.value) }
  }

  private func removeTracks() {
    dropAnchor()
    for track in tracks { track.layer.removePaced(track.animation) }
    tracks = []
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    let told = completions
    let last = keeper ?? animator
    forget()
    for completion in told { completion(position) }
    withExtendedLifetime(last) {}
  }

  /// Becomes inactive and lets go of everything (E3).
  private func forget() {
    removeTracks()
    changes = []
    blocks = []
    completions = []
    fraction = 0
    delay = 0
    setPhase(.inactive)
    let last = keeper
    keeper = nil
    withExtendedLifetime(last) {}
  }

  /// The animator is gone: a paused or stopped one would have been an exception in UIKit (E4).
  func abandon() {
    switch phase {
    case .inactive, .waiting: break
    case .running: removeTracks()
    case .paused, .stopped:
      misuse("deinit", "was let go while it was paused or stopped")
      removeTracks()
    }
  }

  // MARK: Telling

  private func setPhase(_ new: Phase) {
    guard let animator else {
      phase = new
      return
    }
    KeyValue.change(animator, "state") {
      KeyValue.change(animator, "running") { phase = new }
    }
  }

  func refuseWhileActive(_ property: String, _ isChange: Bool) {
    guard isChange, state != .inactive else { return }
    misuse(property, "is active")
  }

  private func misuse(_ call: String, _ reason: String) {
    Diagnostics.report(.animatorMisuse(call, reason))
  }
}
