public import Foundation
import Geometry

/// Pulls an item to a point and turns it upright. Mirrors: `UISnapBehavior`.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  /// Units: points.
  open var snapPoint: CGPoint { didSet { changed() } }

  /// 0…1; 0 swings most, 1 not at all.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Source: chosen by eye, for no source has numbers: the item is there after half a second and has
  /// come to rest after one.
  private static let pace: CGFloat = 15

  private var ratio: CGFloat { 0.35 + 0.65 * min(max(damping.isFinite ? damping : 0.5, 0), 1) }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func pull(_ world: DynamicWorld, step: CGFloat) {
    guard let body = world.body(of: item), !body.isAnchored else { return }
    body.velocity.dx = next(body.velocity.dx, away: body.center.x - snapPoint.x, step)
    body.velocity.dy = next(body.velocity.dy, away: body.center.y - snapPoint.y, step)
    guard body.allowsRotation else { return }
    body.spin = next(body.spin, away: body.angle.remainder(dividingBy: 2 * .pi), step)
  }

  /// A spring's next velocity, found from where it will be, so that no step is too long for it.
  private func next(_ velocity: CGFloat, away: CGFloat, _ step: CGFloat) -> CGFloat {
    let stiffness = Self.pace * Self.pace
    let softness = 1 + 2 * ratio * Self.pace * step + stiffness * step * step
    return (velocity - stiffness * away * step) / softness
  }

  override func isAtRest(in world: DynamicWorld) -> Bool {
    guard let body = world.body(of: item) else { return true }
    return abs(body.center.x - snapPoint.x) < 0.5 && abs(body.center.y - snapPoint.y) < 0.5
      && abs(body.angle.remainder(dividingBy: 2 * .pi)) < 0.01
  }
}
