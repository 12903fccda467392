import UIKit

protocol PanModalPresentable: AnyObject {
  var panScrollable: UIScrollView? { get }
  var shortFormHeight: CGFloat { get }
  var cornerRadius: CGFloat { get }
  func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)
}

extension PanModalPresentable where Self: UIViewController {
  var cornerRadius: CGFloat { return 8.0 }
  func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) {}
  var panModalPresentation: PanModalPresentationController? {
    return presentationController as? PanModalPresentationController
  }
}

class PanModalPresentationController: UIPresentationController {
  private struct Constants {
    static let indicatorYOffset = CGFloat(8.0)
    static let snapMovementSensitivity = CGFloat(0.7)
    static let dragIndicatorSize = CGSize(width: 36.0, height: 5.0)
  }

  private var scrollViewYOffset: CGFloat = 0.0
  private var scrollObserver: NSKeyValueObservation?
  private(set) var observedOffsets: [CGFloat] = []
  private var anchoredYPosition: CGFloat = 0

  private lazy var backgroundView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.7)
    view.alpha = 0
    let tap = UITapGestureRecognizer(target: self, action: Selector(didTapBackground))
    view.addGestureRecognizer(tap)
    return view
  }()

  private lazy var dragIndicatorView: UIView = {
    let view = UIView()
    view.backgroundColor = .lightGray
    view.layer.cornerRadius = Constants.dragIndicatorSize.height / 2.0
    return view
  }()

  private lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let gesture = UIPanGestureRecognizer(target: self, action: Selector(didPanOnPresentedView(_:)))
    gesture.minimumNumberOfTouches = 1
    gesture.maximumNumberOfTouches = 1
    gesture.delegate = self
    return gesture
  }()

  private var presentable: PanModalPresentable? {
    return presentedViewController as? PanModalPresentable
  }

  deinit {
    scrollObserver?.invalidate()
  }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView else { return }
    backgroundView.frame = containerView.bounds
    containerView.addSubview(backgroundView)
    containerView.addSubview(presentedView!)
    containerView.addGestureRecognizer(panGestureRecognizer)
    presentedView?.addSubview(dragIndicatorView)
    dragIndicatorView.frame = CGRect(
      origin: CGPoint(x: (containerView.bounds.width - 36) / 2, y: Constants.indicatorYOffset),
      size: Constants.dragIndicatorSize)
    presentedView?.layer.cornerRadius = presentable?.cornerRadius ?? 0
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    anchoredYPosition = containerView.bounds.height - (presentable?.shortFormHeight ?? 400)
    observe(scrollView: presentable?.panScrollable)

    guard let coordinator = presentedViewController.transitionCoordinator else {
      backgroundView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.backgroundView.alpha = 1
      self?.presentedViewController.setNeedsStatusBarAppearanceUpdate()
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { return }
    backgroundView.removeFromSuperview()
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backgroundView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.dragIndicatorView.alpha = 0
      self?.backgroundView.alpha = 0
    })
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: 0, y: anchoredYPosition, width: bounds.width, height: bounds.height - anchoredYPosition)
  }

  private func didTapBackground() {
    presentedViewController.dismiss(animated: true)
  }

  // MARK: Pan

  private func didPanOnPresentedView(_ recognizer: UIPanGestureRecognizer) {
    guard let presentedView = presentedView, let containerView = containerView else {
      recognizer.setTranslation(.zero, in: recognizer.view)
      return
    }
    switch recognizer.state {
    case .began, .changed:
      presentable?.willRespond(to: recognizer)
      var yDisplacement = recognizer.translation(in: presentedView).y
      if presentedView.frame.origin.y < anchoredYPosition { yDisplacement /= 2.0 }
      presentedView.frame.origin.y = max(presentedView.frame.origin.y + yDisplacement, 0)
      recognizer.setTranslation(.zero, in: presentedView)
    default:
      let velocity = recognizer.velocity(in: presentedView)
      let distance = presentedView.frame.minY - anchoredYPosition
      if velocity.y > 1000 * Constants.snapMovementSensitivity
        || distance > (containerView.bounds.height - anchoredYPosition) / 2
      {
        presentedViewController.dismiss(animated: true)
      } else {
        snap(toYPosition: anchoredYPosition)
      }
    }
  }

  private func snap(toYPosition yPos: CGFloat) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [weak self] in self?.presentedView?.frame.origin.y = yPos }, completion: nil)
  }

  // MARK: Scroll view

  private func observe(scrollView: UIScrollView?) {
    scrollObserver?.invalidate()
    scrollObserver = scrollView?.observe(\.contentOffset, options: .old) {
      [weak self] scrollView, change in
      guard self?.containerView != nil else { return }
      self?.didPanOnScrollView(scrollView, change: change)
    }
  }

  private func didPanOnScrollView(
    _ scrollView: UIScrollView, change: NSKeyValueObservedChange<CGPoint>
  ) {
    guard !presentedViewController.isBeingDismissed, !presentedViewController.isBeingPresented
    else { return }
    observedOffsets.append(change.oldValue?.y ?? .nan)
    if scrollView.contentOffset.y < 0 {
      haltScrolling(scrollView)
    } else {
      trackScrolling(scrollView)
    }
  }

  private func haltScrolling(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(CGPoint(x: 0, y: scrollViewYOffset), animated: false)
    scrollView.showsVerticalScrollIndicator = false
  }

  private func trackScrolling(_ scrollView: UIScrollView) {
    scrollViewYOffset = max(scrollView.contentOffset.y, 0)
    scrollView.showsVerticalScrollIndicator = true
  }
}

