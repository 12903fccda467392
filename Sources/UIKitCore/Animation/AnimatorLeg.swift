import Foundation
import QuartzCore

/// A stretch that a property animator runs by itself, to its end or back to its start.
struct AnimatorLeg {
  typealias Progress = PacedAnimation.Progress

  /// Seconds.
  let duration: TimeInterval
  /// 1 for the end, 0 for the start.
  let target: Double
  /// The share of the animator's own time that is over, after seconds of the leg.
  let part: (TimeInterval) -> Double
  /// Where a track is after seconds of the leg.
  let progress: (AnimatorTrack, TimeInterval) -> Progress
  /// Where the leg set off with a curve of its own; nil on the animator's own curve.
  private var origin: Double?

  /// Along the animator's own curve from `start`; what stands beside the curve comes back to it.
  static func natural(
    _ pace: TimingPace, from start: Double, backwards: Bool, delay: TimeInterval = 0,
    tracks: [AnimatorTrack]
  ) -> AnimatorLeg {
    let whole = pace.duration
    let rest = backwards ? start : 1 - start
    let part = { (time: TimeInterval) -> Double in
      let gone = max(0, time - delay)
      let share = whole > 0 ? gone / whole : 1
      return backwards ? max(0, start - share) : min(1, start + share)
    }
    let offsets = tracks.map { track -> Progress in
      let natural = track.value(pace, at: start)
      return (track.progress.x - natural.x, track.progress.y - natural.y)
    }
    return AnimatorLeg(
      duration: delay + rest * whole, target: backwards ? 0 : 1, part: part,
      progress: { track, time in
        let now = part(time)
        let value = track.value(pace, at: now)
        guard let index = tracks.firstIndex(where: { $0 === track }), rest > 0 else {
          return value
        }
        let left = (backwards ? now : 1 - now) / rest
        return (value.x + offsets[index].x * left, value.y + offsets[index].y * left)
      })
  }

  /// With `curve` from where the tracks stand, in the curve's own duration (E9).
  static func fresh(
    _ curve: TimingPace, from start: Double, backwards: Bool, tracks: [AnimatorTrack]
  ) -> AnimatorLeg {
    let goal: Double = backwards ? 0 : 1
    let places = tracks.map(\.progress)
    let whole = curve.duration
    func share(_ time: TimeInterval) -> Double { whole > 0 ? time / whole : 1 }
    return AnimatorLeg(
      duration: whole, target: goal,
      part: { start + (goal - start) * min(max(share($0), 0), 1) },
      progress: { track, time in
        guard let index = tracks.firstIndex(where: { $0 === track }) else {
          // Joined on the way: it moves with the rest of the time.
          return curve.value(at: share(time))
        }
        let value = curve.value(at: share(time))
        let place = places[index]
        return (place.x + (goal - place.x) * value.x, place.y + (goal - place.y) * value.y)
      },
      origin: start)
  }

  /// Back the way it came, and on from where it set off (E8).
  ///
  /// - Parameter time: how much of the leg is over.
  func reversed(after time: TimeInterval, _ pace: TimingPace, tracks: [AnimatorTrack])
    -> AnimatorLeg
  {
    let backwards = target == 1
    for track in tracks { track.progress = progress(track, time) }
    guard let origin else {
      return .natural(pace, from: part(time), backwards: backwards, tracks: tracks)
    }
    for track in tracks { track.progress = progress(track, 0) }
    let beyond = AnimatorLeg.natural(pace, from: origin, backwards: backwards, tracks: tracks)
    let way = self
    return AnimatorLeg(
      duration: time + beyond.duration, target: beyond.target,
      part: { $0 < time ? way.part(time - $0) : beyond.part($0 - time) },
      progress: { track, now in
        now < time ? way.progress(track, time - now) : beyond.progress(track, now - time)
      })
  }

  private init(
    duration: TimeInterval, target: Double, part: @escaping (TimeInterval) -> Double,
    progress: @escaping (AnimatorTrack, TimeInterval) -> Progress, origin: Double? = nil
  ) {
    self.duration = duration
    self.target = target
    self.part = part
    self.progress = progress
    self.origin = origin
  }
}
