import Foundation
import Geometry
import QuartzCore

/// The stock swipes back: they pop under the finger (F33–F36).
final class InteractivePop: UIGestureRecognizerDelegate {
  /// From the leading edge.
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// From anywhere, in the newer look.
  let contentRecognizer = UIPanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// What has been let go of and is on its way.
  private weak var flight: UIPercentDrivenInteractiveTransition?
  /// How far it was when the finger caught it. Units: points.
  private var caughtAt: CGFloat = 0

  init(navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.edges = .left
    for swipe in [recognizer, contentRecognizer] {
      swipe.delegate = self
      swipe.addTarget(self, action: Selector(InteractivePop.handlePan(_:)))
    }
    contentRecognizer.require(toFail: recognizer)
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(recognizer)
    contentRecognizer.isEnabled = UIKitCompatibility.usesNewerLook
    view.addGestureRecognizer(contentRecognizer)
  }

  /// Refuses where UIKit's own delegate does (F34), and where the app answers for animators (C43).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === contentRecognizer {
      let way = contentRecognizer.velocity(in: navigation.view)
      // What is on its way may be caught on the way back, too.
      guard (flightToCatch == nil ? way.x : abs(way.x)) > abs(way.y) else { return false }
    }
    if flightToCatch != nil { return true }
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      return false
    }
    guard let why = refusal(for: top) else { return true }
    Diagnostics.report(.swipeRefused(why))
    return false
  }

  /// Whether a swipe in flight can be taken hold of again: in the newer look; before, a running
  /// transition refuses (F34).
  var catchesFlights: Bool { UIKitCompatibility.usesNewerLook }

  private var flightToCatch: UIPercentDrivenInteractiveTransition? {
    guard catchesFlights, let flight, let running = navigation.runningTransition,
      running.interactor === flight, running.phase == .running, !running.isInteractive
    else { return nil }
    return flight
  }

  private func refusal(for top: UIViewController) -> String? {
    if navigation.runningTransition != nil { return "a transition is running" }
    if navigation.isNavigationBarHidden { return "the navigation bar is hidden" }
    if top.navigationItem.hidesBackButton { return "the back button is hidden" }
    if top.navigationItem.leftBarButtonItem != nil,
      !top.navigationItem.leftItemsSupplementBackButton
    {
      return "the page has a left item of its own"
    }
    guard let delegate = navigation.delegate else { return nil }
    let below = navigation.viewControllers[navigation.viewControllers.count - 2]
    let answer = delegate.navigationController(
      navigation, animationControllerFor: .pop, from: top, to: below)
    return answer is UnaskedAnimator
      ? nil : "the delegate implements navigationController(_:animationControllerFor:from:to:)"
  }

  /// Pans inside the pages wait for the edge: it wins where it starts (A55, B39).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: navigation.view) == true
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let width = max(navigation.view.bounds.width, 1)
    let travel = max(0, caughtAt + pan.translation(in: navigation.view).x)
    switch pan.state {
    case .began:
      caughtAt = 0
      if let flightToCatch {
        flightToCatch.pause()
        caughtAt = flightToCatch.percentComplete * width
        driver = flightToCatch
        return
      }
      // A delegate taken off lets the swipe begin at the root, where there is nothing to pop (F35).
      guard navigation.viewControllers.count > 1 else {
        Diagnostics.report(.swipeAtRoot())
        return
      }
      guard navigation.runningTransition == nil else { return }
      driver = Driver()
      driver?.completionCurve = .easeOut
      navigation.popViewController(animated: true)
    case .changed:
      driver?.update(travel / width)
    case .ended:
      // Past half, or moving on quickly; a clear movement back cancels (G2).
      let velocity = pan.velocity(in: navigation.view).x
      let finishes = velocity >= 300 || (travel / width > 0.5 && velocity > -300)
      if finishes { driver?.finish() } else { driver?.cancel() }
      fly()
    case .cancelled, .failed:
      driver?.cancel()
      fly()
    default:
      break
    }
  }

  /// A swipe may be over before its pop starts; that is nobody's mistake.
  private final class Driver: UIPercentDrivenInteractiveTransition {
    override var reportsEarlyEnd: Bool { false }
  }

  private func fly() {
    flight = driver
    driver = nil
    caughtAt = 0
  }
}
