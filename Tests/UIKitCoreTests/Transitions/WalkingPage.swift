import Foundation

@testable import UIKitCore

/// Hears of its appearance.
final class WalkingPage: UIViewController {
  private(set) var calls: [String] = []
  private var will = 0
  private var did = 0
  var scrolls = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    guard scrolls else { return }
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    view.addSubview(scroll)
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", will: 1) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", did: 1) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", will: -1) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", did: 0) }

  private func note(_ call: String, will change: Int = 0, did: Int? = nil) {
    calls.append(call)
    will += change
    if let did { self.did = did }
    if calls.count > 40 { calls.removeFirst(20) }
  }

  /// At rest as many have come as have gone, but for what is seen.
  var isBalanced: Bool { will == did && (will == 0 || will == 1) }
}

/// Answers every question with a new animator and a new driver, or none.
final class WalkingAnswers: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var animator: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  var driver: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
}
