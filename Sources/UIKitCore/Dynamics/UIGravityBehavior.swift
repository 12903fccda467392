public import Foundation
public import Geometry

/// Lets items fall. Mirrors: `UIGravityBehavior`.
open class UIGravityBehavior: UIDynamicBehavior {
  private var stored: DynamicItems

  public init(items: [any UIDynamicItem]) {
    stored = DynamicItems(items)
  }

  public convenience override init() {
    self.init(items: [])
  }

  open var items: [any UIDynamicItem] { stored.all }

  open func addItem(_ item: any UIDynamicItem) {
    stored.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    stored.remove(item)
    changed()
  }

  /// Length 1 is 1000 points a second, a second. Source: documented.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  private static let unit: CGFloat = 1000

  override var movedItems: [any UIDynamicItem] { items }

  override func pull(_ world: DynamicWorld, step: CGFloat) {
    let gain = gravityDirection.scaled(Self.unit * step)
    for item in items {
      guard let body = world.body(of: item), !body.isAnchored else { continue }
      body.velocity = body.velocity + gain
    }
  }
}
