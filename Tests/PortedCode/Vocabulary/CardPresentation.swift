import UIKit

final class CardPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
  private lazy var dimmingView: UIView = {
    let view = UIView(frame: .zero)
    view.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
    view.alpha = 0.0
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = "dimming"
    let recognizer = UITapGestureRecognizer(target: self, action: Selector(handleTap(recognizer:)))
    view.addGestureRecognizer(recognizer)
    return view
  }()
  private var direction: UIRectEdge = .bottom
  private var presentedViewFrame: CGRect = .zero
  private var scrollObserver: NSKeyValueObservation?
  private var background: NSObjectProtocol?
  private var keyboardHeight: CGFloat = 0
  var wrapper: UIView?
  override var presentedView: UIView? { return wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    var frame: CGRect = .zero
    frame.size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    let insets = containerView.safeAreaInsets
    if #available(iOS 11.0, *) {
      frame.size.height -= insets.bottom
    } else {
      frame.size.height -= presentedViewController.bottomLayoutGuide.length
    }
    switch direction {
    case .right: frame.origin.x = containerView.frame.width * (1.0 / 3.0)
    case .bottom: frame.origin.y = containerView.frame.maxY - frame.height
    default: frame.origin = .zero
    }
    return frame.integral.inset(by: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
  }
  init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?, direction: UIRectEdge
  ) {
    self.direction = direction
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    NotificationCenter.default.addObserver(
      self, selector: Selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
    background = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in DispatchQueue.main.async { self?.dimmingView.alpha = 1 } }
  }
  deinit { NotificationCenter.default.removeObserver(self) }
  func keyboardWillShow(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    keyboardHeight = frame.height
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.containerView?.layoutIfNeeded() }, completion: nil)
    if let r = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect {
      _ = r
    }
    _ = UIView.AnimationCurve(rawValue: Int(curve))
  }
  func keyboardWillHide() { keyboardHeight = 0 }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView,
      let coordinator = presentedViewController.transitionCoordinator
    else { dimmingView.alpha = 1.0; return }
    container.insertSubview(dimmingView, at: 0)
    dimmingView.frame = container.bounds
    presentedView?.layer.cornerRadius = 10
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.layer.cornerCurve = .continuous
    presentedView?.clipsToBounds = true
    presentingViewController.view.tintAdjustmentMode = .dimmed
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        self?.dimmingView.alpha = 1.0
        self?.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        _ = context.transitionDuration + Double(context.percentComplete)
        _ =
          context.isAnimated && context.isCancelled && context.isInteractive
          && context.initiallyInteractive
        _ = context.completionVelocity
        _ = context.completionCurve
        _ = context.viewController(forKey: .from); _ = context.view(forKey: .to);
        _ = context.containerView; _ = context.targetTransform
        _ = context.presentationStyle
      }, completion: { context in if context.isCancelled {} })
    coordinator.notifyWhenInteractionChanges { ctx in
      UIView.animate(withDuration: ctx.transitionDuration * Double(1 - ctx.percentComplete)) {}
    }
    coordinator.animateAlongsideTransition(in: container, animation: { _ in }, completion: nil)
    if let c = presentingViewController.transitionCoordinator {
      c.animate(alongsideTransition: { (_) -> Void in self.dimmingView.alpha = 1 })
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimmingView.removeFromSuperview() }
    let scroll = UIScrollView()
    scrollObserver = scroll.observe(\.contentOffset, options: [.old, .new]) {
      [weak self] scrollView, change in
      guard let old = change.oldValue, self != nil else { return }
      if scrollView.isTracking && !scrollView.isDecelerating {
        scrollView.setContentOffset(old, animated: false)
      }
    }
    scrollObserver?.invalidate()
    if #available(iOS 13, *) {
      UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.7)
    }
    let g = UIImpactFeedbackGenerator(style: .medium); g.prepare(); g.impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }
  override func dismissalTransitionWillBegin() {
    guard let c = presentedViewController.transitionCoordinator else { return }
    c.animate { _ in
      self.dimmingView.alpha = 0
    } completion: { _ in
    }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    dimmingView.frame = containerView?.bounds ?? .zero
  }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    if container === presentedViewController { return container.preferredContentSize }
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { true }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  override var presentationStyle: UIModalPresentationStyle { .custom }
  func handleTap(recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended, !presentedViewController.isBeingDismissed {
      presentingViewController.dismiss(animated: true)
    }
    presentedViewController.dismiss(animated: true, completion: nil)
    delegate?.presentationControllerDidDismiss?(self)
    if delegate?.presentationControllerShouldDismiss?(self) ?? true {}
  }
}
class Del: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular ? .pageSheet : .none
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {}
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { false }
}
class Sheety: UIViewController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    if #available(iOS 15.0, *), let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      if #available(iOS 16, *) {
        let small = UISheetPresentationController.Detent.Identifier("small")
        sheet.detents = [
          .custom(identifier: small) { context in context.maximumDetentValue * 0.3 },
          .custom { _ in 200 }, .large(),
        ]
        sheet.selectedDetentIdentifier = small
        sheet.invalidateDetents()
      }
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    presentationController?.delegate = self
    navigationController?.presentationController?.delegate = self
    popoverPresentationController?.sourceView = view
    popoverPresentationController?.sourceRect = view.bounds
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    popoverPresentationController?.delegate = self
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
