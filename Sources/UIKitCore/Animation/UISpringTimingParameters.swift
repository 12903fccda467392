public import Foundation
public import Geometry
import Motion

/// A spring's timing. Mirrors: `UISpringTimingParameters`.
///
/// Units: velocity in whole distances per second, across and down (E21).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  public let initialVelocity: CGVector
  private let kind: Kind

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// The system's own spring: mass 3, stiffness 1000, damping 500 (E18).
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// Settles in the animator's duration (E20).
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Settles in the animator's duration (E20).
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Takes as long as it takes: the animator's duration does not count (E22).
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// By perceived duration and bounce; the animator's duration does not count (E24).
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: bounce), initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Whether the spring says itself how long it takes (E22).
  var hasOwnDuration: Bool {
    if case .ratio = kind { false } else { true }
  }

  /// The spring for a motion of `duration` seconds with one of the two velocities.
  func spring(duration: TimeInterval, velocity: CGFloat) -> Spring {
    switch kind {
    case .ratio(let ratio):
      Spring(dampingRatio: Double(ratio), duration: duration, initialVelocity: Double(velocity))
    case .physical(let mass, let stiffness, let damping):
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity))
    case .perceptual(let duration, let bounce):
      Spring(duration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
    }
  }
}
