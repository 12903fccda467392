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
    applyTraitsFromParent()
    if overrideUserInterfaceStyle != .unspecified {
      view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
  }

  final func callWillLayoutSubviews() { viewWillLayoutSubviews() }

  final func callDidLayoutSubviews() { viewDidLayoutSubviews() }

  final var traitsNow: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }

  final var presenterNow: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  final var coordinatorNow: (any UIViewControllerTransitionCoordinator)? {
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
}

extension UIViewController {
  /// The controller's own wish goes before its parent's.
  final func applyTraitsFromParent() {
    guard overrideUserInterfaceStyle == .unspecified, let view = viewIfLoaded else { return }
    let style = traitsFromParent?.userInterfaceStyle ?? .unspecified
    if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
  }
}
