public import Foundation
import QuartzCore

/// Shows a controller on a sheet that a finger can drag from one height to another and away.
///
/// Mirrors: `UISheetPresentationController` (F12 to F31). Its `delegate` may be a
/// `UISheetPresentationControllerDelegate`.
open class UISheetPresentationController: UIPresentationController {
  // MARK: Wishes

  /// Where the sheet rests; by default only as high as it goes (F20).
  open var detents: [Detent] = [.large()] { didSet { stopsChanged() } }

  /// The detent it is at; nil for the lowest (F21). Setting it moves the sheet at once, inside
  /// `animateChanges` with an animation.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { stopsChanged() } }

  /// Up to which detent the page behind is neither dimmed nor out of reach; nil for none (F22).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { stopsChanged() } }

  /// Whether scrolling on at a lower detent first raises the sheet (F23).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the little bar at the top is there (F19).
  open var prefersGrabberVisible = false {
    didSet { sheetView?.showsGrabber = prefersGrabberVisible }
  }

  /// Whether the sheet stays a sheet where there is little height (F24).
  open var prefersEdgeAttachedInCompactHeight = false { didSet { stopsChanged() } }

  /// Whether such a sheet is as wide as the content prefers (F24).
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { stopsChanged() } }

  /// Points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { stopsChanged() } }

  /// Makes changes to the sheet that move it, with the system's spring.
  open func animateChanges(_ changes: () -> Void) {
    AnimationBlock(
      duration: SystemSpring.duration, delay: 0, pace: .spring(SystemSpring.spring),
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
      completion: nil
    ).run(changes)
  }

  /// Asks the detents again how high they are.
  open func invalidateDetents() { stopsChanged() }

  // MARK: State of the machinery

  final var layout = SheetLayout()
  /// How much of the sheet is seen, by the model.
  final var seen: CGFloat = 0
  final var sheetView: SheetView?
  final let dimming = SheetDimming(frame: .zero)
  final var backdrop: SheetBackdrop?
  final var motion: SheetMotion?
  final var drag: SheetDrag?
  /// How far down the finger has gone, as last taken in.
  final var panTravel: CGFloat = 0
  final lazy var pan = SheetPan(sheet: self)
  /// Whether the page behind has stepped back so far that the status bar is on black.
  final var hasReceded = false

  // MARK: UIPresentationController

  open override var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle.resolved
    return style == .formSheet ? .formSheet : .pageSheet
  }

  /// The sheet that the presented view stands in, once there is a presentation (C13).
  open override var presentedView: UIView? {
    guard presentation != nil else { return super.presentedView }
    if let sheetView { return sheetView }
    guard let content = super.presentedView else { return nil }
    let made = SheetView(content: content)
    made.showsGrabber = prefersGrabberVisible
    made.addGestureRecognizer(pan)
    made.take(frameOfPresentedViewInContainerView)
    sheetView = made
    return made
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let layout = resolvedLayout()
    return layout.frame(seen: layout.height(of: selectedDetentIdentifier))
  }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    layout = resolvedLayout()
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    if dimming.gestureRecognizers == nil {
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self, action: Selector(UISheetPresentationController.tappedOutside(_:))))
    }
    backdrop = SheetBackdrop(behind: presentingViewController, in: container)
    showSurroundings(seen: 0)
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in
      guard let self else { return }
      showSurroundings(seen: layout.height(of: selectedDetentIdentifier))
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    motion = nil
    guard completed else { return leave() }
    seen = layout.height(of: selectedDetentIdentifier)
    stopsChanged()
  }

  open override func dismissalTransitionWillBegin() {
    guard drag == nil || presentation?.transition?.interactor !== drag else { return }
    takeFromHand()
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in
      self?.showSurroundings(seen: 0)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    motion = nil
    if completed { leave() } else { stopsChanged() }
  }

  open override func containerViewWillLayoutSubviews() {
    guard presentation?.transition == nil, drag == nil else { return }
    if resolvedLayout() != layout { stopsChanged() }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if widthFollowsPreferredContentSizeWhenEdgeAttached { stopsChanged() }
  }

  private func leave() {
    backdrop?.remove()
    backdrop = nil
    hasReceded = false
    dimming.removeFromSuperview()
    drag = nil
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  private func tappedOutside(_ tap: UITapGestureRecognizer) {
    guard UIKitCompatibility.tapOutsideDismissesSheet else { return }
    dismissByTap()
  }

  // MARK: The machinery's hooks

  override func stockAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.effectiveTransitionStyle == .coverVertical
      ? SheetAnimator(self, isPresenting: isPresenting)
      : super.stockAnimator(isPresenting: isPresenting)
  }

  override var isCatchable: Bool {
    presentedViewController.effectiveTransitionStyle == .coverVertical
      && !UIAccessibility.fadesPages
  }

  override func target(of hit: UIView?, at point: CGPoint, in container: UIView) -> UIView? {
    target(of: hit, at: point, container: container)
  }

  override var recedesPresenter: Bool { hasReceded }

  override func isMoving(_ view: UIView) -> Bool { backdrop?.isMoving(view) == true }

  override func giveBackSurroundings() { showSurroundings(seen: 0) }

  override func letGo() -> Bool { drag?.letGo() ?? false }
}
