public import Foundation
import Geometry

/// Holds an item at a point, or at another item, by a rod or a spring.
///
/// Mirrors: `UIAttachmentBehavior`.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Mirrors: `UIAttachmentBehavior.AttachmentType`, raw values included.
  public nonisolated enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public final let items: [any UIDynamicItem]
  public final let attachedBehaviorType: AttachmentType
  private let offset: UIOffset
  private let otherOffset: UIOffset

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    self.offset = offset
    otherOffset = .zero
    anchorPoint = point
    length = Self.distance(Self.place(of: item, offset), point)
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    offset = offset1
    otherOffset = offset2
    anchorPoint = .zero
    length = Self.distance(Self.place(of: item1, offset1), Self.place(of: item2, offset2))
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Where the item is held when it is not at another. Units: points.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// How far apart the two ends belong. Units: points.
  open var length: CGFloat { didSet { changed() } }
  /// How much a spring's swinging dies away; 1 is at once.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings a second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    let (c, s) = (cos(angle), sin(angle))
    return CGPoint(
      x: item.center.x + offset.horizontal * c - offset.vertical * s,
      y: item.center.y + offset.horizontal * s + offset.vertical * c)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let distance = hypot(one.x - other.x, one.y - other.y)
    return distance.isFinite ? distance : 0
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func joint(in world: DynamicWorld, step: CGFloat) -> DynamicJoint? {
    guard anchorPoint.x.isFinite, anchorPoint.y.isFinite, let first = items.first,
      let body = world.body(of: first)
    else { return nil }
    var other: DynamicJoint.End?
    if attachedBehaviorType == .items {
      guard let second = items.last, let twin = world.body(of: second) else { return nil }
      other = DynamicJoint.End(body: twin, arm: twin.arm(to: otherOffset))
    }
    return DynamicJoint(
      DynamicJoint.End(body: body, arm: body.arm(to: offset)), other, anchor: anchorPoint,
      length: max(0, length.isFinite ? length : 0), frequency: frequency, damping: damping,
      step: step)
  }
}
