import UIKit

/// Stands the card below the top, and dims and shrinks the page behind it.
final class CardPresentationController: UIPresentationController {
  let dimming = UIView()
  private let values: TunableValues
  /// Whether the status bar lies on the dark behind the shrunken page.
  private(set) var darkensTop = false
  private var pageBefore: PageLook?

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    values: TunableValues
  ) {
    self.values = values
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    dimming.backgroundColor = .black
    dimming.alpha = 0
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let inset = min(values["inset"], bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + inset, width: bounds.width, height: bounds.height - inset)
  }

  /// How far everything round the card is, 0 as if there were none, 1 with the card in place.
  func show(_ progress: CGFloat) {
    dimming.alpha = values["dimming"] * progress
    guard let page else { return }
    let scale = 1 - (1 - values["scale"]) * progress
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    page.layer.cornerRadius = values["cornerRadius"] * progress
    darkensTop = progress > 0.5
    presentingViewController.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Turning points

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let container = containerView {
      dimming.frame = container.bounds
      container.insertSubview(dimming, at: 0)
    }
    presentedView?.roundTop(values["cornerRadius"])
    if let page {
      pageBefore = PageLook(of: page)
      page.roundTop(0)
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { show(1) } else { takeAway() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeAway() } else { show(1) }
  }

  private func takeAway() {
    show(0)
    dimming.removeFromSuperview()
    if let page { pageBefore?.restore(to: page) }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // A transition has the views in its own hands.
    guard presentedViewController.transitionCoordinator == nil, let container = containerView
    else { return }
    dimming.frame = container.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private var page: UIView? { presentingViewController.viewIfLoaded }
}

/// What the page behind looked like before it was touched.
private struct PageLook {
  private let radius: CGFloat
  private let corners: CACornerMask
  private let masks: Bool

  init(of view: UIView) {
    radius = view.layer.cornerRadius
    corners = view.layer.maskedCorners
    masks = view.layer.masksToBounds
  }

  func restore(to view: UIView) {
    view.transform = .identity
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = corners
    view.layer.masksToBounds = masks
  }
}

extension UIView {
  fileprivate func roundTop(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
  }
}
