import Foundation
import Geometry
import Motion
import QuartzCore

/// What everybody but the animator sees of a transition.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: ViewTransition
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []
  private var hasRun = false
  private(set) var percentComplete: CGFloat = 0

  init(transition: ViewTransition) {
    self.transition = transition
  }

  // MARK: Registration

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    // After the start there is no common moment left to join; completions still run (C45).
    guard !hasRun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changeHandlers.append(handler)
  }

  // MARK: The transition's turning points

  /// Runs what was registered, timed like the transition itself.
  func runAlongside() {
    guard !hasRun else { return }
    hasRun = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    let run = { for block in blocks { block(self) } }
    guard transition.isAnimated else {
      UIView.performWithoutAnimation(run)
      return
    }
    let (duration, pace) =
      (transition.animator as? any StockAnimator)?.pace
      ?? (transition.duration, .curve(UIView.AnimationCurve.easeInOut.bezier))
    let linear = AnimationBlock.Pace.curve(.linear)
    AnimationBlock(
      duration: duration, delay: 0, pace: transition.initiallyInteractive ? linear : pace,
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
      completion: nil
    ).run(run)
  }

  func interactionChanged() {
    percentComplete = transition.percent
    let ended = endHandlers
    if !isInteractive { endHandlers = [] }
    for handler in changeHandlers { handler(self) }
    if !isInteractive { for handler in ended { handler(self) } }
  }

  func finish() {
    let blocks = completions
    completions = []
    changeHandlers = []
    endHandlers = []
    for block in blocks { block(self) }
  }

  // MARK: What it tells

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.context.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.wasCancelled }
  var transitionDuration: TimeInterval { transition.isAnimated ? transition.duration : 0 }
  var completionVelocity: CGFloat { transition.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition.interactor?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { transition.context.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.context.view(forKey: key)
  }
}
