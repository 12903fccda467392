public import Foundation
import Geometry
import QuartzCore

/// Moves views as if they had weight: they fall, swing, snap to places, bounce off each other.
///
/// Mirrors: `UIDynamicAnimator`. It runs with the display and pauses when everything has come to rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Whose space the items' centres are in.
  public private(set) final weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether something moves.
  open private(set) var isRunning = false
  /// How long things have been moving. Units: seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  final let world = DynamicWorld()
  private var link: CADisplayLink?
  private var restedFor: TimeInterval = 0
  /// Up to when things have moved; nil before the first step after a rest.
  private var steppedTo: TimeInterval?

  /// How long everything must have stood still. Source: chosen; seconds.
  private static let patience: TimeInterval = 0.3
  /// The longest time made up for when refreshes are missed; the world goes through it in short steps.
  /// Source: chosen, more than a window hangs for in use; seconds.
  private static let longest: TimeInterval = 0.5

  public init(referenceView view: UIView) {
    referenceView = view
  }

  public override init() {
    super.init()
  }

  deinit {
    if let link { Farewell.hand(over: link) { $0.invalidate() } }
  }

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.enter(self)
    wake()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
    wake()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  // MARK: Items

  /// The items whose frames a rectangle meets. Units: points of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.gather(family)
    return world.all.map(\.item).filter { item in
      let size = item.bounds.size
      let shown = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
      return shown.intersects(rect)
    }
  }

  /// Takes an item as it is now, when something else has moved it or made it larger.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takeUp()
    wake()
  }

  // MARK: Running

  /// Something has changed that may move things.
  final func wake() {
    restedFor = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    // Before anybody hears of it: who is told may add what wakes it again.
    isRunning = true
    steppedTo = nil
    delegate?.dynamicAnimatorWillResume(self)
    if let link {
      link.isPaused = false
      return
    }
    let made = CADisplayLink { [weak self] link in self?.step(link) }
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func step(_ link: CADisplayLink) {
    let family = family
    world.gather(family)
    world.referenceBounds = referenceView?.bounds
    let since = steppedTo ?? link.timestamp
    steppedTo = link.targetTimestamp
    let passed = link.targetTimestamp - since
    let seconds = passed.isFinite ? min(max(passed, 0), Self.longest) : 0
    if seconds > 0 { world.advance(by: CGFloat(seconds), family) }
    elapsedTime += seconds
    for behavior in family where behavior.dynamicAnimator === self { behavior.action?() }
    settle(after: seconds)
  }

  private func settle(after seconds: TimeInterval) {
    let family = family
    let isAtRest =
      world.all.allSatisfy { $0.isAnchored || $0.isSlow }
      && family.allSatisfy { $0.isAtRest(in: world) }
    restedFor = isAtRest ? restedFor + seconds : 0
    guard behaviors.isEmpty || restedFor >= Self.patience else { return }
    isRunning = false
    link?.isPaused = true
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Who hears of an animator. Mirrors: `UIDynamicAnimatorDelegate`.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
