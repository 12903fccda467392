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
