import Foundation
import Geometry
import Motion
import QuartzCore

/// The stock push and pop: the front page slides, the page below follows by three tenths, dimmed
/// (F1–F4).
final class PushAnimator: StockAnimator {
  private let operation: UINavigationController.Operation
  /// A finger wants the way in proportion; on its own the page springs.
  private let isLinear: Bool

  /// How far the page below moves. Source: measured (F1).
  static let parallax: CGFloat = 0.3
  /// Black over the page below. Source: measured (F3).
  static let dimming: CGFloat = 0.1

  init(_ operation: UINavigationController.Operation, isLinear: Bool = false) {
    self.operation = operation
    self.isLinear = isLinear
  }

  var pace: (TimeInterval, AnimationBlock.Pace) {
    isLinear
      ? (0.35, .curve(.linear)) : (SystemSpring.duration, .spring(SystemSpring.spring))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { pace.0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let to = context.viewController(forKey: .to)
    else {
      context.completeTransition(true)
      return
    }
    let container = context.containerView
    let isPush = operation != .pop
    let (front, back) = isPush ? (toView, fromView) : (fromView, toView)
    toView.frame = context.finalFrame(for: to)
    if isPush { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }

    let width = container.bounds.width
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, belowSubview: front)
    let fades = UIAccessibility.fadesPages
    let shadow = fades ? nil : EdgeShadow(beside: front)

    func set(_ progress: CGFloat) {
      if fades {
        front.alpha = progress
        return
      }
      // 0: the back page is all there is to see; 1: the front page covers it.
      front.center.x = container.bounds.midX + width * (1 - progress)
      back.center.x = container.bounds.midX - width * Self.parallax * progress
      dimming.alpha = Self.dimming * progress
    }
    set(isPush ? 0 : 1)
    AnimationBlock(
      duration: pace.0, delay: 0, pace: pace.1, options: .overrideInheritedDuration
    ) { _ in
      dimming.removeFromSuperview()
      shadow?.remove()
      if fades { front.alpha = 1 }
      // Views that stay elsewhere must not keep the place they moved to.
      back.center.x = container.bounds.midX
      front.center.x = container.bounds.midX
      context.completeTransition(!context.transitionWasCancelled)
    }.run { set(isPush ? 1 : 0) }
  }
}

/// The faint shadow at the leading edge of the front page (F4), taken off again afterwards.
private final class EdgeShadow {
  private let view: UIView
  private let before: (opacity: Float, radius: CGFloat, offset: CGSize)

  init(beside view: UIView) {
    self.view = view
    let layer = view.layer
    before = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4.5
    layer.shadowOffset = .zero
  }

  func remove() {
    (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = before
  }
}
