import Foundation
import Geometry
import QuartzCore

/// What an animator may have changed of a page's view, to see whether it has changed it back.
struct PageLook {
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let hasMask: Bool
  private let radius: CGFloat

  init(_ view: UIView) {
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    hasMask = view.layer.mask != nil
    radius = view.layer.cornerRadius
  }

  /// What is different now, in words; empty for nothing.
  func differences(from view: UIView) -> [String] {
    let now = PageLook(view)
    var found: [String] = []
    if now.transform != transform { found.append("transform") }
    if abs(now.alpha - alpha) > 0.001 { found.append("alpha") }
    if now.isHidden != isHidden { found.append("isHidden") }
    if now.hasMask != hasMask { found.append("mask") }
    if abs(now.radius - radius) > 0.001 { found.append("cornerRadius") }
    return found
  }
}
