import Foundation
import Geometry

/// The stock edge swipe: pops under the finger (F33–F35).
final class InteractivePop: UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer
  private unowned let navigation: UINavigationController
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(InteractivePop.handlePan(_:)))
  }

  /// Refuses where UIKit's own delegate does (F34), and where the app answers for animators (C43).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1,
      navigation.runningTransition == nil, !navigation.isNavigationBarHidden,
      !top.navigationItem.hidesBackButton, top.navigationItem.leftBarButtonItem == nil
    else { return false }
    let below = navigation.viewControllers[navigation.viewControllers.count - 2]
    guard let delegate = navigation.delegate else { return true }
    return delegate.navigationController(
      navigation, animationControllerFor: .pop, from: top, to: below) is UnaskedAnimator
  }

  /// Pans inside the pages wait for the edge: it wins where it starts (A55, B39).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: navigation.view) == true
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let width = max(navigation.view.bounds.width, 1)
    let travel = max(0, pan.translation(in: navigation.view).x)
    switch pan.state {
    case .began:
      // A delegate taken off lets the swipe begin at the root, where there is nothing to pop (F35).
      guard navigation.viewControllers.count > 1 else {
        Diagnostics.report(.swipeAtRoot())
        return
      }
      driver = UIPercentDrivenInteractiveTransition()
      driver?.completionCurve = .easeOut
      navigation.popViewController(animated: true)
    case .changed:
      driver?.update(travel / width)
    case .ended:
      // Past half, or moving on quickly; a clear movement back cancels (G2).
      let velocity = pan.velocity(in: navigation.view).x
      let finishes = velocity >= 300 || (travel / width > 0.5 && velocity > -300)
      if finishes { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default:
      break
    }
  }
}

extension Diagnostic {
  static func swipeAtRoot() -> Diagnostic {
    Diagnostic(
      id: "H15",
      message: "The interactive pop began with only the root on the stack.",
      advice: "Refuse in gestureRecognizerShouldBegin while viewControllers.count is 1; on iOS the "
        + "next push freezes.")
  }
}
