import Foundation
import Motion
import QuartzCore

/// Shows an alert in the middle or an action sheet at the bottom, over the dark.
final class AlertPresentationController: UIPresentationController {
  private let dimming = SheetDimming(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var body: AlertBody? { presentedViewController.viewIfLoaded as? AlertBody }

  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let body else { return .zero }
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    guard isSheet else {
      let room = bounds.height - safe.top - safe.bottom - 2 * AlertLook.outerMargin
      let height = body.height(for: AlertLook.width, limit: room)
      return CGRect(
        x: ((bounds.width - AlertLook.width) / 2).rounded(),
        y: ((bounds.height - height) / 2).rounded(), width: AlertLook.width, height: height)
    }
    // In a wide window it is as wide as in the upright one.
    let width = min(bounds.width, bounds.height) - 2 * AlertLook.sheetMargin
    let bottom = max(safe.bottom, AlertLook.sheetMargin)
    let room = bounds.height - max(safe.top, AlertLook.sheetMargin) - bottom
    let height = body.height(for: width, limit: room)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - bottom - height, width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    if dimming.gestureRecognizers == nil {
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self, action: Selector(AlertPresentationController.tappedOutside(_:))))
    }
    presentedViewController.transitionCoordinator?.animate { [self] _ in darken() }
  }

  private func darken() {
    dimming.alpha = AlertLook.dimming(for: dimming.traitCollection.userInterfaceStyle)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { darken() }
  }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.transition == nil, let body else { return }
    let frame = frameOfPresentedViewInContainerView
    if body.layer.transform.isIdentity, body.frame != frame { body.frame = frame }
  }

  override func stockAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(isPresenting: isPresenting, isSheet: isSheet)
  }

  /// Beside an action sheet a tap cancels; beside an alert it does nothing.
  private func tappedOutside(_ tap: UITapGestureRecognizer) {
    guard isSheet, let alert, let cancel = alert.cancelAction else { return }
    alert.choose(cancel)
  }
}

/// How alerts come and go (F32).
final class AlertAnimator: StockAnimator {
  private let isPresenting: Bool
  private let isSheet: Bool

  /// Source: measured, ω 22.88 (F32), which is 0.404 s at a thousandth (E20).
  static let duration: TimeInterval = 0.404
  /// Source: general knowledge (F32).
  static let startScale: CGFloat = 1.2

  init(isPresenting: Bool, isSheet: Bool) {
    self.isPresenting = isPresenting
    self.isSheet = isSheet
  }

  var pace: (TimeInterval, AnimationBlock.Pace) {
    (Self.duration, .spring(Spring(dampingRatio: 1, duration: Self.duration)))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.placeViews()
    let moving = context.view(forKey: isPresenting ? .to : .from)
    moving?.layoutIfNeeded()
    let start = changes(moving, in: context.containerView, isGone: true)
    let end = changes(moving, in: context.containerView, isGone: false)
    if isPresenting { start() }
    AnimationBlock(
      duration: pace.0, delay: 0, pace: pace.1, options: .overrideInheritedDuration
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    .run { isPresenting ? end() : start() }
  }

  private func changes(_ view: UIView?, in container: UIView, isGone: Bool) -> () -> Void {
    guard let view else { return {} }
    if isSheet {
      let y = isGone ? container.bounds.height - view.frame.minY : 0
      return { view.layer.transform = CATransform3DMakeTranslation(0, y, 0) }
    }
    // In the newer look only the dark fades; before, the alert shrinks into place and fades away.
    let scale = isGone && isPresenting && !UIKitCompatibility.usesNewerLook ? Self.startScale : 1
    return {
      view.alpha = isGone ? 0 : 1
      view.layer.transform = CATransform3DMakeScale(scale, scale, 1)
    }
  }
}
