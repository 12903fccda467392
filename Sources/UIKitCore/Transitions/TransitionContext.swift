import Foundation
import Geometry

/// What an animator sees of a transition.
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  weak var transition: ViewTransition?
  private let fromController: UIViewController
  private let toController: UIViewController

  /// The tables of C12 and C14, filled by whoever makes the transition.
  var fromView: UIView?
  var toView: UIView?
  /// Found when first needed: the presented view does not exist before its presentation begins.
  var findToView: (() -> UIView?)?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: () -> CGRect] = [:]
  let isAnimated: Bool

  init(
    container: UIView, from: UIViewController, to: UIViewController,
    style: UIModalPresentationStyle, isAnimated: Bool
  ) {
    containerView = container
    fromController = from
    toController = to
    presentationStyle = style
    self.isAnimated = isAnimated
  }

  /// The rows of push, pop and tab switches (C12, C14): both views, from where it is to nowhere, the
  /// other from nowhere to `frame`.
  func fillFrames(in container: UIView, to frame: @escaping () -> CGRect) {
    fromView = fromController.viewInPlace
    findToView = { [toController] in toController.viewInPlace }
    initialFrames[ObjectIdentifier(fromController)] =
      fromController.isViewLoaded ? fromController.viewInPlace.frame : .zero
    finalFrames[ObjectIdentifier(toController)] = frame
  }

  var isInteractive: Bool { transition?.isInteractive ?? false }

  var transitionWasCancelled: Bool { transition?.wasCancelled ?? false }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: fromController
    case .to: toController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView ?? findToView?()
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)]?() ?? .zero
  }

  /// The answer is not kept: it may be another when it counts.
  func settleFinalFrame(for vc: UIViewController) { _ = finalFrame(for: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.update(percentComplete)
  }

  func finishInteractiveTransition() { transition?.release(cancelled: false) }

  func cancelInteractiveTransition() { transition?.release(cancelled: true) }

  func pauseInteractiveTransition() { transition?.pause() }

  func completeTransition(_ didComplete: Bool) {
    // The owner drops the transition in here; it must outlive its own completion.
    guard let transition else {
      if let surplus { Diagnostics.report(surplus) }
      return
    }
    surplus = .completedTwice(transition)
    transition.complete(didComplete)
  }

  /// What a completion is that comes when the transition is gone.
  private var surplus: Diagnostic?
}
