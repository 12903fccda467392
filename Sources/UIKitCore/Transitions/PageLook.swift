import Foundation
import Geometry
import QuartzCore

/// What an animator may have changed of a page's view, to see whether it has changed it back.
struct PageLook {
  /// Named as in messages.
  enum Aspect: String {
    case transform, alpha, isHidden, mask, cornerRadius
  }

  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: ObjectIdentifier?
  private let radius: CGFloat

  init(_ view: UIView) {
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    mask = view.layer.mask.map(ObjectIdentifier.init)
    radius = view.layer.cornerRadius
  }

  /// What is different now; empty for nothing.
  func differences(from view: UIView) -> [Aspect] {
    let now = PageLook(view)
    var found: [Aspect] = []
    if now.transform != transform { found.append(.transform) }
    if abs(now.alpha - alpha) > 0.001 { found.append(.alpha) }
    if now.isHidden != isHidden { found.append(.isHidden) }
    if now.mask != mask { found.append(.mask) }
    if abs(now.radius - radius) > 0.001 { found.append(.cornerRadius) }
    return found
  }
}
