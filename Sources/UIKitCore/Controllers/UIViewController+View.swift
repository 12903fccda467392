import Foundation
import QuartzCore

extension UIViewController {
  public final var viewIfLoaded: UIView? { storedView }

  public final var isViewLoaded: Bool { storedView != nil }

  public final func loadViewIfNeeded() { _ = loadedView }

  final var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    // A loadView that sets no view is a mistake; an empty view keeps the app alive.
    let view = storedView ?? UIView(frame: UIScreen.main.bounds)
    if storedView == nil { take(view) }
    viewDidLoad()
    return view
  }

  final func take(_ view: UIView?) {
    guard view !== storedView else { return }
    storedView?.controller = nil
    storedView = view
    view?.controller = self
    view?.layer.isPage = true
    if overrideUserInterfaceStyle != .unspecified {
      view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
  }

  final func callWillLayoutSubviews() { viewWillLayoutSubviews() }

  final func callDidLayoutSubviews() { viewDidLayoutSubviews() }

  public final var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }

  public final var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// The transition in flight that this controller takes part in, or its nearest ancestor (C44).
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = coordinatorInReach { return coordinator }
    noteMissingCoordinator()
    return nil
  }

  private var coordinatorInReach: (any UIViewControllerTransitionCoordinator)? {
    if let transition = runningTransition ?? parentTransition { return transition.coordinator }
    if let transition = presentation?.transition ?? storedPresented?.presentation?.transition {
      return transition.coordinator
    }
    return parent?.coordinatorInReach
  }

  private var parentTransition: ViewTransition? {
    guard let transition = parent?.runningTransition,
      transition.from === self || transition.to === self
    else { return nil }
    return transition
  }

  // MARK: In which transition it is (C34)

  public final var isBeingPresented: Bool {
    presentation?.transition?.kind == .present && presentation?.transition?.to === self
  }

  public final var isBeingDismissed: Bool {
    presentation?.transition?.kind == .dismiss && presentation?.transition?.from === self
  }

  public final var isMovingToParent: Bool { moves == .toParent }

  public final var isMovingFromParent: Bool { moves == .fromParent }
}
