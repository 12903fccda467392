import Foundation
import QuartzCore

/// One change that a property animator leads from its old value to its new.
final class AnimatorTrack {
  typealias Progress = PacedAnimation.Progress

  let change: LayerChange
  let animation: PacedAnimation
  let layer: CALayer
  /// The part of the animator's time in which it moves, 0…1.
  let window: ClosedRange<Double>
  /// Where it stands while the animator is paused.
  var progress: Progress = (0, 0)
  /// Scrubbing passes through this point, so that a pause does not jump (E6).
  private var pin: (fraction: Double, progress: Progress)?

  init(
    change: LayerChange, animation: PacedAnimation, layer: CALayer, window: ClosedRange<Double>
  ) {
    self.change = change
    self.animation = animation
    self.layer = layer
    self.window = window
  }

  /// The share of the window's time that is over when `part` of the animator's is.
  private func inside(_ part: Double) -> Double {
    let span = window.upperBound - window.lowerBound
    guard span > 0 else { return part >= window.upperBound ? 1 : 0 }
    return min(max((part - window.lowerBound) / span, 0), 1)
  }

  func value(_ pace: TimingPace, at part: Double) -> Progress {
    pace.value(at: inside(part))
  }

  func pin(at fraction: Double) {
    pin = (fraction, progress)
  }

  /// Where linear scrubbing puts it.
  func scrubbed(to fraction: Double) -> Progress {
    guard let pin, pin.fraction > window.lowerBound, pin.fraction < window.upperBound else {
      let value = inside(fraction)
      return (value, value)
    }
    func lead(_ held: Double) -> Double {
      if fraction <= pin.fraction {
        let span = pin.fraction - window.lowerBound
        return held * min(max((fraction - window.lowerBound) / span, 0), 1)
      }
      let span = window.upperBound - pin.fraction
      return held + (1 - held) * min(max((fraction - pin.fraction) / span, 0), 1)
    }
    return (lead(pin.progress.x), lead(pin.progress.y))
  }

  func hold(at progress: Progress) {
    self.progress = progress
    animation.hold(at: progress, on: layer)
  }
}
