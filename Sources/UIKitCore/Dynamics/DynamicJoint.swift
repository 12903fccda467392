import Foundation
import Geometry

/// Two points held together, or at a distance, during one step: rigidly, or by a spring.
final class DynamicJoint {
  /// Where a body is held.
  struct End {
    let body: DynamicBody
    let arm: CGVector

    var place: CGVector { CGVector(dx: body.center.x + arm.dx, dy: body.center.y + arm.dy) }
  }

  private let one: End
  private let other: End?
  private let anchor: CGVector
  private let length: CGFloat
  /// What a spring adds to the stiffness, and the speed that takes the ends to where they belong.
  private var give: CGFloat = 0
  private let normal: CGVector
  private var bias: CGFloat = 0
  private var pulled: CGFloat = 0
  /// For ends that belong together in both directions.
  private var biases = CGVector.zero
  private var pulledBoth = CGVector.zero
  private let isPoint: Bool

  /// - Parameters:
  ///   - anchor: where the first is held when there is no second.
  ///   - length: how far apart the ends belong; points.
  ///   - frequency: of a spring, swings a second; 0 is rigid.
  init(
    _ one: End, _ other: End?, anchor: CGPoint, length: CGFloat, frequency: CGFloat,
    damping: CGFloat, step: CGFloat
  ) {
    self.one = one
    self.other = other
    self.anchor = CGVector(dx: anchor.x, dy: anchor.y)
    self.length = length
    let away = one.place - (other?.place ?? self.anchor)
    let distance = hypot(away.dx, away.dy)
    isPoint = length < 0.5
    normal = distance > 1e-6 ? away.scaled(1 / distance) : CGVector(dx: 0, dy: 1)
    let excess = distance - length
    let loose = one.body.inverseMass + (other?.body.inverseMass ?? 0)
    if frequency > 0, frequency.isFinite, loose > 0 {
      // Source: derived, a damped spring taken implicitly.
      let pace = 2 * .pi * min(frequency, 30)
      let stiffness = pace * pace / loose
      let drag = 2 * max(damping, 0) * pace / loose
      let hardness = step * (drag + step * stiffness)
      give = hardness > 0 ? 1 / hardness : 0
      bias = excess * step * stiffness * give
      biases = away.scaled(step * stiffness * give)
    } else {
      // Three tenths of what is amiss a step: quick, and without kicks.
      bias = excess * 0.3 / step
      biases = away.scaled(0.3 / step)
    }
  }

  func solve() {
    if isPoint { solvePoint() } else { solveDistance() }
  }

  private var way: CGVector {
    one.body.velocity(at: one.arm) - (other.map { $0.body.velocity(at: $0.arm) } ?? .zero)
  }

  private func slackness(_ normal: CGVector) -> CGFloat {
    one.body.slackness(at: one.arm, along: normal)
      + (other.map { $0.body.slackness(at: $0.arm, along: normal) } ?? 0)
  }

  private func solveDistance() {
    let slack = slackness(normal) + give
    guard slack > 0 else { return }
    let impulse = -(way.dot(normal) + bias + give * pulled) / slack
    pulled += impulse
    apply(normal.scaled(impulse))
  }

  /// Each direction on its own; going round a few times settles what they do to each other.
  private func solvePoint() {
    for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
      let slack = slackness(axis) + give
      guard slack > 0 else { continue }
      let amiss = way.dot(axis) + biases.dot(axis) + give * pulledBoth.dot(axis)
      let impulse = axis.scaled(-amiss / slack)
      pulledBoth = pulledBoth + impulse
      apply(impulse)
    }
  }

  private func apply(_ impulse: CGVector) {
    one.body.apply(impulse: impulse, at: one.arm)
    other?.body.apply(impulse: impulse.scaled(-1), at: other?.arm ?? .zero)
  }
}
