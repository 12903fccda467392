import Foundation
import QuartzCore

/// Collects what the keyframes of a block change, and makes one animation of each property.
final class KeyframeRecorder: AnimationSink {
  private struct Step {
    let change: LayerChange
    let start: Double
    let end: Double
  }

  /// The block whose keyframes are being added.
  static var current: KeyframeRecorder?

  private let mode: CAAnimationCalculationMode
  private var steps: [Step] = []
  private var window = 0.0...1.0

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Runs `changes` as the keyframe from `start` on that lasts `duration`, both shares of the whole.
  func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = window
    let first = min(max(start.finite, 0), 1)
    window = first...min(max(first + duration.finite, first), 1)
    changes()
    window = outer
  }

  func take(_ change: LayerChange, delay: TimeInterval, completion: AnimationCompletion) {
    steps.append(Step(change: change, start: window.lowerBound, end: window.upperBound))
  }

  func take(
    _ frames: CAKeyframeAnimation, _ change: LayerChange, delay: TimeInterval,
    completion: AnimationCompletion
  ) {
    take(change, delay: delay, completion: completion)
  }

  /// One animation for each property that changed, with the change from first to last.
  func animations() -> [(frames: CAKeyframeAnimation, change: LayerChange)] {
    var rest = steps[...]
    var result: [(frames: CAKeyframeAnimation, change: LayerChange)] = []
    while let first = rest.first {
      let isSame = { (step: Step) in
        step.change.layer === first.change.layer && step.change.key == first.change.key
      }
      let own = rest.filter(isSame)
      rest = ArraySlice(rest.filter { !isSame($0) })
      result.append(animation(of: own.sorted { $0.end < $1.end }))
    }
    return result
  }

  private func animation(of steps: [Step]) -> (CAKeyframeAnimation, LayerChange) {
    let first = steps[0].change
    let whole = first.joined(with: steps[steps.count - 1].change)
    var values = [whole.old]
    var times = [0.0]
    func add(_ value: AnimationValue, at time: Double) {
      values.append(value)
      times.append(max(time, times[times.count - 1]))
    }
    for step in steps {
      // Until its keyframe begins a property stays as the last one left it.
      if step.start > times[times.count - 1] + 1e-9 {
        add(values[values.count - 1], at: step.start)
      }
      add(step.change.new, at: step.end)
    }
    if times[times.count - 1] < 1 - 1e-9 { add(values[values.count - 1], at: 1) }
    return (whole.frames(values: values, times: times, mode: mode), whole)
  }
}
