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
  private var offsets: [ObjectIdentifier: PushedPlace] = [:]
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
    offsets[ObjectIdentifier(item)] = nil
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
    offsets[ObjectIdentifier(item)] = PushedPlace(item: item, offset: o)
    changed()
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    let place = offsets[ObjectIdentifier(item)]
    return place?.item === item ? place?.offset ?? .zero : .zero
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
    pushedFor += step
  }

  // MARK: Rest

  /// How long it has pushed since it was asked whether it rests. Units: seconds.
  private var pushedFor: CGFloat = 0
  /// How long everything has been slow while it pushed. Units: seconds.
  private var slowFor: CGFloat = 0

  /// A free item would be faster than slow by then. Source: chosen, twice what counts as slow; points
  /// a second.
  private static let freeSpeed: CGFloat = 4
  /// How long the answer counts: longer than an animator's patience and one step, so that it can
  /// pause; then everything has to show again that it is held. Source: chosen; seconds.
  private static let answerCounts: CGFloat = 0.4
  /// No step counts for more, however long a window hung. Source: chosen; seconds.
  private static let longestStep: CGFloat = 0.05
  /// Longer than between two questions; an animator asks only while everything is slow. Source:
  /// derived from the longest time that it makes up for; seconds.
  private static let longestPause: CGFloat = 0.51

  /// Whether what it pushes is slow although it has been pushed long enough: something holds it.
  override func isAtRest(in world: DynamicWorld) -> Bool {
    guard active, pushDirection != .zero else { return true }
    let pushed = items.compactMap { world.body(of: $0) }.filter { !$0.isAnchored }
    guard let heaviest = pushed.map(\.mass).max() else { return true }
    let isSlow = pushedFor < Self.longestPause && pushed.allSatisfy(\.isSlow)
    slowFor = isSlow ? slowFor + min(pushedFor, Self.longestStep) : 0
    pushedFor = 0
    let enough = Self.freeSpeed * heaviest / (Self.unit * magnitude)
    if slowFor > enough + Self.answerCounts { slowFor = 0 }
    // A push that is no number moves nothing, and is no more than any number.
    return isSlow && !(slowFor < enough)
  }
}

/// Where an item is pushed, as long as there is the item: another may come to its address.
private struct PushedPlace {
  weak var item: (any UIDynamicItem)?
  let offset: UIOffset
}
