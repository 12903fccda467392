public import Foundation
public import Geometry

/// Pushes items, once or all the time. Mirrors: `UIPushBehavior`.
open class UIPushBehavior: UIDynamicBehavior {
  /// Mirrors: `UIPushBehavior.Mode`, raw values included.
  public nonisolated enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  private var stored: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  public final let mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    stored = DynamicItems(items)
    self.mode = mode
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

  /// Whether it pushes; one that pushes once is inactive afterwards, and pushes again when set.
  open var active = true { didSet { if active { changed() } } }

  /// Length 1 gives an item of 100 by 100 points 100 points a second, a second; when it pushes once,
  /// 100 points a second. Source: documented for the first, derived for the second.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { storedAngle ?? atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// Kept while the push has no length yet, and so no direction.
  private var storedAngle: CGFloat?

  /// How long the direction is; set, it keeps the direction.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    if magnitude != 0 { storedAngle = nil }
  }

  /// Where an item is pushed; away from its centre it turns. Units: points.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  private static let unit: CGFloat = 100

  override var movedItems: [any UIDynamicItem] { items }

  override func pull(_ world: DynamicWorld, step: CGFloat) {
    guard active else { return }
    let impulse = pushDirection.scaled(Self.unit * (mode == .instantaneous ? 1 : step))
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.apply(impulse: impulse, at: body.arm(to: targetOffsetFromCenter(for: item)))
    }
    if mode == .instantaneous { active = false }
  }

  override func isAtRest(in world: DynamicWorld) -> Bool { !active || pushDirection == .zero }
}
