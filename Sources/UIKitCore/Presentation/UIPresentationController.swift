public import Foundation

/// Decides where a presented view stands and what surrounds it.
///
/// Mirrors: `UIPresentationController` (C26).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, NSKeyValueObserving {
  public final let presentedViewController: UIViewController
  /// The controller that really presents, known once the presentation has begun.
  final weak var storedPresenting: UIViewController?
  final weak var presentation: Presentation?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  public final var presentingViewController: UIViewController {
    storedPresenting ?? presentation?.presenter ?? presentedViewController
  }

  /// What the presentation takes place in; nil before it begins.
  public final var containerView: UIView? { presentation?.container }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is moved: the presented controller's, or a wrapper round it (C13).
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands, points in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window (C25).
  open var shouldRemovePresentersView: Bool { false }

  open var shouldPresentInFullscreen: Bool { true }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

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

  public final var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UIScreen.main.traitCollection
  }

  deinit {
    AssociatedObjects.forget(self)
  }

  /// Told of changes it asked for by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// The stock full screen styles: the presented view fills the container.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentedViewController.modalPresentationStyle.removesPresenter
  }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
