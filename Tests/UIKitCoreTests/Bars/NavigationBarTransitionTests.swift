import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@Suite struct NavigationBarTransitionTests {
  @Test func `F5 The old title becomes the back label, the new one comes from the right`() throws {
    let stage = BarStage()
    let page = UIViewController()
    page.title = "Detail"

    stage.navigation.pushViewController(page, animated: true)
    stage.world.advance(by: 0.1)

    let change = try #require(stage.bar.transition)
    let old = try #require(change.from.titleLabel.layer.presentation())
    let new = try #require(change.to.titleLabel.layer.presentation())
    #expect(old.position.x < 195)
    #expect(old.opacity < 1)
    #expect(new.position.x > 195)
    #expect(new.opacity > 0)
    stage.world.settle()
    #expect(stage.bar.transition == nil)
    #expect(change.from.superview == nil)
    let middle = try #require(stage.bar.content?.titleLabel.frame.midX)
    #expect(abs(middle - 195) <= 0.5)
  }

  @Test func `F6 What leaves is gone early`() throws {
    let stage = BarStage()
    stage.home.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.world.settle()
    let button = try #require(stage.bar.content?.buttons.first)
    let page = UIViewController()

    stage.navigation.pushViewController(page, animated: true)
    stage.world.advance(by: 0.25)

    #expect(stage.bar.transition != nil)
    #expect(button.layer.presentation()?.opacity == 0)
  }

  @Test func `A cancelled swipe back leaves everything as it was`() throws {
    let stage = BarStage()
    let detail = stage.push("Detail")
    let right = UIBarButtonItem(systemItem: .add)
    detail.navigationItem.rightBarButtonItem = right
    stage.world.settle()
    let content = try #require(stage.bar.content)
    let before = BarPicture(stage.bar)

    stage.world.finger.down(at: CGPoint(x: 2, y: 400))
    stage.world.finger.move(to: CGPoint(x: 150, y: 400), over: 0.2)
    let isMoving = stage.bar.transition != nil
    stage.world.finger.move(to: CGPoint(x: 30, y: 400), over: 0.2)
    stage.world.finger.up()
    stage.world.settle()

    #expect(isMoving)
    #expect(stage.bar.content === content)
    #expect(stage.bar.topItem === detail.navigationItem)
    #expect(BarPicture(stage.bar) == before)
    #expect(stage.navigation.viewControllers.count == 2)
    right.title = "Still heard"
    stage.world.finger.tap(at: CGPoint(x: 30, y: 69))
    stage.world.settle()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `A finished swipe back shows the page before`() {
    let stage = BarStage()
    stage.push("Detail")

    stage.world.finger.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
    stage.world.settle()

    #expect(stage.bar.topItem === stage.home.navigationItem)
    #expect(stage.bar.items?.count == 1)
    #expect(stage.bar.content?.titleLabel.alpha == 1)
    #expect(stage.bar.subviews.count == 2)
  }

  @Test func `F7 With an animator of the app's the contents only fade, never both in full`() throws
  {
    let stage = BarStage()
    let delegate = FadingDelegate()
    stage.navigation.delegate = delegate
    let page = UIViewController()
    page.title = "Detail"

    stage.navigation.pushViewController(page, animated: true)
    stage.world.advanceFrame()
    stage.world.advanceFrame()
    let change = try #require(stage.bar.transition)
    var (old, new): ([Float], [Float]) = ([], [])
    for _ in 0..<60 where stage.bar.transition != nil {
      old.append(try #require(change.from.layer.presentation()).opacity)
      new.append(try #require(change.to.layer.presentation()).opacity)
      stage.world.advanceFrame()
    }

    #expect(old.contains { $0 > 0.2 && $0 < 0.8 })
    #expect(new.contains { $0 > 0.2 && $0 < 0.8 })
    #expect(zip(old, new).allSatisfy { min($0, $1) < 0.35 && $0 + $1 > 0.5 })
    #expect(change.from.titleLabel.layer.animationKeys() == nil)
    #expect(abs(change.to.titleLabel.center.x - 195) <= 0.5)
  }

  @Test func `A title set during the push is there when it ends`() {
    let stage = BarStage()
    let page = UIViewController()
    page.title = "Wait"

    stage.navigation.pushViewController(page, animated: true)
    stage.world.advance(by: 0.1)
    page.title = "Here"
    stage.world.settle()

    #expect(stage.bar.content?.titleLabel.text == "Here")
  }
}

/// Everything a bar shows at rest: views by type, frames, alphas.
private struct BarPicture: Equatable {
  var lines: [String] = []

  init(_ bar: UINavigationBar) {
    add(bar)
  }

  private mutating func add(_ view: UIView) {
    lines.append(
      "\(type(of: view)) \(view.frame) \(view.alpha) \(view.isUserInteractionEnabled) "
        + "\(view.layer.animationKeys() ?? []) \((view as? UILabel)?.text ?? "")")
    for subview in view.subviews { add(subview) }
  }
}

/// Pages that fade for half a second.
private final class FadingDelegate: UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
