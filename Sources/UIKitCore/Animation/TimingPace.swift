import Foundation
import Geometry
import Motion
import QuartzCore

/// How far a motion is after a share of its duration.
struct TimingPace {
  private enum Kind {
    case curve(UnitBezier)
    case spring(across: Spring, down: Spring)
  }

  private let kind: Kind
  /// Seconds; springs made of physical parts have their own.
  let duration: TimeInterval

  static let linear = TimingPace(.linear, duration: 0)

  init(_ curve: UnitBezier, duration: TimeInterval) {
    kind = .curve(curve)
    self.duration = max(0, duration.finite)
  }

  init(_ pace: AnimationBlock.Pace, duration: TimeInterval) {
    switch pace {
    case .curve(let curve): kind = .curve(curve)
    case .spring(let spring): kind = .spring(across: spring, down: spring)
    }
    self.duration = max(0, duration.finite)
  }

  /// - Parameter duration: what an animator was asked for.
  init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    let asked = max(0, duration.finite)
    if let spring = parameters.springTimingParameters {
      let across = spring.spring(duration: asked, velocity: spring.initialVelocity.dx)
      let down = spring.spring(duration: asked, velocity: spring.initialVelocity.dy)
      kind = .spring(across: across, down: down)
      self.duration =
        spring.hasOwnDuration ? max(across.settlingDuration, down.settlingDuration) : asked
    } else {
      kind = .curve(parameters.cubicTimingParameters?.bezier ?? .coreAnimationDefault)
      self.duration = asked
    }
  }

  /// Progress after the share `part` of the duration, 0…1.
  func value(at part: Double) -> PacedAnimation.Progress {
    guard part > 0 else { return (0, 0) }
    guard part < 1 else { return (1, 1) }
    switch kind {
    case .curve(let curve):
      let value = curve.value(at: part)
      return (value, value)
    case .spring(let across, let down):
      let time = part * duration
      let x = across.value(at: time)
      return (x, across == down ? x : down.value(at: time))
    }
  }

  /// The share of the duration after which the progress is first `progress`.
  func part(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch kind {
    case .curve(let curve): return curve.inverse(at: progress)
    case .spring:
      // A spring rises steadily up to where it first reaches its goal.
      var high = 1.0
      for step in 1...400 where value(at: Double(step) / 400).x >= progress {
        high = Double(step) / 400
        break
      }
      var low = 0.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if value(at: middle).x < progress { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
