public import Foundation
public import Geometry

/// Something that a dynamic animator can move. Mirrors: `UIDynamicItem`.
///
/// Views are. Its size and shape count when it joins, and again when the animator is told of a change.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In the animator's space. Units: points.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// Its rotation is the animator's, what else it does is kept.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Around the item's centre, for the type `path`. Units: points.
  var collisionBoundingPath: UIBezierPath { get }
}

/// What of an item hits others. Mirrors: `UIDynamicItemCollisionBoundsType`, raw values included.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  /// The smallest shape without hollows around the item's path.
  case path = 2
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
