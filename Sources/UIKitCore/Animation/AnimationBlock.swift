import Foundation
import Motion
import QuartzCore

/// One call of `UIView.animate`: how the changes made in it are timed, and what they were.
final class AnimationBlock {
  enum Pace {
    case curve(UnitBezier)
    case spring(Spring)
  }

  /// The block whose closure is running, nil outside and while animations are off.
  static var current: AnimationBlock? { isEnabled ? stack.last : nil }
  static var isEnabled = true
  private static var stack: [AnimationBlock] = []
  /// Told of every block that starts, so that a transition knows what it set in motion.
  static var observers: [(AnimationBlock) -> Void] = []

  static let blocksTouchesKey = "segue.blocksTouches"

  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  private(set) var changes: [LayerChange] = []
  /// The animations made for the changes, as they stand on their layers.
  private var started: [(layer: CALayer, animation: CAAnimation)] = []
  private let completion: AnimationCompletion

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.stack.last
    // A nested block follows the outer one unless it says otherwise (E33).
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inherits ? outer?.duration ?? duration : max(0, duration.isNaN ? 0 : duration)
    self.delay = inherits ? (outer?.delay ?? 0) + delay : (delay.isNaN ? 0 : delay)
    if let outer, !options.contains(.overrideInheritedCurve) {
      self.pace = outer.pace
    } else {
      self.pace = pace
    }
    self.options = options
    self.completion = AnimationCompletion { finished in completion?(finished) }
  }

  /// Runs `changes` with every change of an animatable property animated by this block.
  func run(_ changes: () -> Void) {
    for observe in Self.observers { observe(self) }
    Self.stack.append(self)
    changes()
    Self.stack.removeLast()
    completion.close()
  }

  /// How many of the block's animations still run.
  var runningCount: Int { completion.count }

  /// Gives the model the values it had before the block, latest change first; what is seen does not
  /// change while the animations are held.
  func restoreModel() {
    for change in changes.reversed() { change.restoreModel() }
  }

  /// Ends the block's animations where they are, as finished.
  func end() {
    let ended = started
    started = []
    for (layer, animation) in ended { layer.endAnimation(animation) }
  }

  /// Stops the animations of layers that lie outside `container` at `time` since their begin.
  func holdLoose(outside container: CALayer, at time: TimeInterval) {
    for (layer, animation) in started where !layer.isInside(container) {
      animation.hold(at: time)
      layer.setNeedsSampling()
    }
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard duration > 0 || delay > 0 else { return nil }
    return PendingChange(block: self, layer: layer, key: key)
  }

  func animate(_ change: LayerChange) {
    changes.append(change)
    // What nobody can see does not move: the value is there at once (E30).
    guard change.layer.isShown, change.old != change.new || change.shown != change.new else {
      return
    }
    let animation = makeAnimation()
    let key = change.configure(
      animation, fromShown: options.contains(.beginFromCurrentState))
    completion.track(animation)
    change.layer.add(animation, forKey: key)
    if let attached = change.layer.animation(forKey: key) {
      started.append((change.layer, attached))
    }
  }

  private func makeAnimation() -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let curve):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    case .spring(let spring):
      let springAnimation = CASpringAnimation()
      springAnimation.mass = CGFloat(spring.mass)
      springAnimation.stiffness = CGFloat(spring.stiffness)
      springAnimation.damping = CGFloat(spring.damping)
      springAnimation.initialVelocity = CGFloat(spring.initialVelocity)
      animation = springAnimation
    }
    animation.duration = max(duration, 1e-6)
    // Before the delay is over the old value is seen (E36).
    animation.fillMode = .backwards
    animation.delay = delay
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if !options.contains(.allowUserInteraction) {
      animation.setValue(true, forKey: Self.blocksTouchesKey)
    }
    return animation
  }
}

/// Notes a property before it changes; run after the change, it animates it.
private final class PendingChange: CAAction {
  private let block: AnimationBlock
  private let start: (old: AnimationValue, shown: AnimationValue)

  init(block: AnimationBlock, layer: CALayer, key: String) {
    self.block = block
    start = layer.beginChange(key)
  }

  func run(forKey event: String, object: Any, arguments: [String: Any]?) {
    guard let layer = object as? CALayer else { return }
    block.animate(layer.finishChange(event, from: start))
  }
}
