import Foundation
import Simulator
import Testing
import UIKitCore

@Suite struct OptionalCallTests {
  @Test func `an optional call reaches the method a delegate has`() {
    let delegate = Answers()
    let scroll: any UIScrollViewDelegate = delegate
    let gesture: (any UIGestureRecognizerDelegate)? = delegate
    let navigation: (any UINavigationControllerDelegate)? = delegate
    let page = UIViewController()
    let stack = UINavigationController()

    scroll.scrollViewDidScroll?(UIScrollView())
    scroll.scrollViewDidEndDragging!(UIScrollView(), willDecelerate: true)
    let together = gesture?.gestureRecognizer?(
      UIPanGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer())
    navigation?.navigationController?(stack, willShow: page, animated: true)
    let animator = navigation?.navigationController?(
      stack, animationControllerFor: .push, from: page, to: page)

    #expect(delegate.heard == ["scroll", "dragged true", "will show"])
    #expect(together == true)
    #expect(animator is SlideAnimator)
  }

  @Test func `an optional call of what a delegate lacks gives the default`() {
    let delegate: any UIGestureRecognizerDelegate = Answers()
    let none: (any UIGestureRecognizerDelegate)? = nil
    let pan = UIPanGestureRecognizer()

    #expect(delegate.gestureRecognizerShouldBegin?(pan) == true)
    #expect(none?.gestureRecognizerShouldBegin?(pan) == nil)
  }

  @Test func `an animator that can be interrupted is asked for, and driven, by optional calls`() {
    let world = Simulation()
    let stack = UINavigationController(rootViewController: UIViewController())
    world.show(stack)
    var log: [String] = []
    let page = UIViewController()
    let offering = OfferingAnimator()
    let delegate = Offers(offering) { context in
      let animator = offering.interruptibleAnimator?(using: context)
      log.append(animator === offering.animator ? "offered" : "another")
      let plain: any UIViewControllerAnimatedTransitioning = SlideAnimator()
      log.append(plain.interruptibleAnimator?(using: context) == nil ? "none" : "one")
      animator?.addAnimations? { page.view.alpha = 0.5 }
      animator?.addAnimations?({ page.view.tag = 7 }, delayFactor: 0.5)
      animator?.addCompletion? { position in
        log.append("completed \(position == .end)")
        context.completeTransition(true)
      }
      animator?.startAnimation()
      animator?.pauseAnimation()
      animator?.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
    }
    stack.delegate = delegate

    stack.pushViewController(page, animated: true)
    stack.transitionCoordinator?.animateAlongsideTransition(in: stack.view) { _ in
      log.append("alongside")
    }
    world.settle()

    #expect(log == ["offered", "none", "alongside", "completed true"])
    #expect(page.view.alpha == 0.5)
    #expect(page.view.tag == 7)
  }

  @Test func `plain calls, and properties of the same name, mean what they meant`() {
    let page = Answers()
    let stack = UINavigationController(rootViewController: page)

    page.scrollViewDidScroll(UIScrollView())

    #expect(page.navigationController === stack)
    #expect(page.heard == ["scroll"])
  }
}

private final class Answers: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate
{
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("dragged \(decelerate)")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("will show") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }
}

/// Runs an animator that is handed out, and set in motion by what `start` does.
private final class OfferingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
  var start: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
    }
    start(transitionContext)
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { animator }
}

private final class Offers: NSObject, UINavigationControllerDelegate {
  private let animator: OfferingAnimator

  init(
    _ animator: OfferingAnimator,
    start: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.animator = animator
    animator.start = start
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
