import UIKit

/// How a transition is brought to its end, and how it is not.
extension Pitfall {
  static let endings = [
    Pitfall(
      "H3", "never-completed", title: "Completion never reported",
      code: """
        UIView.animate(withDuration: 0.4) {
          from.frame.origin.x = width
        } completion: { _ in
          // completeTransition is missing
        }
        """,
      onPhone: "The page has gone, and nothing answers any more: the app is frozen."
    ) { phone in
      phone.pop { FaultyTransition.slide($0) { _ in } }
    },
    Pitfall(
      "H3", "completed-twice", title: "Completion reported twice",
      code: """
        completion: { _ in
          context.completeTransition(true)
          context.completeTransition(true)
        }
        """,
      onPhone: "Appearance callbacks come twice, or the next transition ends as it begins."
    ) { phone in
      phone.pop {
        FaultyTransition.slide($0) { context in
          FaultyTransition.complete(context)
          FaultyTransition.complete(context)
        }
      }
    },
    Pitfall(
      "H8", "wrong-flag", title: "The wrong flag on cancel",
      code: """
        completion: { _ in
          context.completeTransition(true)
        }
        """,
      onPhone: "The page comes back and the stack believes that it has gone: the bar shows one "
        + "page, the screen the other."
    ) { phone in
      phone.scrub(to: 0.4, finishing: false) {
        FaultyTransition.slide($0) { $0.completeTransition(true) }
      }
    },
    Pitfall(
      "H7", "not-put-back", title: "Not put back on cancel",
      code: """
        animations: { from.alpha = 0 }
        completion: { _ in
          from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          context.completeTransition(
            !context.transitionWasCancelled)
        }
        """,
      onPhone: "After a cancelled swipe the page stays small for good."
    ) { phone in
      phone.scrub(to: 0.4, finishing: false) {
        FaultyTransition.slide($0) { context in
          let page = context.view(forKey: .from)
          page?.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          FaultyTransition.complete(context)
        }
      }
    },
    Pitfall(
      "H27", "no-duration", title: "Over within a frame",
      code: """
        func transitionDuration(using context: …) -> TimeInterval {
          0                   // “the animation knows how long it takes”
        }
        """,
      onPhone: "The page jumps to its end as soon as the finger is lifted."
    ) { phone in
      phone.scrub(to: 0.4, finishing: true, prepare: { $0.duration = 0 }) {
        FaultyTransition.slide($0) { FaultyTransition.complete($0) }
      }
    },
    Pitfall(
      "H12", "bar-flash", title: "The bar button that flashes",
      code: """
        func interruptibleAnimator(…) -> … {
          animator            // a UIViewPropertyAnimator
        }
        driver.cancel()       // on a pop
        """,
      onPhone:
        "UIKit's own mistake: after a cancelled pop by a property animator the bar's buttons "
        + "flash, or are the wrong page's. Here the bar is put back, so there is nothing to report."
    ) { phone in
      phone.scrubAnimator(to: 0.5)
    },
  ]
}

extension PitfallPhone {
  /// Pops a page with a transition that does as it is told.
  func pop(_ animate: @escaping (FaultyTransition.Context) -> Void) {
    let transition = FaultyTransition(animate)
    keep(transition)
    stack.popViewController(animated: true)
  }

  /// Pops as a finger would, and lets go.
  func scrub(
    to percent: CGFloat, finishing: Bool,
    prepare: (FaultyTransition) -> Void = { _ in },
    _ animate: @escaping (FaultyTransition.Context) -> Void
  ) {
    let transition = FaultyTransition(animate)
    let driver = UIPercentDrivenInteractiveTransition()
    prepare(transition)
    transition.driver = driver
    keep(transition)
    stack.popViewController(animated: true)
    follow(driver, to: percent, finishing: finishing)
  }

  /// Pops by a property animator, and cancels.
  fileprivate func scrubAnimator(to percent: CGFloat) {
    let transition = FaultyAnimatorTransition()
    keep(transition)
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: nil)
    stack.popViewController(animated: true)
    follow(transition.percentDriver, to: percent, finishing: false)
  }

  private func keep(_ transition: any UINavigationControllerDelegate) {
    pushQuietly()
    stack.delegate = transition
    keeper = transition
  }

  private func follow(
    _ driver: UIPercentDrivenInteractiveTransition, to percent: CGFloat, finishing: Bool
  ) {
    for step in 1...8 {
      let part = CGFloat(step) / 8
      after(0.05 * TimeInterval(step)) { [weak driver] in driver?.update(percent * part) }
    }
    after(0.6) { [weak driver] in
      if finishing { driver?.finish() } else { driver?.cancel() }
    }
  }
}

/// A pop in the hands of a property animator, as it should be.
final class FaultyAnimatorTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  let percentDriver = UIPercentDrivenInteractiveTransition()
  /// Whether each question gets a new animator, as it must not.
  var forgets = false
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator {
      return forgets ? UIViewPropertyAnimator(duration: 0.4, curve: .linear) : animator
    }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    animator = made
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else { return made }
    to.frame = transitionContext.finalFrame(for: page)
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    made.addAnimations { from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0) }
    made.addCompletion { _ in
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { percentDriver }
}
