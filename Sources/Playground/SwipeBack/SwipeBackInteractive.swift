import UIKit

/// Drives the pop by a drag that may start anywhere on the page.
final class SwipeBackInteractive: HandDrivenTransition {
  private let values: TunableValues
  private weak var navigation: UINavigationController?
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(SwipeBackInteractive.handlePan(_:)))

  /// How far the page goes, from when the drag began. Units: points.
  private var width: CGFloat = 0

  init(_ values: TunableValues) {
    self.values = values
    super.init()
  }

  func attach(to navigation: UINavigationController) {
    self.navigation = navigation
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    navigation.view.addGestureRecognizer(pan)
    // Two ways to drag one page would get into each other's way.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = navigation?.view, view.bounds.width > 0 else { return }
    if pan.state == .began { width = view.bounds.width }
    // To the left of where it began there is nothing to show.
    let percent = min(max(pan.translation(in: view).x / width, 0), 1)
    let velocity = pan.velocity(in: view).x
    switch pan.state {
    case .began:
      takeHold()
      navigation?.popViewController(animated: true)
      update(percent)
    case .changed:
      update(percent)
    case .ended:
      let rule = ReleaseRule(values)
      letGo(rule.verdict(percent: percent, velocity: velocity, length: width))
    case .cancelled, .failed:
      letGo(ReleaseRule(values).cancelled(percent: percent, velocity: velocity))
    default:
      break
    }
  }
}

extension SwipeBackInteractive: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1,
      navigation.transitionCoordinator == nil, navigation.presentedViewController == nil
    else { return false }
    return PanDirection(of: pan, in: navigation.view) == .right
  }
}
