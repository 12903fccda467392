import UIKit

/// A card that is to know where it stands.
protocol StandingCard: UIViewController {
  /// What is seen in its place while it goes.
  var standIn: CardStandIn? { get }
  /// It stands in `container`.
  func isPresented(in container: UIView)
}

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
  ///
  /// - Parameter takesBar: whether the status bar's colour goes along.
  func show(_ progress: CGFloat, takesBar: Bool = true) {
    dimming.alpha = values["dimming"] * progress
    guard let page else { return }
    let scale = 1 - (1 - values["scale"]) * progress
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    page.layer.cornerRadius = values["cornerRadius"] * progress
    guard takesBar else { return }
    darkensTop = isTopDark(at: progress)
    presentingViewController.setNeedsStatusBarAppearanceUpdate()
  }

  /// A finger has everything at `progress`: the status bar changes over in a moment where what lies
  /// under it does, and is never seen half way.
  func follow(_ progress: CGFloat) {
    let isDark = isTopDark(at: progress)
    guard isDark != darkensTop else { return }
    darkensTop = isDark
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.presentingViewController.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether the status bar lies on the dark behind the page, or on a page as dark.
  private func isTopDark(at progress: CGFloat) -> Bool {
    guard let container = containerView ?? page else { return progress > 0.5 }
    let drop = (1 - values["scale"]) / 2 * container.bounds.height * progress
    return drop > container.safeAreaInsets.top / 2 + 2 || values["dimming"] * progress > 0.55
  }

  // MARK: Turning points

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let container = containerView {
      dimming.frame = container.bounds
      container.insertSubview(dimming, at: 0)
    }
    if let container = containerView {
      (presentedViewController as? any StandingCard)?.isPresented(in: container)
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
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    let rest = frameOfPresentedViewInContainerView
    if presentedViewController.transitionCoordinator == nil {
      presentedView?.frame = rest
    } else if let standIn = (presentedViewController as? any StandingCard)?.standIn {
      // The window changes its size under the finger: the card follows, its picture with it.
      presentedView?.frame = rest
      presentedView?.layoutIfNeeded()
      standIn.fit()
    }
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
