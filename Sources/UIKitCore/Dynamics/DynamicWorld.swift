import Foundation
import Geometry

/// The bodies of an animator and the steps they go through.
final class DynamicWorld {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The items in the order they have come in, so that every run is the same.
  private var order: [ObjectIdentifier] = []
  /// Of the animator's reference view; what holds items in may ask for them.
  var referenceBounds: CGRect?

  /// Seconds. Source: chosen; at 240 a second, a fast flick moves 12 points a step, less than what is
  /// thrown is thick.
  private static let step: CGFloat = 1.0 / 240
  /// How often everything that holds is gone through. Source: chosen.
  private static let rounds = 10

  func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  var all: [DynamicBody] { order.compactMap { bodies[$0] } }

  /// Has bodies for just the items that are moved.
  func gather(_ behaviors: [UIDynamicBehavior]) {
    var kept: Set<ObjectIdentifier> = []
    for behavior in behaviors {
      for item in behavior.movedItems {
        let identity = ObjectIdentifier(item)
        guard kept.insert(identity).inserted else { continue }
        if bodies[identity] == nil {
          bodies[identity] = DynamicBody(item)
          order.append(identity)
        }
      }
    }
    if kept.count != order.count {
      order.removeAll { !kept.contains($0) }
      bodies = bodies.filter { kept.contains($0.key) }
    }
    for body in all { body.forget() }
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items { body(of: item).map(behavior.describe) }
    }
  }

  /// Goes on by `seconds`, in equal steps short enough for the fastest.
  func advance(by seconds: CGFloat, _ behaviors: [UIDynamicBehavior]) {
    let count = max(1, (seconds / Self.step).rounded())
    let step = seconds / count
    for _ in 0..<Int(count) {
      for behavior in behaviors { behavior.pull(self, step: step) }
      hold(behaviors, step: step)
      for body in all { body.move(for: step) }
    }
    for body in all { body.show() }
  }

  private func hold(_ behaviors: [UIDynamicBehavior], step: CGFloat) {
    let joints = behaviors.compactMap { $0.joint(in: self, step: step) }
    let contacts = behaviors.compactMap { $0 as? UICollisionBehavior }
      .flatMap { $0.contacts(in: self) }
    guard !joints.isEmpty || !contacts.isEmpty else { return }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve() }
      for contact in contacts { contact.solve(step: step) }
    }
  }
}
