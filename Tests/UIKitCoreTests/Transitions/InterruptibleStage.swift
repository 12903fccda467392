import Foundation
import QuartzCore
import Simulator

@testable import UIKitCore

/// Slides with a property animator that is the same for as long as the transition lasts.
final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  private var animator: UIViewPropertyAnimator?
  private(set) var endings: [Bool] = []
  private(set) var durationsAsked = 0
  private(set) var starts = 0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    durationsAsked += 1
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    starts += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let container = context.containerView
    let toView = context.view(forKey: .to)
    if let toView, let to = context.viewController(forKey: .to) {
      toView.frame = context.finalFrame(for: to)
      container.addSubview(toView)
      toView.frame.origin.x = container.bounds.width
    }
    let made = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      toView?.frame.origin.x = 0
    }
    made.addCompletion { position in
      toView?.frame.origin.x = 0
      context.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
    animator = nil
  }
}

/// A list, and a page that comes by an interruptible animator with a driver.
final class InterruptibleStage {
  let journal = Journal()
  let world = Simulation()
  let navigation: UINavigationController
  let list: JournalPage
  let detail: JournalPage
  let answers: NavigationAnswers
  let animator = InterruptibleSlide()
  let driver = UIPercentDrivenInteractiveTransition()

  init() {
    list = JournalPage("list", journal)
    detail = JournalPage("detail", journal)
    navigation = UINavigationController(rootViewController: list)
    answers = NavigationAnswers(journal)
    answers.animator = animator
    answers.driver = driver
    world.show(navigation)
    navigation.delegate = answers
    world.settle()
    _ = journal.take()
  }

  /// Starts a push; nobody holds it unless told.
  func push(inHand: Bool = false) {
    driver.wantsInteractiveStart = inHand
    navigation.pushViewController(detail, animated: true)
    world.advanceFrame()
  }

  /// Where the coming page is seen.
  var x: CGFloat {
    let layer = detail.view.layer
    return (layer.presentation() ?? layer).frame.minX
  }
}
