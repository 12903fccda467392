import Foundation
import Geometry
import GestureLab
import QuartzCore
import UIKitCore

/// A screen of somebody's own app: a sheet over a page, pulled away with a finger. It tells no rule.
struct ShelfScreen: LabScreen {
  let id = "shelf"
  /// Whether the app makes the mistake of completing twice.
  var completesTwice = false

  let tunables = [LabTunable(key: "half", range: 0.1...0.9, defaultValue: 0.5)]

  func make(state: String, values: [String: Double]) -> LabStage {
    let page = ShelfPage(half: values["half"] ?? 0.5, completesTwice: completesTwice)
    return LabStage(root: page) { [weak page] in
      guard let sheet = page?.presentedViewController?.viewIfLoaded else { return [] }
      return [("sheet", sheet)]
    }
  }
}

final class ShelfPage: UIViewController {
  private let half: Double
  private let completesTwice: Bool

  init(half: Double, completesTwice: Bool) {
    self.half = half
    self.completesTwice = completesTwice
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, !wasOpened else { return }
    wasOpened = true
    present(ShelfSheet(half: half, completesTwice: completesTwice), animated: false)
  }

  private var wasOpened = false
}

final class ShelfSheet: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let half: Double
  private let completesTwice: Bool
  private var driver: UIPercentDrivenInteractiveTransition?

  init(half: Double, completesTwice: Bool) {
    self.half = half
    self.completesTwice = completesTwice
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(ShelfSheet.pulled(_:))))
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    let percent = pan.translation(in: view.window).y / max(view.bounds.height, 1)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      driver?.update(percent)
    default:
      if pan.state == .ended, Double(percent) >= half { driver?.finish() } else { driver?.cancel() }
      driver = nil
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let height = view.bounds.height
    let completesTwice = completesTwice
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { [view] in view?.frame.origin.y = height },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
        if completesTwice { context.completeTransition(!context.transitionWasCancelled) }
      })
  }
}
