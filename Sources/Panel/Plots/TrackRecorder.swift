public import Display
public import Foundation
public import GestureLab
import Motion

/// Follows a gesture from the first touch to rest.
public final class TrackRecorder {
  /// What there is so far.
  public private(set) var track = GestureTrack()
  /// The finger's doings, for files and for playing them again.
  public var moments: [GestureMoment] { recorder.moments }
  /// Whether a gesture is being followed.
  public private(set) var isFollowing = false
  /// Whether the finger is down.
  public private(set) var isDown = false

  /// When the finger came down, on the frame clock. Units: seconds.
  public private(set) var zero: TimeInterval = 0
  private var velocity = VelocityTracker()
  private var recorder = GestureRecorder()
  private var contact: Int?

  public init() {}

  /// Takes what the device is given.
  ///
  /// - Parameters:
  ///   - frame: the frame clock's time. Units: seconds.
  ///   - period: between frames. Units: seconds.
  public func take(_ event: InputEvent, frame: TimeInterval, period: TimeInterval) {
    guard case .pointer(let sample) = event, sample.phase != .hover else {
      if case .interruption = event { lift() }
      if isFollowing { recorder.take(event, frame: frame, period: period) }
      return
    }
    if sample.phase == .down, contact == nil { begin(sample) }
    recorder.take(event, frame: frame, period: period)
    guard sample.contact == contact else { return }
    note(sample)
    if sample.phase == .up { lift() }
  }

  /// Notes how far the scene is.
  ///
  /// - Parameters:
  ///   - isTransition: whether one runs.
  ///   - views: all that were watched since the gesture began, by name.
  ///   - looks: what is seen of each.
  /// - Returns: whether the gesture is over and everything at rest.
  public func note(
    progress: Double?, offset: Double?, at time: TimeInterval, isMoving: Bool,
    isTransition: Bool = false, views: [String] = [], looks: [ViewLook?] = []
  ) -> Bool {
    guard isFollowing else { return false }
    if isTransition { track.hasTransition = true }
    if track.frames.count < GestureTrack.longest {
      if track.views.count < views.count { track.views = views }
      track.frames.append(
        GestureTrack.Frame(
          time: max(0, time - zero), progress: progress, offset: offset, looks: looks))
    }
    guard !isDown, !isMoving else { return false }
    isFollowing = false
    return true
  }

  /// The scene has decided.
  public func released(at time: TimeInterval) {
    track.release = max(0, time - zero)
  }

  /// Follows nothing any more: the scene is another.
  func leave() {
    lift()
    isFollowing = false
    track = GestureTrack()
  }

  private func begin(_ sample: PointerSample) {
    contact = sample.contact
    isDown = true
    isFollowing = true
    zero = sample.time
    track = GestureTrack()
    velocity = VelocityTracker()
    recorder = GestureRecorder()
  }

  private func note(_ sample: PointerSample) {
    guard track.samples.count < GestureTrack.longest else { return }
    noteRest(until: sample.time)
    velocity.add(time: sample.time, position: sample.position)
    var raw = CGPoint.zero
    if let last = track.samples.last, let place = last.position {
      let gap = sample.time - zero - last.time
      if gap > 1e-4 {
        raw = CGPoint(
          x: (sample.position.x - place.x) / gap, y: (sample.position.y - place.y) / gap)
      } else {
        raw = last.rawVelocity
      }
    }
    track.samples.append(
      GestureTrack.Sample(
        time: max(sample.time - zero, 0), position: sample.position, rawVelocity: raw,
        velocity: velocity.velocity(at: sample.time)))
  }

  /// A finger that rests sends nothing: without a word on it a curve would go on to the next sample
  /// as if the velocity had gone little by little.
  private func noteRest(until time: TimeInterval) {
    guard let last = track.samples.last, let place = last.position else { return }
    let (start, end) = (last.time + VelocityTracker.window, time - zero - VelocityTracker.graceTime)
    guard end > start, track.samples.count + 2 < GestureTrack.longest else { return }
    for moment in [start, end] {
      track.samples.append(
        GestureTrack.Sample(
          time: moment, position: place, rawVelocity: .zero,
          velocity: velocity.velocity(at: zero + moment)))
    }
  }

  private func lift() {
    isDown = false
    contact = nil
  }
}
