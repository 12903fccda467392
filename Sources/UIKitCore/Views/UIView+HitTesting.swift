import Foundation
import QuartzCore

extension UIView {
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      guard !view.blocksTouchesWhileAnimating else { continue }
      if let hit = view.hitTest(view.hitPoint(point, in: self), with: event) { return hit }
    }
    return self
  }

  /// A view inside that was meant to hear of a touch at `point`, and does not.
  final func deafView(at point: CGPoint) -> UIView? {
    for view in subviews.reversed() where !view.isHidden {
      let place = convert(point, to: view)
      guard view.point(inside: place, with: nil) else { continue }
      if !view.isUserInteractionEnabled, view.gestureRecognizers?.isEmpty == false { return view }
      if let deaf = view.deafView(at: place) { return deaf }
    }
    return nil
  }

  /// A point of the superview in the receiver's space: by the model, but for views that a property
  /// animator moves, which are hit where they are drawn (A38).
  private func hitPoint(_ point: CGPoint, in superview: UIView) -> CGPoint {
    // Asked of every view under a finger, of which hardly any moves.
    guard layer.isAnimated else { return convert(point, from: superview) }
    let isHitAsShown =
      layer.animationKeys()?.contains {
        layer.animation(forKey: $0)?.value(forKey: AnimationBlock.hitsShownKey) as? Bool == true
      } ?? false
    return isHitAsShown ? layer.shownPoint(point) : convert(point, from: superview)
  }

  /// The view that kept a touch from itself since this was last cleared: hit tests are asked for many
  /// reasons, and only who began a touch knows whether it mattered (H32).
  private(set) static weak var lastBlocked: UIView?

  static func forgetBlocked() { lastBlocked = nil }

  /// Views moved by `UIView.animate` take no touches unless they were allowed to (A39).
  private var blocksTouchesWhileAnimating: Bool {
    guard layer.isAnimated, let keys = layer.animationKeys() else { return false }
    let blocks = keys.contains {
      (layer.animation(forKey: $0)?.value(forKey: AnimationBlock.blocksTouchesKey) as? Bool) == true
    }
    if blocks { UIView.lastBlocked = self }
    return blocks
  }
}
