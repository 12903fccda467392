import Foundation
import QuartzCore

extension UIView {
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      guard !view.blocksTouchesWhileAnimating else { continue }
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Views moved by `UIView.animate` take no touches unless they were allowed to (A39).
  private var blocksTouchesWhileAnimating: Bool {
    guard let keys = layer.animationKeys(), !keys.isEmpty else { return false }
    let blocks = keys.contains {
      (layer.animation(forKey: $0)?.value(forKey: AnimationBlock.blocksTouchesKey) as? Bool) == true
    }
    if blocks { Diagnostics.report(.touchOnAnimatingView(self)) }
    return blocks
  }
}
