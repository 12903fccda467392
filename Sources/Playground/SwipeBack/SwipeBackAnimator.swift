import UIKit

/// The page slides out to the right; the page below comes in from half a width to the left.
final class SwipeBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let values: TunableValues

  init(_ values: TunableValues) {
    self.values = values
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { values["duration"] }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let rest = transitionContext.finalFrame(for: toController)
    let shadow = PageShadow(
      under: from, radius: values["shadowRadius"], opacity: values["shadowOpacity"])
    let dimming = makeDimming(over: container.bounds)

    to.frame = rest.offsetBy(dx: -width * values["parallax"], dy: 0)
    container.insertSubview(to, belowSubview: from)
    if let dimming { container.insertSubview(dimming, belowSubview: from) }

    // Anything but linear would leave the finger.
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        from.frame = from.frame.offsetBy(dx: width, dy: 0)
        to.frame = rest
        dimming?.alpha = 0
      },
      completion: { _ in
        dimming?.removeFromSuperview()
        shadow.remove()
        to.frame = rest
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func makeDimming(over bounds: CGRect) -> UIView? {
    guard values["dimming"] > 0 else { return nil }
    let view = UIView(frame: bounds)
    view.backgroundColor = .black
    view.alpha = values["dimming"]
    return view
  }
}

/// The shadow a moving page throws on the one below, taken off again afterwards.
private struct PageShadow {
  private let layer: CALayer
  private let before: (opacity: Float, radius: CGFloat, offset: CGSize, path: CGPath?)

  init(under view: UIView, radius: CGFloat, opacity: CGFloat) {
    layer = view.layer
    before = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset, layer.shadowPath)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = .zero
    layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
  }

  func remove() {
    layer.shadowOpacity = before.opacity
    layer.shadowRadius = before.radius
    layer.shadowOffset = before.offset
    layer.shadowPath = before.path
  }
}
