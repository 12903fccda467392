public import Foundation
import Geometry

/// Keeps items from going through each other and through boundaries. Mirrors: `UICollisionBehavior`.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What hits what. Mirrors: `UICollisionBehavior.Mode`.
  public nonisolated struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let lines: [[CGPoint]]
  }

  private var stored: DynamicItems
  private var boundaries: [Boundary] = []
  private var touching: [DynamicTouch] = []

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

  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the animator's reference view holds the items in.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var referenceInsets = UIEdgeInsets.zero

  /// The same, so far in from the edges. Units: points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(Boundary(identifier: identifier, lines: bezierPath.cgPath.lines))
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    add(Boundary(identifier: identifier, lines: [[p1, p2]]))
  }

  private func add(_ boundary: Boundary) {
    removeBoundary(withIdentifier: boundary.identifier)
    boundaries.append(boundary)
    changed()
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    guard let found = boundaries.first(where: { areSame($0.identifier, identifier) }) else {
      return nil
    }
    let path = UIBezierPath()
    for line in found.lines {
      for (index, point) in line.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { areSame($0.identifier, identifier) }
    changed()
  }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }

  // MARK: Steps

  override var movedItems: [any UIDynamicItem] { items }

  /// What touches now; whoever wants to know is told what is new and what is over.
  final func contacts(in world: DynamicWorld) -> [DynamicContact] {
    let bodies = items.compactMap { world.body(of: $0) }
    var found: [(touch: DynamicTouch, contact: DynamicContact)] = []
    if collisionMode.contains(.items) {
      for (index, one) in bodies.enumerated() {
        for other in bodies[(index + 1)...] where mayTouch(one, other) {
          guard let area = ContactArea(one.corners, other.corners) else { continue }
          found.append(
            (DynamicTouch(one: one.item, other: other.item), DynamicContact(one, other, area)))
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      for body in bodies where !body.isAnchored {
        found += boundaryContacts(of: body, in: world)
      }
    }
    tell(found)
    return found.map(\.contact)
  }

  private func mayTouch(_ one: DynamicBody, _ other: DynamicBody) -> Bool {
    guard !one.isAnchored || !other.isAnchored else { return false }
    return hypot(one.center.x - other.center.x, one.center.y - other.center.y)
      <= one.reach + other.reach
  }

  private func boundaryContacts(
    of body: DynamicBody, in world: DynamicWorld
  ) -> [(touch: DynamicTouch, contact: DynamicContact)] {
    var found: [(touch: DynamicTouch, contact: DynamicContact)] = []
    let corners = body.corners
    func check(_ line: [CGPoint], _ identifier: (any NSCopying)?) {
      for (start, end) in zip(line, line.dropFirst()) {
        let edge = [CGVector(dx: start.x, dy: start.y), CGVector(dx: end.x, dy: end.y)]
        guard let area = ContactArea(corners, edge) else { continue }
        found.append(
          (
            DynamicTouch(one: body.item, identifier: identifier),
            DynamicContact(body, nil, area)
          ))
      }
    }
    if translatesReferenceBoundsIntoBoundary, let bounds = world.referenceBounds {
      let room = bounds.inset(by: referenceInsets)
      let corners = [
        CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.maxX, y: room.minY),
        CGPoint(x: room.maxX, y: room.maxY), CGPoint(x: room.minX, y: room.maxY),
        CGPoint(x: room.minX, y: room.minY),
      ]
      check(corners, nil)
    }
    for boundary in boundaries {
      for line in boundary.lines { check(line, boundary.identifier) }
    }
    return found
  }

  private func tell(_ found: [(touch: DynamicTouch, contact: DynamicContact)]) {
    // Whoever hears of it may take the behaviour out of its animator: then nothing touches any more.
    var now: [DynamicTouch] = []
    for (touch, contact) in found where !now.contains(where: { $0.isSame(as: touch) }) {
      guard dynamicAnimator != nil else { return }
      now.append(touch)
      guard !touching.contains(where: { $0.isSame(as: touch) }) else { continue }
      touching.append(touch)
      touch.tellBegan(self, at: contact.place)
    }
    for touch in touching where !now.contains(where: { $0.isSame(as: touch) }) {
      guard let index = touching.firstIndex(where: { $0.isSame(as: touch) }) else { continue }
      touching.remove(at: index)
      touch.tellEnded(self)
    }
  }

  /// What has touched in one animator does not in another, or in none.
  override func enter(_ animator: UIDynamicAnimator?) {
    let isNews = animator == nil || animator !== dynamicAnimator
    super.enter(animator)
    guard isNews else { return }
    let ended = touching
    touching = []
    for touch in ended { touch.tellEnded(self) }
  }
}

/// Two things that touch, from when they begin until they part.
struct DynamicTouch {
  let one: any UIDynamicItem
  var other: (any UIDynamicItem)?
  var identifier: (any NSCopying)?

  func isSame(as touch: DynamicTouch) -> Bool {
    guard one === touch.one, other === touch.other else { return false }
    guard let mine = identifier else { return touch.identifier == nil }
    guard let theirs = touch.identifier else { return false }
    if let mine = mine as? AnyHashable, let theirs = theirs as? AnyHashable {
      return mine == theirs
    }
    return mine as AnyObject === theirs as AnyObject
  }

  func tellBegan(_ behavior: UICollisionBehavior, at place: CGPoint) {
    if let other {
      behavior.collisionDelegate?.collisionBehavior(
        behavior, beganContactFor: one, with: other, at: place)
    } else {
      behavior.collisionDelegate?.collisionBehavior(
        behavior, beganContactFor: one, withBoundaryIdentifier: identifier, at: place)
    }
  }

  func tellEnded(_ behavior: UICollisionBehavior) {
    if let other {
      behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: one, with: other)
    } else {
      behavior.collisionDelegate?.collisionBehavior(
        behavior, endedContactFor: one, withBoundaryIdentifier: identifier)
    }
  }
}
