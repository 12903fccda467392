import Foundation
import QuartzCore

extension AnimatorRun: AnimationSink {
  func take(_ change: LayerChange, delay: TimeInterval, completion: AnimationCompletion) {
    changes.append(change)
    guard change.layer.isShown, change.old != change.new || change.shown != change.new else {
      return
    }
    let (animation, key) = change.paced()
    add(animation, key, change, delay: delay, completion)
  }

  func take(
    _ frames: CAKeyframeAnimation, _ change: LayerChange, delay: TimeInterval,
    completion: AnimationCompletion
  ) {
    changes.append(change)
    guard change.layer.isShown else { return }
    add(
      PacedAnimation(frames: frames), change.freeKey, change, delay: delay, completion)
  }

  private func add(
    _ animation: PacedAnimation, _ key: String, _ change: LayerChange, delay: TimeInterval,
    _ completion: AnimationCompletion
  ) {
    mark(animation)
    completion.track(animation)
    change.layer.add(animation, forKey: key)
    guard let attached = change.layer.animation(forKey: key) as? PacedAnimation else { return }
    let late = pace.duration > 0 ? max(0, delay.finite) / pace.duration : 0
    let start = min(1, windowStart + late)
    let track = AnimatorTrack(
      change: change, animation: attached, layer: change.layer, window: start...1)
    attached.onEnd = { [weak self, weak track] _, _ in
      self?.tracks.removeAll { $0 === track }
    }
    tracks.append(track)
  }

  func holdLoose(outside container: CALayer, at time: TimeInterval) {
    guard case .running(let leg) = phase else { return }
    for track in tracks where !track.layer.isInside(container) {
      track.animation.hold(at: leg.progress(track, time), on: track.layer)
    }
  }

  func endDriven(forwards: Bool) {
    guard state == .active else { return }
    settle(at: forwards ? .end : .start)
  }
}
