import UIKit

/// A sheet that a finger pulls away: half of its height, or a quick flick.
public final class ShelfController: UIViewController {
  private var pull: UIPercentDrivenInteractiveTransition?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(ShelfController.pulled(_:))))
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    let height = max(view.bounds.height, 1)
    let percent = max(0, pan.translation(in: view.window).y / height)
    switch pan.state {
    case .began:
      pull = UIPercentDrivenInteractiveTransition()
      pull?.completionCurve = .linear
      dismiss(animated: true)
    case .changed:
      pull?.update(percent)
    case .ended:
      let isFast = pan.velocity(in: view.window).y >= 900
      if percent >= 0.5 || isFast { pull?.finish() } else { pull?.cancel() }
      pull = nil
    default:
      pull?.cancel()
      pull = nil
    }
  }
}

extension ShelfController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ShelfDismissal() }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }
}

/// The shelf slides down.
final class ShelfDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let shelf = context.viewController(forKey: .from)?.view else {
      context.completeTransition(false)
      return
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .curveLinear,
      animations: { shelf.frame.origin.y += shelf.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