extension PanModalPresentationController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer.view == presentable?.panScrollable
      && (presentable?.panScrollable?.contentOffset.y ?? 1) <= 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = presentable?.panScrollable else { return true }
    let location = gestureRecognizer.location(in: presentedView)
    return !scrollView.frame.contains(location) || scrollView.contentOffset.y <= 0
  }
}

class PanModalPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public static var `default`: PanModalPresentationDelegate = {
    return PanModalPresentationDelegate()
  }()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return PanModalPresentationAnimator(transitionStyle: .presentation)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return PanModalPresentationAnimator(transitionStyle: .dismissal) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return PanModalPresentationController(
      presentedViewController: presented, presenting: presenting)
  }
}

class PanModalPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum TransitionStyle { case presentation, dismissal }

  private let transitionStyle: TransitionStyle
  private var feedbackGenerator: UISelectionFeedbackGenerator?

  required init(transitionStyle: TransitionStyle) {
    self.transitionStyle = transitionStyle
    super.init()
    if case .presentation = transitionStyle {
      feedbackGenerator = UISelectionFeedbackGenerator()
      feedbackGenerator?.prepare()
    }
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    switch transitionStyle {
    case .presentation:
      guard let toVC = transitionContext.viewController(forKey: .to) else { return }
      let panView: UIView = transitionContext.view(forKey: .to) ?? toVC.view
      panView.frame = transitionContext.finalFrame(for: toVC)
      let yPos = panView.frame.origin.y
      panView.frame.origin.y = transitionContext.containerView.frame.height
      feedbackGenerator?.selectionChanged()
      animate({ panView.frame.origin.y = yPos }) { [weak self] didComplete in
        transitionContext.completeTransition(didComplete)
        self?.feedbackGenerator = nil
      }
    case .dismissal:
      guard let fromVC = transitionContext.viewController(forKey: .from) else { return }
      let panView: UIView = transitionContext.view(forKey: .from) ?? fromVC.view
      animate({ panView.frame.origin.y = transitionContext.containerView.frame.height }) {
        didComplete in
        fromVC.view.removeFromSuperview()
        transitionContext.completeTransition(didComplete)
      }
    }
  }

  private func animate(
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: animations, completion: completion)
  }
}

extension UIViewController {
  func presentPanModal(_ viewController: UIViewController & PanModalPresentable) {
    viewController.modalPresentationStyle = .custom
    viewController.modalPresentationCapturesStatusBarAppearance = true
    viewController.transitioningDelegate = PanModalPresentationDelegate.default
    present(viewController, animated: true, completion: nil)
  }
}

class PanModalList: UIViewController, PanModalPresentable {
  let scrollView = UIScrollView()
  var panScrollable: UIScrollView? { return scrollView }
  var shortFormHeight: CGFloat { return 500 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = CGRect(
      x: 0, y: 40, width: view.bounds.width, height: view.bounds.height - 40)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
  }
}
