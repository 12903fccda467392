public import Foundation

/// Something that moves items, or several such things. Mirrors: `UIDynamicBehavior`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step while the behaviour is in an animator.
  open var action: (() -> Void)?
  /// The animator that it moves things in, by itself or in another behaviour.
  public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !behavior.family.contains(where: { $0 === self }) else {
      Diagnostics.report(.behaviorInItself(behavior, in: self))
      return
    }
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.enter(dynamicAnimator)
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.enter(nil)
    changed()
  }

  /// The behaviour is about to come to an animator, or to leave it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.enter(animator) }
  }

  /// Something that rests may move again.
  final func changed() { dynamicAnimator?.wake() }

  /// Itself and what is in it.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// The items it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Changes velocities before things are held apart and moved.
  ///
  /// - Parameter step: seconds.
  func pull(_ world: DynamicWorld, step: CGFloat) {}

  /// What holds bodies at places during a step.
  func joint(in world: DynamicWorld, step: CGFloat) -> DynamicJoint? { nil }

  /// Whether it leaves alone what does not move.
  func isAtRest(in world: DynamicWorld) -> Bool { true }
}

/// The items of a behaviour that has many.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
