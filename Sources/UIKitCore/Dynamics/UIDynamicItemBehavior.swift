public import Foundation
import Geometry

/// What items are like: how heavy, how lively, how slippery. Mirrors: `UIDynamicItemBehavior`.
///
/// Only what is set is said; where several say something, the one added last does.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var stored: DynamicItems
  private var saidElasticity: CGFloat?
  private var saidFriction: CGFloat?
  private var saidDensity: CGFloat?
  private var saidResistance: CGFloat?
  private var saidAngularResistance: CGFloat?
  private var saidRotation: Bool?
  private var saidAnchored: Bool?
  /// What is to be added to velocities before there is an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

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

  /// 0…1, how much of its speed an item keeps when it bounces.
  open var elasticity: CGFloat {
    get { saidElasticity ?? 0 }
    set { say(\.saidElasticity, newValue) }
  }

  /// 0 slides without end.
  open var friction: CGFloat {
    get { saidFriction ?? 0 }
    set { say(\.saidFriction, newValue) }
  }

  /// With 1 an item of 100 by 100 points weighs 1.
  open var density: CGFloat {
    get { saidDensity ?? 1 }
    set { say(\.saidDensity, newValue) }
  }

  /// What of its speed an item loses, a second.
  open var resistance: CGFloat {
    get { saidResistance ?? 0 }
    set { say(\.saidResistance, newValue) }
  }

  /// The same for turning.
  open var angularResistance: CGFloat {
    get { saidAngularResistance ?? 0 }
    set { say(\.saidAngularResistance, newValue) }
  }

  open var allowsRotation: Bool {
    get { saidRotation ?? true }
    set { say(\.saidRotation, newValue) }
  }

  /// Whether nothing moves the items, and others bounce off them.
  open var isAnchored: Bool {
    get { saidAnchored ?? false }
    set { say(\.saidAnchored, newValue) }
  }

  private func say<Value>(
    _ path: ReferenceWritableKeyPath<UIDynamicItemBehavior, Value?>, _ value: Value
  ) {
    self[keyPath: path] = value
    changed()
  }

  // MARK: Velocities

  /// Units: points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }

  /// Units: radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  private func add(_ velocity: CGVector, _ spin: CGFloat, to item: any UIDynamicItem) {
    guard velocity.dx.isFinite, velocity.dy.isFinite, spin.isFinite else { return }
    waiting.append((item, velocity, spin))
    changed()
  }

  /// Units: points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let moving = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    let all = waiting.filter { $0.item === item }.reduce(moving) { $0 + $1.velocity }
    return CGPoint(x: all.dx, y: all.dy)
  }

  /// Units: radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let moving = dynamicAnimator?.world.body(of: item)?.spin ?? 0
    return waiting.filter { $0.item === item }.reduce(moving) { $0 + $1.spin }
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// Tells a body what is said of its item.
  final func describe(_ body: DynamicBody) {
    if let saidElasticity { body.elasticity = saidElasticity }
    if let saidFriction { body.friction = saidFriction }
    if let saidDensity { body.density = saidDensity }
    if let saidResistance { body.resistance = saidResistance }
    if let saidAngularResistance { body.angularResistance = saidAngularResistance }
    if let saidRotation { body.allowsRotation = saidRotation }
    if let saidAnchored { body.isAnchored = saidAnchored }
  }

  override func pull(_ world: DynamicWorld, step: CGFloat) {
    guard !waiting.isEmpty else { return }
    for add in waiting {
      guard let body = world.body(of: add.item) else { continue }
      body.velocity = body.velocity + add.velocity
      body.spin += add.spin
    }
    waiting = []
  }

  override func isAtRest(in world: DynamicWorld) -> Bool { waiting.isEmpty }
}
