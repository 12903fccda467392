import Foundation
import Geometry

/// An item while it is moved: where it is, how it goes, what it weighs.
///
/// Units: points, seconds, radians; an item of 100 by 100 points and density 1 weighs 1, as UIKit's.
final class DynamicBody {
  let item: any UIDynamicItem
  var center: CGPoint
  var angle: CGFloat
  var velocity = CGVector.zero
  var spin: CGFloat = 0
  private(set) var shape: DynamicShape
  private(set) var reach: CGFloat
  /// What the item's transform does besides turning.
  private var rest: CGAffineTransform

  // What item behaviours say; nil is nothing said.
  var density: CGFloat = 1 { didSet { if density != oldValue { weigh() } } }
  var elasticity = DynamicBody.usualElasticity
  var friction = DynamicBody.usualFriction
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  /// Source: chosen after the documented defaults of SpriteKit's bodies, which are the same engine's.
  static let usualElasticity: CGFloat = 0.2
  static let usualFriction: CGFloat = 0.2

  private(set) var mass: CGFloat = 1
  private var inertia: CGFloat = 1

  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  var inverseInertia: CGFloat { isAnchored || !allowsRotation ? 0 : 1 / inertia }

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    rest = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    shape = DynamicShape(of: item)
    reach = shape.reach
    weigh()
  }

  /// Takes the item as it is now; it stops.
  func takeUp() {
    center = item.center
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    rest = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    shape = DynamicShape(of: item)
    reach = shape.reach
    velocity = .zero
    spin = 0
    weigh()
  }

  /// What item behaviours say is said anew, for they may have gone or changed.
  func forget() {
    elasticity = Self.usualElasticity
    friction = Self.usualFriction
    resistance = 0
    angularResistance = 0
    allowsRotation = true
    isAnchored = false
    density = 1
  }

  private func weigh() {
    let size = item.bounds.size
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    mass = max(width * height / 10_000 * max(density, 0.000_1), 0.000_1)
    inertia = mass * (width * width + height * height) / 12
  }

  /// Puts the item where it has got to.
  func show() {
    if item.center != center { item.center = center }
    let transform = rest.concatenating(CGAffineTransform(rotationAngle: angle))
    if item.transform != transform { item.transform = transform }
  }

  var corners: [CGVector] { shape.placed(at: center, angle: angle) }

  /// From the centre to a point that was given before the item was turned.
  func arm(to offset: UIOffset) -> CGVector {
    let (c, s) = (cos(angle), sin(angle))
    return CGVector(
      dx: offset.horizontal * c - offset.vertical * s,
      dy: offset.horizontal * s + offset.vertical * c)
  }

  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * arm.dy, dy: velocity.dy + spin * arm.dx)
  }

  func apply(impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    spin += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// How hard the body is to move at a point in a direction.
  func slackness(at arm: CGVector, along normal: CGVector) -> CGFloat {
    let lever = arm.dx * normal.dy - arm.dy * normal.dx
    return inverseMass + lever * lever * inverseInertia
  }

  func move(for time: CGFloat) {
    guard !isAnchored else { return }
    velocity = velocity.scaled(1 / (1 + time * min(max(resistance, 0), 1e6)))
    spin *= 1 / (1 + time * min(max(angularResistance, 0), 1e6))
    if !allowsRotation { spin = 0 }
    center.x += velocity.dx * time
    center.y += velocity.dy * time
    angle += spin * time
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return takeUp() }
  }

  /// Whether it hardly moves. Source: chosen; two points a second is less than a pixel in five frames.
  var isSlow: Bool { hypot(velocity.dx, velocity.dy) < 2 && abs(spin) < 0.03 }
}

extension CGVector {
  func scaled(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
}
