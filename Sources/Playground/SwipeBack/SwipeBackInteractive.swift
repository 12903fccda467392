import UIKit

/// Drives the pop by a drag that may start anywhere on the page.
final class SwipeBackInteractive: HandDrivenTransition {
  private let values: TunableValues
  private lazy var grip = Grip(self, towards: .right) { [values] in ReleaseRule(values) }

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to navigation: UINavigationController) {
    grip.travel = { [weak navigation] _ in navigation?.view.bounds.width ?? 0 }
    grip.mayBegin = { [weak navigation] in
      guard let navigation else { return false }
      return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
        && navigation.presentedViewController == nil
    }
    grip.begin = { [weak navigation] in navigation?.popViewController(animated: true) }
    navigation.view.addGestureRecognizer(grip.pan)
    // Two ways to drag one page would get into each other's way.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  /// Takes a key that drives it; says whether it did.
  func take(_ presses: Set<UIPress>) -> Bool { grip.take(presses) }
}
