public import Foundation
import Motion

/// A basic animation paced by a spring. Mirrors: `CASpringAnimation`.
///
/// Units: mass, stiffness and damping as in `m·x″ + c·x′ + k·x = 0`; velocity in whole distances
/// per second.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1 { didSet { spring = nil } }
  open var stiffness: CGFloat = 100 { didSet { spring = nil } }
  open var damping: CGFloat = 10 { didSet { spring = nil } }
  open var initialVelocity: CGFloat = 0 { didSet { spring = nil } }

  private var spring: Spring?

  public override init() {}

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let response = max(perceptualDuration, 0.001)
    stiffness = CGFloat(pow(2 * .pi / response, 2))
    damping = CGFloat(4 * .pi / response) * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// How long until the rest of the motion is below a thousandth, seconds.
  open var settlingDuration: CFTimeInterval { resolved.settlingDuration }

  override func makeCopy() -> CAAnimation { CASpringAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
    }
    return copy
  }

  override func progress(at time: CFTimeInterval) -> CGFloat {
    CGFloat(resolved.value(at: time))
  }

  private var resolved: Spring {
    if let spring { return spring }
    let made = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
    spring = made
    return made
  }
}
