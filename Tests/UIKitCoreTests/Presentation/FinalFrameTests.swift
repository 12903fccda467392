import Foundation
import Simulator
import Testing

@testable import UIKitCore

@Suite struct FinalFrameTests {
  @Test func `A view that is placed while its frame is asked for is placed when it comes`() {
    let (world, home, shown) = (Simulation(), UIViewController(), UIViewController())
    world.show(home)
    shown.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let guide = Guide()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = guide

    home.present(shown, animated: true)
    world.settle()

    // Nobody has used the answer; that it was asked for has put the view into the middle.
    #expect(shown.view.frame == CGRect(x: 95, y: 372, width: 200, height: 100))
    #expect(guide.order == ["begin", "frame", "animate"])
  }
}

private final class Guide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var order: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Centring(presentedViewController: presented, presenting: presenting)
    controller.tell = { [weak self] step in self?.order.append(step) }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    order.append("animate")
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

private final class Centring: UIPresentationController {
  var tell: ((String) -> Void)?

  override func presentationTransitionWillBegin() { tell?("begin") }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    tell?("frame")
    view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    return view.frame
  }
}
