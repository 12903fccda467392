public import Foundation

/// Decides where a presented view stands and what surrounds it.
///
/// Mirrors: `UIPresentationController` (C26). It does not keep the presented controller alive: the
/// presentation does.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, NSKeyValueObserving {
  private final weak var heldPresented: UIViewController?
  /// The controller that really presents, known once the presentation has begun.
  final weak var storedPresenting: UIViewController?
  final weak var presentation: Presentation?

  /// Who decides about adapting and about dismissing by hand (F26 to F29).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The controller that is shown; an empty one should that be gone.
  open var presentedViewController: UIViewController {
    if let heldPresented { return heldPresented }
    let empty = UIViewController()
    standIn = empty
    heldPresented = empty
    return empty
  }

  private final var standIn: UIViewController?

  open var presentingViewController: UIViewController {
    storedPresenting ?? presentation?.presenter ?? presentedViewController
  }

  /// What the presentation takes place in; nil before it begins.
  open var containerView: UIView? { presentation?.container }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle.resolved
  }

  /// The view that is moved: the presented controller's, or a wrapper round it (C13).
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands, points in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window (C25).
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the whole screen is presented on, not the nearest context that is defined.
  open var shouldPresentInFullscreen: Bool { true }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Adapting

  /// The style used where the wished one does not fit; `.none` for the wished one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return stockAdaptiveStyle(for: traitCollection)
  }

  /// What the kind itself does where it does not fit.
  func stockAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  /// Traits that the presented controller has in place of its surroundings'; of these, light or dark.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraits() }
  }

  /// Whether the presented view has its light or dark from here.
  private final var hasAppliedStyle = false

  final func applyTraits() {
    let style = overrideTraitCollection?.userInterfaceStyle ?? .unspecified
    guard style != .unspecified || hasAppliedStyle else { return }
    hasAppliedStyle = style != .unspecified
    presentedViewController.viewIfLoaded?.overrideUserInterfaceStyle = style
  }

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called with a nil for what was before, as in controllers, when the container's traits may have
  /// changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection {
    let around =
      containerView?.traitCollection ?? storedPresenting?.viewIfLoaded?.traitCollection
      ?? UIScreen.main.traitCollection
    return overrideTraitCollection.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
  }

  deinit {
    AssociatedObjects.forget(self)
  }

  /// Told of changes it asked for by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: What the kinds of the system's own do otherwise

  /// What moves the presented view when nobody else does.
  func stockAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch presentedViewController.effectiveTransitionStyle {
    case .crossDissolve: DissolveAnimator()
    case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
    case .coverVertical: CoverAnimator(isPresenting: isPresenting)
    }
  }

  /// Whether the presented view can be caught while the stock animator moves it.
  var isCatchable: Bool { false }

  /// What takes a touch at a point of the container, given what lies there.
  func target(of hit: UIView?, at point: CGPoint, in container: UIView) -> UIView? { hit }

  /// Whether what lies below has stepped back into the dark, so that the status bar must be light.
  var recedesPresenter: Bool { false }

  /// Whether the presentation moves this view, what lies behind it, as it comes and goes.
  func isMoving(_ view: UIView) -> Bool { false }

  /// It is about to go unseen: what it has changed around it is as before, at once.
  func giveBackSurroundings() {}

  /// The presentation was asked to go by program; whether a hand that holds it now lets it go.
  func letGo() -> Bool { false }
}
