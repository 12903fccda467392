import Foundation
import Geometry
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Moves the page by hand and tells only afterwards how it went, as photo viewers do.
private final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to), let from = context.view(forKey: .from) {
      context.containerView.insertSubview(to, belowSubview: from)
    }
  }

  func end(finishing: Bool, animated: Bool = true) {
    guard let context, let page = context.view(forKey: .from) else { return }
    let over = {
      if finishing {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard animated else { return over() }
    UIView.animate(withDuration: 0.3) {
      page.transform = finishing ? CGAffineTransform(translationX: 0, y: 800) : .identity
    } completion: { _ in
      page.transform = .identity
      over()
    }
  }
}

/// Cleans up after it has said that it is done.
private final class LateTidying: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: from.bounds, transform: nil)
    from.layer.mask = mask
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear, animations: { from.alpha = 0 },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
        from.layer.mask = nil
        from.alpha = 1
      })
  }
}

/// What code does that drives transitions in its own way, and must not be told off for.
@Suite struct OwnDriverTests {
  @Test(arguments: [true, false])
  func `a hand that animates the rest first and tells then is not too quick`(finishing: Bool) {
    let stage = PopStage()
    let reports = Reports()
    let driver = HandDriver()
    stage.answers.driver = driver

    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    driver.context?.updateInteractiveTransition(0.3)
    stage.detail.view.transform = CGAffineTransform(translationX: 0, y: 120)
    driver.end(finishing: finishing)
    stage.world.settle()

    #expect(reports.ids == [])
    #expect(stage.navigation.runningTransition == nil)
    #expect(stage.navigation.viewControllers.count == (finishing ? 1 : 2))
  }

  @Test func `a hand that ends it at once from far away is still told of`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = HandDriver()
    stage.answers.driver = driver

    stage.navigation.popViewController(animated: true)
    stage.world.advanceFrame()
    driver.context?.updateInteractiveTransition(0.3)
    driver.end(finishing: true, animated: false)
    stage.world.settle()

    #expect(reports.ids == ["H27"])
  }

  @Test func `what is put right after the completion counts as put right`() {
    let stage = PopStage()
    let reports = Reports()
    stage.answers.animator = LateTidying()
    let driver = stage.beginPop()
    driver.update(0.2)

    driver.cancel()
    stage.world.settle()

    #expect(reports.ids == [])
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `the next transition asked for in the completion of a cancelled one is in order`() {
    let stage = PopStage()
    let reports = Reports()
    let driver = stage.beginPop()
    var again = 0
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      guard context.isCancelled, again == 0 else { return }
      again += 1
      stage.answers.driver = nil
      stage.navigation.popViewController(animated: true)
    }
    driver.update(0.2)

    driver.cancel()
    stage.world.settle()

    #expect(again == 1)
    #expect(reports.ids == [])
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a presenter that was made smaller stays so until it is given its place again`() {
    let world = Simulation()
    let home = UIViewController()
    let window = world.show(home)
    let card = UIViewController()
    let answers = ModalAnswers()
    let shrink = ProbeAnimator()
    let small = CGRect(x: 16, y: 47, width: 358, height: 797)
    shrink.probe = { context in
      guard context.view(forKey: .to) != nil else { return }
      UIView.animate(withDuration: 0.3) {
        context.viewController(forKey: .from)?.view.frame = small
      }
    }
    answers.presenting = shrink
    let back = ProbeAnimator()
    var frames: [CGRect] = []
    back.probe = { context in
      guard let presenter = context.viewController(forKey: .to) else { return }
      frames = [context.initialFrame(for: presenter), context.finalFrame(for: presenter)]
      UIView.animate(withDuration: 0.3) { presenter.view.frame = frames[1] }
    }
    answers.dismissing = back
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = answers

    home.present(card, animated: true)
    world.settle()
    let during = home.view.frame
    window.setNeedsLayout()
    world.advanceFrame()
    let laidOut = home.view.frame
    card.dismiss(animated: true)
    world.settle()
    let afterwards = home.view.frame
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    world.advanceFrame()

    #expect(during == small)
    #expect(laidOut == small)
    #expect(frames == [small, CGRect(x: 0, y: 0, width: 390, height: 844)])
    #expect(afterwards == frames.last)
    #expect(home.view.frame.size == CGSize(width: 400, height: 800))
  }
}
